import type { Hono } from 'hono';

/** The languages every practice site speaks. */
export type Language = 'en' | 'ru';

/** One person's copy of one site: whatever they change is theirs alone. */
export interface Visitor<State> {
  readonly id: string;
  state: State;
}

/** What every handler of a practice site finds in `c.var`. */
export interface SiteEnv<State> {
  Variables: {
    visitor: Visitor<State>;
    language: Language;
    /** Picks the text in the visitor's language: `t('Inbox', 'Входящие')`. */
    t: Translate;
  };
}

export type Translate = (english: string, russian: string) => string;

export type SiteApp<State> = Hono<SiteEnv<State>>;

/** A little website with a host name of its own and a fresh state for each visitor. */
export interface Site<State = unknown> {
  /** The first label of its host name: `mail` answers at `mail.localhost`. */
  readonly name: string;
  /** More host names that reach the same routes, for pages that need a second origin. */
  readonly aliases?: readonly string[];
  readonly title: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** Folder of the site: `public/` in it is served under `/public/`, `client/main.ts(x)` as `/client/main.js`. */
  readonly folder: URL;
  /** What a new visitor finds. The same every time, so that tests can rely on it. */
  initialState(): State;
  routes(app: SiteApp<State>): void;
  /** What the state endpoint shows; the whole state unless the site leaves secrets or bulk out. */
  reveal?(state: State): unknown;
}

/** Keeps the type of the state between `initialState` and `routes`, then forgets it: the server treats all sites alike. */
export function defineSite<State>(site: Site<State>): Site {
  return site as unknown as Site;
}
