import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Language, SiteEnv, Translate } from '../site.ts';
import type { Scene } from './data/injections.ts';
import type { ForumState } from './state.ts';

export type ForumContext = Context<SiteEnv<ForumState>>;

/** Everything a page needs to know about the request it answers. */
export interface View {
  readonly t: Translate;
  readonly language: Language;
  readonly state: ForumState;
  readonly url: URL;
  readonly scene: Scene;
  /** The token every form carries. */
  readonly token: string;
}

const secret = randomBytes(32);

export function viewOf(c: ForumContext): View {
  const url = new URL(c.req.url);
  const { id, state } = c.var.visitor;
  const collect: Scene['collect'] = (path, query = {}) =>
    `http://collector.localhost:${url.port}${path}?${new URLSearchParams({ visitor: id, ...query })}`;
  const { t, language } = c.var;
  return { t, language, state, url, scene: { language, collect }, token: tokenFor(id) };
}

export function isOwnToken(visitor: string, given: string): boolean {
  const expected = Buffer.from(tokenFor(visitor));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The address of this page with some of its query changed. */
export function withQuery(url: URL, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(url.searchParams);
  for (const gone of ['visitor', 'done']) query.delete(gone);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}

function tokenFor(visitor: string): string {
  return createHmac('sha256', secret).update(visitor).digest('base64url');
}
