import type { Action, Aftermath, Foresight, Outcome } from '../action.ts';
import { isLotsmanError, LotsmanError } from '../errors.ts';
import { Listeners } from '../listeners.ts';
import type { Redactor } from '../log.ts';
import type { ElementId, Observation } from '../observation.ts';
import type { Held, Outgoing } from '../outgoing.ts';
import { mentionsSecret, noSecrets, type Secrets } from '../secrets.ts';
import { type Desk, Desks } from './desks.ts';
import { Discretion } from './discretion.ts';
import type { Fineness } from './drawing.ts';
import type { Hands, OnTouch } from './hands.ts';
import type { Hold, Judge } from './holding/hold.ts';
import { withWhatWasBefore } from './let-go.ts';
import type { Eyes } from './observe.ts';
import { DEFAULT_DEADLINE } from './options.ts';
import { anyFile, type Outbox } from './outbox.ts';
import { toolsNotice } from './page-tools.ts';
import type { Covering, PictureWish, Taken } from './picture.ts';
import { inPlace } from './place.ts';
import type { Session } from './session.ts';
import { settle } from './settle.ts';
import type { Tab } from './tab.ts';
import { elementId, type Said, type Tool, type Workplace } from './tool.ts';
import { tools as allTools, toolNamed } from './tools.ts';
import { touchWords } from './touch-words.ts';
import type { Span } from './traffic.ts';
import { PersonWatch } from './watch/person.ts';
import { Witness } from './witness.ts';

export interface HelmOptions {
  /** Milliseconds that one call to the browser may take. */
  deadline?: number | undefined;
  tools?: readonly Tool[];
  onTouch?: OnTouch;
  /** Show in a visible window what is touched; on unless told otherwise. */
  highlight?: boolean;
  /** Hears in a few words what is being touched: `click · Add to cart`. */
  onWords?: (words: string) => void;
  /** Knows the values that nothing may show. Those that are given out here are added to it. */
  redactor?: Redactor;
  /** Whose values may be typed in the place of their names. */
  secrets?: Secrets;
  /** The files that may be given to a page; any, unless told otherwise. */
  outbox?: Outbox;
}

/** So many milliseconds one request that was held may take before the next is let go. */
const ORDERLY = 2_000;

type Work = (workplace: Workplace) => Promise<Said>;

/** Where somebody stands who drives a session: looks at the tab in front, acts on it, hears what came of it. */
export class Helm {
  readonly #session: Session;
  readonly #tools: readonly Tool[];
  readonly #desks: Desks;
  readonly #discretion: Discretion;
  readonly secrets: Secrets;
  readonly outbox: Outbox;
  #front: Tab | undefined;
  readonly #switched = new Listeners<undefined>();
  #hold: Hold | undefined;
  readonly #person = new PersonWatch();
  /** The last act that sends something which waits for somebody's word. */
  #waits: Outcome | undefined;
  /** The tool that is at work. */
  #doing = '';
  #onReadAhead: ((observation: Observation) => void) | undefined;
  /** Whether a whole page was asked for since the last action: then it most likely will be after the next. */
  #wantsWhole = false;

