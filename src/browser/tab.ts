import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page, Request } from 'playwright-core';
import { within } from '../deadline.ts';
import { isLotsmanError, LotsmanError, reasonOf } from '../errors.ts';

/** How a page came to be one of the session's tabs; only what was opened here may be closed here. */
export type TabOrigin = 'ours' | 'borrowed';

export interface TabOptions {
  origin: TabOrigin;
  page: Page;
  deadline: number;
  openDevTools(page: Page): Promise<CDPSession>;
}

export interface Arrival {
  url: string;
  /** Of the main document; undefined where nothing came over HTTP. */
  status: number | undefined;
  /** The document was still loading when the deadline came: slow, or never-ending. */
  stillLoading: boolean;
  /** The address turned out to be a file: it is in quarantine, and the page is the one from before. */
  becameDownload: boolean;
}

/** How long a navigation may go on loading after it has arrived, before we go on without it. */
const LOADING = 3_000;
/** How long it may take to learn why a page went. */
const FATE_KNOWN = 3_000;

/**
 * One tab of a session. It outlives its page: after a crash, a lost connection or a relaunch the same tab gets a new
 * page. Every call to the driver made here has a deadline.
 */
export class Tab {
  readonly id: number;
  readonly origin: TabOrigin;
  readonly #deadline: number;
  readonly #openDevTools: (page: Page) => Promise<CDPSession>;
  #page: Page | undefined;
  #cdp: Promise<CDPSession> | undefined;
  #gone: LotsmanError | undefined;
  #fate = Promise.withResolvers<LotsmanError>();
  #lastUrl = 'about:blank';
  #farewells: (() => Promise<void>)[] = [];

  constructor(id: number, { origin, page, deadline, openDevTools }: TabOptions) {
    this.id = id;
    this.origin = origin;
    this.#deadline = deadline;
    this.#openDevTools = openDevTools;
    this.bind(page);
  }

