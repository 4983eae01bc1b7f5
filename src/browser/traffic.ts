import type { CDPSession } from 'playwright-core';
import type { CausedRequest } from '../action.ts';
import { within } from '../deadline.ts';
import type { Tab } from './tab.ts';
import { type Exchange, listenToWire, type WireListener } from './wire.ts';

/** Requests by which a page gets what it shows next. Pictures, fonts, films, sockets and beacons are not waited for. */
const WAITED_FOR = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch']);
/** Told to whoever asks what an action caused: what may have changed the world, or brought the page. */
const TOLD = new Set(['document', 'xhr', 'fetch', 'ping']);
/** Asked for so often without anybody acting, an address is asked for by habit: polling, analytics. */
const HABIT = 2;
/** Strangers get less patience: what they answer is seldom shown. */
const FOREIGN_PATIENCE = 1_000;
/** A page shows an answer within so many milliseconds of getting it. */
const ECHO = 60;
/** What comes of an answer that an action waited for begins to show within so many. */
const SHOWN = 55;
const MOST_TOLD = 50;
const MOST_ARRIVALS = 10;

/** What a page asks of the network, parted into what it does by itself and what an action made it do. */
export class Traffic implements WireListener {
  readonly #tab: Tab;
  /** What the page is doing by itself at the moment, by the kind of request. */
  readonly #ownUnderWay = new Map<Exchange, string>();
  /** How often the page has made a kind of request by itself. */
  readonly #habits = new Map<string, number>();
  /** The requests that brought documents lately, the newest last. */
  #arrivals: Exchange[] = [];
  /** Those that wait for somebody's word. */
  readonly #held = new Set<string>();
  #span: Span | undefined;
  /** The action before, with what it and those before it have left open. */
  #past: Span | undefined;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Begins to listen; a page that is gone before has nothing to tell. */
  async listen(): Promise<void> {
    await this.#tab
      .cdp()
      .then((cdp) => listenToWire(cdp, this))
      .catch(() => {});
  }

  /** Listens also to a frame that lives in another process. */
  watch(cdp: CDPSession): void {
    listenToWire(cdp, this).catch(() => {});
  }

  /** With which status the server sent the document at an address. */
  statusOf(url: string): number | undefined {
    return this.#arrivals.findLast((one) => withoutHash(one.url) === withoutHash(url))?.status;
  }