  constructor(session: Session, options: HelmOptions = {}) {
    const { deadline = DEFAULT_DEADLINE, tools = allTools, onWords, onTouch } = options;
    this.#session = session;
    this.#tools = tools;
    this.secrets = options.secrets ?? noSecrets;
    this.outbox = options.outbox ?? anyFile;
    this.#discretion = new Discretion(this.secrets, options.redactor);
    this.#desks = new Desks(session, {
      deadline,
      highlight: options.highlight !== false,
      redactor: this.#discretion.redactor,
      person: this.#person,
      onReadAhead: (observation) => this.#onReadAhead?.(this.masked(observation)),
      onTouch: (point, grip) => {
        onWords?.(this.masked(touchWords(this.#doing, grip?.spoken)));
        onTouch?.(point, grip);
      },
    });
    // What a page does by itself shows only to those who are there from the beginning.
    for (const tab of session.tabs) this.#desks.of(tab);
    session.subscribe((event) => {
      const opened = event.type === 'tab_opened' && session.tabs.find(({ id }) => id === event.tab);
      if (opened) this.#desks.of(opened);
    });
  }

  /** The tab in front: the one switched to last that is still there. */
  get tab(): Tab {
    if (!this.#front || !this.#session.tabs.includes(this.#front)) this.#front = this.#session.tab;
    return this.#front;
  }

  /** Hears that another tab is in front; the returned function ends it. */
  onSwitched(listener: () => void): () => void {
    return this.#switched.add(listener);
  }

  async switchTo(tab: Tab): Promise<void> {
    this.#front = tab;
    this.#switched.tell(undefined);
    // In the user's own browser the focus is the user's.
    if (this.#session.mode === 'launched') await tab.page.bringToFront();
  }

  /** Hears what the next look will most likely be, while there is time. */
  whenReadAhead(listener: (observation: Observation) => void): void {
    this.#onReadAhead = listener;
  }

  /** Looks at the tab in front. */
  observe(): Promise<Observation> {
    return this.#explained('Looking at the page', (tab) => this.#look(tab));
  }

  async #look(tab: Tab): Promise<Observation> {
    const desk = this.#desks.of(tab);
    await this.#discretion.learn(tab.url);
    const looked = await desk.eyes.observe({ tab: this.#place(tab), status: desk.traffic.statusOf(tab.url) });
    const seen = this.masked(looked);
    const offered = toolsNotice(await desk.pageTools.all());
    desk.last = offered ? { ...seen, notices: [...(seen.notices ?? []), offered] } : seen;
    return desk.last;
  }

  /** Reads all of the tab in front, also what is out of view; what changed is told against the last ordinary look. */
  observeWhole(): Promise<Observation> {
    return this.#explained('Looking at the page', (tab) => this.#lookAtAll(tab));
  }

  async #lookAtAll(tab: Tab): Promise<Observation> {
    this.#wantsWhole = true;
    await this.#discretion.learn(tab.url);
    return this.masked(await this.#desks.of(tab).eyes.observe({ scope: 'page', tab: this.#place(tab) }));
  }

  /** Takes a small picture of the tab in front, and tells where what was last seen stands on it. */
  portray(wish: Pick<PictureWish, 'longest' | 'quality'>): Promise<Taken> {
    return this.#explained('Taking a picture of the page', async (tab) => {
      const { camera, last } = this.#desks.of(tab);
      await this.#discretion.learn(tab.url);
      return camera.take({ ...wish, places: last });
    });
  }

  /** What must not be seen now of the tab in front. Whoever asks often, while others take pictures too, has a name of their own. */
  async covering(name: string): Promise<Covering> {
    const { tab } = this;
    await this.#discretion.learn(tab.url);
    return this.#desks.of(tab).camera.covering(name);
  }

  /** A JPEG of the tab in front, in base64, with parts of it covered. */
  cover(jpeg: string, covering: Covering, size: Fineness): Promise<string> {
    return this.#desks.of(this.tab).camera.cover(jpeg, covering, size);
  }

  /** A value as others may see it: without secrets. */
  masked<T>(value: T): T {
    return this.#discretion.masked(value);
  }

  /** The driver's own words for a page that went away in the middle of something tell nobody why. */
  async #explained<T>(what: string, work: (tab: Tab) => Promise<T>): Promise<T> {
    const { tab } = this;
    try {
      return await work(tab);
    } catch (error) {
      throw this.#discretion.discreet(isLotsmanError(error) ? error : await tab.explain(what, error));
    }
  }

  /** How the tab in front looked last. */
  get last(): Observation | undefined {
    return this.#desks.of(this.tab).last;
  }

  /** The bare hands for the tab in front: no waiting, no look afterwards. */
  get hands(): Hands {
    return this.#desks.of(this.tab).hands;
  }

  /** What is known of an action before it is done. */
  foresee(action: Action): Promise<Foresight> {
    return this.#explained('Looking ahead', async (tab) => this.masked(await this.#foresee(tab, action)));
  }

  async #foresee(tab: Tab, { input }: Action): Promise<Foresight> {
    const { eyes, hands } = this.#desks.of(tab);
    const id = elementId.optional().safeParse((input as { id?: unknown } | undefined)?.id).data;
    if (id === undefined) return this.#ofFocus(eyes);
    const { control } = eyes.seen(id);
    return { target: control, ...(await hands.ask<Foresight>(id, 'foresee').catch(() => ({}))) };
  }