  /** Gives the tab a page: at first, and again after it lost one. */
  bind(page: Page): void {
    this.#page = page;
    this.#gone = undefined;
    this.#fate = Promise.withResolvers();
    this.#cdp = undefined;
    this.#remember(page.url());
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#remember(frame.url());
    });
  }

  /** The page is gone, for this reason; every later call says so. */
  lose(reason: LotsmanError): void {
    this.#gone = reason;
    this.#fate.resolve(reason);
  }

  get isGone(): boolean {
    return this.#gone !== undefined;
  }

  /** Why the page that it has now went, once it has gone. */
  get fate(): Promise<LotsmanError> {
    return this.#fate.promise;
  }

  /** The address shown, or the last one that was. */
  get url(): string {
    return this.#lastUrl;
  }

  /** The driver's page, for what the methods here do not cover; calls on it need a deadline of their own (`within`). */
  get page(): Page {
    if (this.#gone) throw this.#gone;
    if (!this.#page) throw new LotsmanError('tab_closed', `Tab ${this.id} has no page.`);
    return this.#page;
  }

  /** The DevTools session of the page, opened once. */
  cdp(): Promise<CDPSession> {
    this.#cdp ??= this.#call('Opening a DevTools session', (page) => this.#enter(page)).catch((error) => {
      this.#cdp = undefined;
      throw error;
    });
    return this.#cdp;
  }

  async #enter(page: Page): Promise<CDPSession> {
    const cdp = await this.#openDevTools(page);
    // Whoever listens here hears of a new page before the driver does, and may ask where it is.
    cdp.on('Page.frameNavigated', ({ frame: { parentId, url, urlFragment = '', unreachableUrl } }) => {
      if (parentId === undefined && unreachableUrl === undefined) this.#remember(url + urlFragment);
    });
    return cdp;
  }

  /** The browser's own name for this tab, good for finding it again over another connection. */
  targetId(): Promise<string> {
    return this.#call('Asking for the name of the tab', async () => {
      const { targetInfo } = await (await this.cdp()).send('Target.getTargetInfo');
      return targetInfo.targetId;
    });
  }

  title(): Promise<string> {
    // The driver's own `title()` answers '' whenever it is disturbed: a wrong answer is worse than an error.
    return this.#call('Reading the title', (page) => page.evaluate<string>('document.title'));
  }

  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    return this.#call('Running a script in the page', (page) =>
      page.evaluate(script as (argument: unknown) => Result | Promise<Result>, argument),
    );
  }

  /** Goes to an address. Slow pages count as arrived once there is a document; what failed says why. */
  async goto(url: string): Promise<Arrival> {
    try {
      const response = await this.#call(`Going to ${url}`, (page) =>
        page.goto(url, { waitUntil: 'commit', timeout: this.#deadline }),
      );
      return await this.#arrived(response?.status());
    } catch (error) {
      if (error instanceof Error && /Download is starting/.test(String(error.cause ?? error)))
        return { url: this.url, status: undefined, stillLoading: false, becameDownload: true };
      throw error;
    }
  }

  /** Loads the document again. */
  async reload(): Promise<Arrival> {
    const response = await this.#bringBack('Loading the page again', (page) =>
      page.reload({ waitUntil: 'commit', timeout: this.#deadline }),
    );
    return this.#arrived(response?.status());
  }

  /** Brings a document that was here before. When what would bring it is not let out, there is nothing to wait for. */
  #bringBack<T>(what: string, bring: (page: Page) => Promise<T>): Promise<T> {
    return this.#call(what, async (page) => {
      const failed = Promise.withResolvers<never>();
      const hear = (request: Request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) failed.reject(notBrought(request));
      };
      page.on('requestfailed', hear);
      const brought = bring(page);
      brought.catch(() => {});
      try {
        return await Promise.race([brought, failed.promise]);
      } finally {
        page.off('requestfailed', hear);
      }
    });
  }

  /** Goes through the history of the tab: -1 is one back. Says undefined where it has no such page. */
  async travel(steps: number): Promise<Arrival | undefined> {
    const cdp = await this.cdp();
    const { currentIndex, entries } = await this.#call('Reading the history', () =>
      cdp.send('Page.getNavigationHistory'),
    );
    const entry = entries[currentIndex + steps];
    if (!entry || !/^https?:/.test(entry.url)) return undefined;
    // A page that the browser kept alive comes back without any request: that it is there is all there is to hear.
    await this.#bringBack(`Going to ${entry.url}`, (page) => {
      const arrived = page.waitForEvent('framenavigated', {
        predicate: (frame) => frame === page.mainFrame(),
        timeout: this.#deadline,
      });
      return Promise.all([arrived, cdp.send('Page.navigateToHistoryEntry', { entryId: entry.id })]);
    });
    return this.#arrived(undefined);
  }

  /** Something to be done before the tab is given back to its owner. */
  onLetGo(farewell: () => Promise<void>): void {
    this.#farewells.push(farewell);
  }

  /** Ends our own DevTools session, and with it everything that was switched on through it. */
  async letGo(): Promise<void> {
    const farewells = Promise.allSettled(this.#farewells.splice(0).map((farewell) => farewell()));
    await within(this.#deadline, 'Letting go of the tab', farewells).catch(() => {});
    const cdp = await this.#cdp?.catch(() => undefined);
    this.#cdp = undefined;
    if (cdp) await within(this.#deadline, 'Letting go of the tab', cdp.detach()).catch(() => {});
  }

  async close(): Promise<void> {
    if (this.isGone) return;
    await this.#call('Closing the tab', (page) => page.close());
  }

  async #arrived(status: number | undefined): Promise<Arrival> {
    return { url: this.page.url(), status, stillLoading: await this.#stillLoading(), becameDownload: false };
  }

  async #stillLoading(): Promise<boolean> {
    const patience = Math.min(LOADING, this.#deadline);
    try {
      await within(
        patience,
        'Loading',
        Promise.any([this.page.waitForLoadState('load', { timeout: 0 }), this.#isComplete()]),
      );
      return false;
    } catch {
      return !this.isGone;
    }
  }

  /** A page that comes back from the browser's cache is complete, and never tells that it has loaded. */
  async #isComplete(): Promise<void> {
    const cdp = await this.cdp();
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.readyState', returnByValue: true });
    if (result.value !== 'complete') throw new Error('It is not complete');
  }

  #remember(url: string): void {
    // A failed navigation shows the browser's own error page: nothing to go back to after a crash.
    if (!url.startsWith('chrome-error:')) this.#lastUrl = url;
  }

  async #call<T>(what: string, work: (page: Page) => Promise<T>): Promise<T> {
    try {
      return await within(this.#deadline, `${what} (${shorten(this.#lastUrl)})`, work(this.page));
    } catch (error) {
      throw await this.explain(what, error);
    }
  }

  /** Why something that was asked of the page failed, when the driver's own words may be all that is known. */
  async explain(what: string, error: unknown): Promise<Error> {
    const trouble = explained(what, error);
    // The driver only says that the page is gone. Why it went is known a moment later, and is the better answer.
    if (isLotsmanError(trouble) && trouble.code === 'tab_closed')
      return Promise.race([this.#fate.promise, delay(FATE_KNOWN, trouble, { ref: false })]);
    return this.#gone ?? trouble;
  }
}

function notBrought(request: Request): Error {
  const why = request.failure()?.errorText ?? 'net::ERR_FAILED';
  if (request.method() === 'GET') return new Error(why);
  const what = `${request.method()} ${shorten(request.url().split('?', 1)[0] ?? '')}`;
  return new LotsmanError(
    'navigation_failed',
    `This page is the answer to something that was sent (${what}). To bring it again would send that once more, and it was not let out.`,
    { hint: 'Leave it, or go to an address or a link instead.', cause: new Error(why) },
  );
}

function explained(what: string, error: unknown): Error {
  if (error instanceof LotsmanError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const network = message.match(/net::(ERR_[A-Z_]+)/)?.[1];
  if (network !== undefined)
    return new LotsmanError('navigation_failed', `${what} failed: ${NETWORK_ERRORS[network] ?? network}.`, {
      cause: error,
    });
  if (/Timeout \d+ms exceeded/.test(message))
    return new LotsmanError('deadline', `${what} took too long.`, {
      cause: error,
      hint: 'The page may be busy; reload or leave it.',
    });
  if (/has been closed|Target closed|crashed/i.test(message))
    return new LotsmanError('tab_closed', `${what} failed: the tab is gone.`, { cause: error });
  if (/Download is starting|interrupted by another navigation|invalid URL/.test(message))
    return new LotsmanError('navigation_failed', `${what} failed: ${reasonOf(message)}.`, { cause: error });
  return error instanceof Error ? error : new Error(message);
}

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ERR_NAME_NOT_RESOLVED: 'there is no such host',
  ERR_CONNECTION_REFUSED: 'nobody answers at that address',
  ERR_CONNECTION_RESET: 'the connection was cut',
  ERR_EMPTY_RESPONSE: 'the server answered nothing',
  ERR_INTERNET_DISCONNECTED: 'there is no network',
  ERR_TOO_MANY_REDIRECTS: 'the server redirects in a circle',
  ERR_CERT_AUTHORITY_INVALID: 'its certificate is not trusted',
  ERR_CERT_DATE_INVALID: 'its certificate is out of date',
  ERR_CERT_COMMON_NAME_INVALID: 'its certificate belongs to another host',
  ERR_PROXY_CONNECTION_FAILED: 'the proxy does not answer',
  ERR_TUNNEL_CONNECTION_FAILED: 'the proxy refused the connection, or nobody answers behind it',
  ERR_ABORTED: 'the page stayed (it asked whether to leave, or the answer had no content)',
  ERR_BLOCKED_BY_CLIENT: 'the browser blocked it',
};

function shorten(url: string): string {
  return url.length > 80 ? `${url.slice(0, 79)}…` : url;
}
