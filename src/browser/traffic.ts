import type { Page, Request, Response } from 'playwright-core';
import type { CausedRequest } from '../action.ts';

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
const MOST_TOLD = 50;

/** What a page asks of the network, parted into what it does by itself and what an action made it do. */
export class Traffic {
  readonly #page: Page;
  /** What the page is doing by itself at the moment, by the kind of request. */
  readonly #ownUnderWay = new Map<Request, string>();
  /** How often the page has made a kind of request by itself. */
  readonly #habits = new Map<string, number>();
  #span: Span | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#began(request));
    page.on('response', (response) => this.#answered(response));
    page.on('requestfinished', (request) => this.#ended(request));
    page.on('requestfailed', (request) => this.#ended(request));
    // A new page has its own habits.
    page.on('domcontentloaded', () => this.#habits.clear());
  }

  /** What begins from now on is laid at the door of an action, until `end`; what is under way already may be asked again. */
  begin(): Span {
    for (const kind of this.#ownUnderWay.values()) this.#habits.set(kind, HABIT);
    this.#span = new Span(this.#page);
    return this.#span;
  }

  end(): void {
    this.#span = undefined;
  }

  #began(request: Request): void {
    const kind = kindOf(request);
    if (this.#span && !this.#goesOn(request, kind)) {
      this.#span.add(request);
      return;
    }
    this.#ownUnderWay.set(request, kind);
    this.#habits.set(kind, (this.#habits.get(kind) ?? 0) + 1);
  }

  /** A poll that goes on: the page has made such requests by itself, and none is under way. Two at a time are no poll. */
  #goesOn(request: Request, kind: string): boolean {
    if (request.isNavigationRequest() || (this.#habits.get(kind) ?? 0) < HABIT) return false;
    return ![...this.#ownUnderWay.values()].includes(kind);
  }

  #answered(response: Response): void {
    // An answer that never ends is no reason to wait.
    const type = response.headers()['content-type'] ?? '';
    if (/event-stream|ndjson|multipart\/x-mixed-replace/.test(type)) this.#span?.close(response.request());
  }

  #ended(request: Request): void {
    if (!this.#ownUnderWay.delete(request)) this.#span?.close(request);
    else if (WAITED_FOR.has(request.resourceType())) this.#span?.disturb();
  }
}

/** The requests of one action. */
export class Span {
  readonly #page: Page;
  /** With the time at which each began. */
  readonly #waitedFor = new Map<Request, number>();
  readonly #told: Request[] = [];
  #next = Promise.withResolvers<void>();
  readonly #disturbances: number[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** The page got an answer to what it asks by itself: what it shows right now may come of that. */
  disturb(): void {
    this.#disturbances.push(Date.now());
  }

  /** Whether all these moments are explained by answers that the page got to its own requests. */
  explains(moments: readonly number[]): boolean {
    return moments.every((moment) => this.#disturbances.some((time) => Math.abs(moment - time) < ECHO));
  }

  add(request: Request): void {
    const kind = request.resourceType();
    if (TOLD.has(kind) && this.#told.length < MOST_TOLD) this.#told.push(request);
    if (WAITED_FOR.has(kind)) this.#waitedFor.set(request, performance.now());
  }

  close(request: Request): void {
    if (!this.#waitedFor.delete(request)) return;
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  /** Whether something that is worth waiting for is still under way. */
  get isBusy(): boolean {
    const now = performance.now();
    for (const [request, began] of this.#waitedFor)
      if (!isForeign(request, this.#page) || now - began < FOREIGN_PATIENCE) return true;
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

function tell(request: Request): CausedRequest {
  const told = { method: request.method(), url: request.url() };
  const failure = request.failure()?.errorText;
  if (failure !== undefined) return { ...told, status: undefined, failure };
  return { ...told, status: request.existingResponse()?.status() };
}

/** What is the same in all requests of one kind: a poll counts on in its address or its body. */
function kindOf(request: Request): string {
  const body = request.postData()?.slice(0, 500) ?? '';
  return `${request.method()} ${request.url()} ${body}`.replace(/\d+/g, '#');
}

function isForeign(request: Request, page: Page): boolean {
  return siteOf(request.url()) !== siteOf(page.url());
}

/** Near enough to a registrable domain to tell a page's own servers from others'. */
function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.split('.').slice(-2).join('.') : '';
}