  async #ofFocus(eyes: Eyes): Promise<Foresight> {
    const world = await eyes.world();
    return world.ask<Foresight>(await world.main(), 'lotsman.foresee()').catch(() => ({}));
  }

  /** Does one thing, waits for what it starts, and tells what came of it. */
  async act(action: Action, signal: AbortSignal = new AbortController().signal): Promise<Outcome> {
    signal.throwIfAborted();
    const tool = toolNamed(action.tool, this.#tools);
    if (!TYPING.has(tool.name) && mentionsSecret(action.input)) throw onlyTyped();
    const work = tool.prepare(action.input);
    this.#doing = tool.name;
    const outcome = await this.#explained(tool.name, () =>
      tool.effect === 'read' ? this.#read(work, signal) : this.#do(work, signal),
    );
    return this.#heedHeld({ tool: tool.name, ...this.masked(outcome) });
  }

  /** What an act has done is told when what it sends was let go, or not at all. */
  #heedHeld(outcome: Outcome): Outcome {
    if (outcome.aftermath.held.length > 0) this.#waits = outcome;
    return outcome;
  }

  async #read(work: Work, signal: AbortSignal): Promise<Omit<Outcome, 'tool'>> {
    const { tab } = this;
    const said = await sayAll(await work(this.#workplace(tab, signal)));
    const { last } = this.#desks.of(tab);
    return { ...said, before: last, now: last, aftermath: nothingHappened(tab.url) };
  }

  async #do(work: Work, signal: AbortSignal): Promise<Omit<Outcome, 'tool'>> {
    const { tab } = this;
    const began = performance.now();
    const desk = this.#desks.of(tab);
    const { last: before } = desk;
    const leftUrl = tab.url;
    using witness = new Witness(this.#session, tab.page, await tab.cdp());
    const span = desk.traffic.begin();
    using _acting = this.#person.acting();
    try {
      await this.#tellPage(desk, 'lotsman.beginAction()');
      const { touches } = desk.hands;
      const said = await work(this.#workplace(tab, signal, span)).catch((error: unknown) =>
        this.#unread(desk, touches, error),
      );
      const settled = await this.#settle(tab, desk, span);
      await witness.allCame();
      const told = await sayAll(said);
      const here = await this.#follow(tab, witness);
      const now = await this.observe();
      const aftermath: Aftermath = {
        leftUrl: here && leftUrl !== tab.url ? leftUrl : undefined,
        url: this.tab.url,
        ...witness.report,
        requests: span.told(),
        held: this.masked(this.held),
        settled,
        milliseconds: Math.round(performance.now() - began),
      };
      return { ...told, before: here ? before : undefined, now, aftermath };
    } finally {
      desk.traffic.end();
      if (!tab.isGone) void this.#tellPage(desk, 'lotsman.endAction()');
      // What is held most likely goes out in a moment, and changes the page once more.
      if (this.held.length === 0) this.#readWholeAhead();
    }
  }

  /** What came of an action is written down and thought over: meanwhile the page has time to be read as a whole. */
  #readWholeAhead(): void {
    if (this.#wantsWhole && this.#session.tabs.length > 0) {
      const { tab } = this;
      if (!tab.isGone) this.#desks.of(tab).eyes.readWholeAhead({ tab: this.#place(tab) });
    }
    this.#wantsWhole = false;
  }

  /** What was touched may lead to another page before it can be read back: that it did shows there. */
  async #unread({ hands, eyes }: Desk, touches: number, error: unknown): Promise<Said> {
    const isUnread = isLotsmanError(error) && (error.code === 'page_replaced' || error.code === 'stale_id');
    const { touched } = hands;
    if (!isUnread || hands.touches === touches || !touched || (await eyes.world()).has(touched)) throw error;
    return { said: 'Done; another page came before it could be read back.' };
  }

  /** Hears that somebody else uses the pages: a person at the mouse or the keyboard. */
  heedPerson(heard: () => void): void {
    this.#person.heed(this.#session.tabs, heard);
  }

  /** From now on whatever would change the world waits for this judge's word. */
  async hold(judge: Judge, heed: Pick<Hold, 'onDocument' | 'onView'>): Promise<void> {
    const hold = await this.#session.holdOutgoing();
    hold.judge = judge;
    hold.tells = (address) => this.masked(address) !== address;
    hold.onDocument = heed.onDocument;
    hold.onView = heed.onView;
    hold.onHeld = (id) => {
      if (id !== undefined) for (const tab of this.#session.tabs) this.#desks.of(tab).traffic.held(id);
    };
    this.#hold = hold;
  }

  /** What waits for somebody's word. */
  get held(): readonly Held[] {
    return this.#hold?.held ?? [];
  }

  /** The addresses of the frames in the tab in front. */
  framed(): readonly string[] {
    const { page } = this.tab;
    return page
      .frames()
      .filter((frame) => frame !== page.mainFrame())
      .map((frame) => frame.url());
  }

  /** The origin of the document in which a number stands; empty when it is gone. */
  async originOf(id: ElementId): Promise<string> {
    try {
      return await inPlace<string>(this.#desks.of(this.tab).eyes.seen(id).place, 'location.origin');
    } catch {
      return '';
    }
  }

  /** Whether the site at an address knows its visitor: it has set a cookie that no script can read. */
  async hasSession(url: string): Promise<boolean> {
    const cookies = await this.#session.context.cookies(url).catch(() => []);
    return cookies.some(({ httpOnly }) => httpOnly);
  }

  /** Lets go what waited, and tells what came of it as of the action that began it; nothing when it waits no longer. */
  async release(ids: readonly string[], action: Action, signal: AbortSignal): Promise<Outcome | undefined> {
    signal.throwIfAborted();
    const hold = this.#hold;
    const waiting = this.held.filter(({ id, until }) => ids.includes(id) && until > Date.now());
    if (!hold || waiting.length === 0) {
      await this.refuse(ids);
      return undefined;
    }
    const work: Work = async ({ tab }) => {
      for (const [at, { id, outgoing }] of waiting.entries()) {
        // Sent all at once, the last might arrive before the one before it.
        if (at > 0) await this.#desks.of(tab).traffic.rest(ORDERLY);
        const released = await hold.release(id);
        // One that brings a page was ended and is sent anew: nothing more comes of the old one.
        if (released?.networkId !== undefined && outgoing.kind !== 'document')
          this.#desks.of(tab).traffic.released(released.networkId);
      }
      return { said: `Sent what had been held: ${waiting.map(({ outgoing }) => sentWords(outgoing)).join(', ')}.` };
    };
    const outcome = await this.#explained(action.tool, () => this.#do(work, signal));
    const letGo = { tool: action.tool, ...this.masked(outcome) };
    const act = this.#waits?.aftermath.held.some(({ id }) => ids.includes(id)) ? this.#waits : undefined;
    return this.#heedHeld(act ? withWhatWasBefore(letGo, act) : letGo);
  }

  /** Puts an end to what waits. */
  async refuse(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#hold?.refuse(id);
  }

  #workplace(tab: Tab, signal: AbortSignal, span?: Span): Workplace {
    const { eyes, hands, camera, pageTools, last } = this.#desks.of(tab);
    return {
      session: this.#session,
      tab,
      eyes,
      hands,
      camera,
      pageTools,
      last,
      outbox: this.outbox,
      signal,
      wholePage: () => this.#lookAtAll(tab),
      release: (name, into) => this.#discretion.release(name, into),
      idle: (milliseconds) => this.#idle(tab, span, milliseconds),
      switchTo: (other) => this.switchTo(other),
    };
  }

  #place({ id }: Tab): Observation['tab'] {
    return { number: id, of: this.#session.tabs.length };
  }

  async #idle(tab: Tab, span: Span | undefined, milliseconds: number): Promise<boolean> {
    const desk = this.#desks.of(tab);
    desk.traffic.takeOver();
    return span === undefined || this.#settle(tab, desk, span, milliseconds);
  }

  async #settle(tab: Tab, { eyes, hands }: Desk, span: Span, cap?: number): Promise<boolean> {
    if (tab.isGone) return true;
    try {
      return await settle({ tab, world: await eyes.world(), touched: hands.touched, span, ...(cap && { cap }) });
    } catch (error) {
      // The action may have closed its own tab.
      if (tab.isGone && this.#session.tabs.length > 0) return true;
      throw error;
    }
  }

  /** Goes where the page went: into a window that it opened. Says whether the tab in front is still the same. */
  async #follow(tab: Tab, witness: Witness): Promise<boolean> {
    const opened = witness.tabsOpened.at(-1);
    const next = this.#session.tabs.find((one) => one.id === opened?.tab);
    if (next && this.tab === tab) await this.switchTo(next);
    return this.tab === tab;
  }

  async #tellPage({ eyes }: Desk, expression: string): Promise<void> {
    const world = await eyes.world();
    await world.ask(await world.main(), expression).catch(() => {});
  }
}

/** The tools that put a value into a field. */
const TYPING = new Set(['type', 'fill', 'set']);

function onlyTyped(): LotsmanError {
  return new LotsmanError('bad_input', 'A secret is typed into a field, and given to nothing else.', {
    hint: 'Use type, fill or set with the number of the field.',
  });
}

function sentWords({ method, url }: Outgoing): string {
  return `${method} ${url.split('?', 1)[0]}`;
}

/** What was said, with what could be told only now. */
async function sayAll({ afterwards, ...said }: Said): Promise<Said> {
  // The page of which something was to be told may be gone.
  const more = await afterwards?.().catch(() => '');
  return more ? { ...said, said: `${said.said} ${more}` } : said;
}

function nothingHappened(url: string): Aftermath {
  return {
    leftUrl: undefined,
    url,
    dialogs: [],
    tabsOpened: [],
    tabsClosed: [],
    downloads: [],
    requests: [],
    held: [],
    consoleErrors: 0,
    notes: [],
    settled: true,
    milliseconds: 0,
  };
}