  /** What begins from now on is laid at the door of an action, until `end`; what is under way already may be asked again. */
  begin(): Span {
    for (const kind of this.#ownUnderWay.values()) this.#habits.set(kind, HABIT);
    this.#span = new Span(this.#tab);
    return this.#span;
  }

  end(): void {
    if (this.#past) this.#span?.adopt(this.#past);
    [this.#past, this.#span] = [this.#span, undefined];
  }

  /** Lets this action wait also for what the actions before it have left open. */
  takeOver(): void {
    if (this.#past) this.#span?.adopt(this.#past);
  }

  began(request: Exchange): void {
    // Another page has its own habits.
    if (request.isNavigation) {
      this.#habits.clear();
      this.#arrivals = [...this.#arrivals.slice(-MOST_ARRIVALS), request];
    }
    const kind = kindOf(request);
    if (this.#span && !this.#goesOn(request, kind)) {
      this.#span.add(request);
      if (this.#held.has(request.id)) this.#span.held(request.id);
      return;
    }
    this.#ownUnderWay.set(request, kind);
    this.#habits.set(kind, (this.#habits.get(kind) ?? 0) + 1);
  }

  /** A poll that goes on: the page has made such requests by itself, and none is under way. Two at a time are no poll. */
  #goesOn(request: Exchange, kind: string): boolean {
    if (request.isNavigation || (this.#habits.get(kind) ?? 0) < HABIT) return false;
    return ![...this.#ownUnderWay.values()].includes(kind);
  }

  answered(request: Exchange, endless: boolean): void {
    // An answer that never ends is no reason to wait.
    if (endless) this.#close(request);
  }

  ended(request: Exchange): void {
    if (!this.#ownUnderWay.delete(request)) this.#close(request);
    else if (WAITED_FOR.has(request.kind)) this.#span?.disturb();
  }

  /** It waits for somebody's word: nobody needs to wait for it. */
  held(id: string): void {
    // It may be held before we have heard of it.
    this.#held.add(id);
    this.#span?.held(id);
    this.#past?.held(id);
  }

  /** It may go now: what comes of it is laid at the door of the action that is under way. */
  released(id: string): void {
    this.#held.delete(id);
    const request = this.#past?.take(id);
    if (request) this.#span?.add(request);
  }

  /** Waits until all that the action under way has sent is answered, for so many milliseconds at most. */
  async rest(milliseconds: number): Promise<void> {
    const span = this.#span;
    const until = performance.now() + milliseconds;
    for (let left = milliseconds; span?.isBusy && left > 0; left = until - performance.now())
      await within(left, 'Waiting for an answer', span.next).catch(() => {});
  }

  #close(request: Exchange): void {
    this.#span?.close(request);
    this.#past?.close(request);
  }
}

/** The requests of one action. */
export class Span {
  readonly #tab: Tab;
  /** With the time at which each began. */
  readonly #waitedFor = new Map<Exchange, number>();
  readonly #told: Exchange[] = [];
  /** When a document was last asked for, and which for each frame. */
  #leftAt = Number.NEGATIVE_INFINITY;
  readonly #documents = new Map<string | undefined, string>();
  #next = Promise.withResolvers<void>();
  readonly #disturbances: number[] = [];
  #signUntil = Number.POSITIVE_INFINITY;
  /** Hears that `signUntil` is sooner. */
  onSign: () => void = () => {};

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** The page got an answer to what it asks by itself: what it shows right now may come of that. */
  disturb(): void {
    this.#disturbances.push(Date.now());
  }

  /** Whether all these moments are explained by answers that the page got to its own requests. */
  explains(moments: readonly number[]): boolean {
    return moments.every((moment) => this.#disturbances.some((time) => Math.abs(moment - time) < ECHO));
  }

  add(request: Exchange): void {
    if (request.isNavigation) {
      this.#leftAt = performance.now();
      this.#documents.set(request.frame, request.document);
    }
    if (TOLD.has(request.kind) && this.#told.length < MOST_TOLD) this.#told.push(request);
    if (WAITED_FOR.has(request.kind)) this.#waitedFor.set(request, performance.now());
  }

  /** Waits also for what another action is still waiting for. */
  adopt(other: Span): void {
    for (const [request, began] of other.#waitedFor) this.#waitedFor.set(request, began);
  }

  /** A frame has another document: what the one before asked for, also while this one was on its way, is not waited for. */
  leave(frame: string): void {
    const document = this.#documents.get(frame);
    for (const [request, began] of this.#waitedFor) {
      const isOfBefore = document !== undefined && request.frame === frame && request.document !== document;
      if (!request.isNavigation && (isOfBefore || began < this.#leftAt)) this.close(request);
    }
  }

  held(id: string): void {
    const request = [...this.#waitedFor.keys()].find((one) => one.id === id);
    if (!request) return;
    this.close(request);
    // The page waits for it as we do.
    this.#expectUntil(performance.now());
  }

  /** Gives a request up to another action. */
  take(id: string): Exchange | undefined {
    const at = this.#told.findIndex((one) => one.id === id);
    return at === -1 ? undefined : this.#told.splice(at, 1)[0];
  }

  close(request: Exchange): void {
    if (!this.#waitedFor.delete(request)) return;
    // What strangers answer is seldom what the action was for, and what was only asked for may be a poll.
    const isOwn = !isForeign(request, this.#tab) && request.method !== 'GET';
    if (isOwn) this.#expectUntil(performance.now() + SHOWN);
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  /** Until when, as far as its requests tell, the first sign of the action may come. */
  get signUntil(): number {
    return this.#signUntil;
  }

  #expectUntil(moment: number): void {
    if (moment >= this.#signUntil) return;
    this.#signUntil = moment;
    this.onSign();
  }

  /** Whether something that is worth waiting for is still under way. */
  get isBusy(): boolean {
    const now = performance.now();
    for (const [request, began] of this.#waitedFor)
      if (!isForeign(request, this.#tab) || now - began < FOREIGN_PATIENCE) return true;
    return false;
  }

  /** Resolves when the next request has come to its end. */
  get next(): Promise<void> {
    return this.#next.promise;
  }

  /** What was asked and how it was answered. */
  told(): CausedRequest[] {
    return this.#told.map(tell);
  }
}

function tell({ method, url, status, failure }: Exchange): CausedRequest {
  return { method, url, status, ...(failure === undefined ? {} : { failure }) };
}

/** What is the same in all requests of one kind: a poll counts on in its address or its body. */
function kindOf({ method, url, body }: Exchange): string {
  return `${method} ${url} ${body}`.replace(/\d+/g, '#');
}

function isForeign({ url }: Exchange, tab: Tab): boolean {
  return siteOf(url) !== siteOf(tab.url);
}

/** Near enough to a registrable domain to tell a page's own servers from others'. */
function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.split('.').slice(-2).join('.') : '';
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? '';
}
