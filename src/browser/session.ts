import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';
import type { DownloadedFile, Listener, SessionEvent } from '../events.ts';
import { Listeners } from '../listeners.ts';
import { type AttachedConnection, attach, type OfferedTab } from './attach.ts';
import type { Connection, Ending } from './connection.ts';
import type { Hold } from './holding/hold.ts';
import { SessionHold } from './holding/session-hold.ts';
import { launch } from './launch.ts';
import { DEFAULT_DEADLINE, ignoredWhenAttached, type SessionOptions } from './options.ts';
import { reconnect } from './reconnect.ts';
import { writeStorageState } from './storage-state.ts';
import { Tab, type TabOrigin } from './tab.ts';
import { type DialogAnswer, Dialogs } from './watch/dialogs.ts';
import { PopupLimit } from './watch/popups.ts';
import { receiveFile, watchTab } from './watch/tab.ts';

/** Opens a browser, or attaches to one, and returns when there is a tab to work in. */
export async function openSession(
  options: SessionOptions,
  listener: Listener<SessionEvent> = () => {},
  signal?: AbortSignal,
): Promise<Session> {
  const { cdp, deadline } = options;
  const connection = await (cdp === undefined ? launch(options, signal) : attach(cdp, deadline));
  const session = new Session(options, connection, listener);
  try {
    await session.begin();
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** How long a browser may take to end after its last page is gone. */
const GOING = 2_000;

/** What the next page without an opener is meant to be. */
interface Expectation {
  origin: TabOrigin;
  /** The tab that gets this page; a new one when left out. */
  tab?: Tab;
}

/** A browser and its tabs, from the first to the last; outlives broken connections and, when asked to, dead browsers. */
export class Session implements AsyncDisposable {
  readonly #options: SessionOptions;
  readonly #deadline: number;
  readonly #listeners = new Listeners<SessionEvent>();
  readonly #tabs = new Map<number, Tab>();
  readonly #downloads: DownloadedFile[] = [];
  readonly #arrivals = new WeakMap<Page, Promise<Tab>>();
  readonly #dialogs = new WeakMap<Tab, Dialogs>();
  readonly #popups = new PopupLimit();
  readonly #hold = new SessionHold();
  readonly #hurry = new AbortController();
  /** Where our tabs in an attached browser are found again after the wire broke. */
  readonly #targets = new WeakMap<Tab, string>();
  #connection: Connection;
  #over = Promise.withResolvers<Ending>();
  #expected: Expectation | undefined;
  #reconnecting: Promise<void> = Promise.resolve();
  #turn: Promise<unknown> = Promise.resolve();
  #lastTab = 0;
  #closing = false;

  constructor(options: SessionOptions, connection: Connection, listener: Listener<SessionEvent>) {
    this.#options = options;
    this.#deadline = options.deadline ?? DEFAULT_DEADLINE;
    this.#connection = connection;
    this.#listeners.add(listener);
  }

  /** Called once by `openSession`: starts listening and makes sure that there is a tab. */
  async begin(): Promise<void> {
    const { mode, visible, browser, notes } = this.#connection;
    const more = mode === 'attached' ? ignoredWhenAttached(this.#options) : [];
    this.#tell({ type: 'opened', mode, visible, browser, notes: [...notes, ...more] });
    await this.#listen();
    if (this.#tabs.size === 0) await this.newTab();
    // Said now rather than at the end, when what was gathered would be lost.
    if (this.#options.saveStorageState !== undefined) await this.saveStorageState(this.#options.saveStorageState);
  }

  get mode(): 'launched' | 'attached' {
    return this.#connection.mode;
  }

  /** Whether there is a window that a person can see. */
  get visible(): boolean {
    return this.#connection.visible;
  }

  get tabs(): readonly Tab[] {
    return [...this.#tabs.values()];
  }

  /** The files that came down in this session, in order. */
  get downloads(): readonly DownloadedFile[] {
    return this.#downloads;
  }

  /** The tab opened last. */
  get tab(): Tab {
    const tab = this.tabs.at(-1);
    if (!tab) throw new LotsmanError('tab_closed', 'The session has no tab open.');
    return tab;
  }

  /** The driver's context, for what this class does not cover. */
  get context(): BrowserContext {
    return this.#connection.context;
  }

  /** Resolves when the browser is gone: closed by us or by its user, or dead. After `relaunch` there is a new one. */
  get over(): Promise<Ending> {
    return this.#over.promise;
  }

  /** From now on whatever would change the world waits in the browser for a verdict. */
  holdOutgoing(): Promise<Hold> {
    return this.#hold.begin(this.#connection, this.tabs);
  }

  /** A frame of a page that somebody looks into. */
  heed(cdp: CDPSession): Promise<void> {
    return this.#hold.heed(cdp);
  }

  /** Hears everything that happens from now on; the returned function ends it. */
  subscribe(listener: Listener<SessionEvent>): () => void {
    return this.#listeners.add(listener);
  }

  async newTab(url?: string): Promise<Tab> {
    const tab = await this.#receive({ origin: 'ours' }, () => this.#connection.openPage());
    if (url !== undefined) await tab.goto(url);
    return tab;
  }

  /** Closes a tab that was opened here; a borrowed one is given back instead. */
  async closeTab(tab: Tab): Promise<void> {
    if (tab.origin === 'borrowed') return this.giveBack(tab);
    if (isAttached(this.#connection)) await this.#connection.discard(tab.page);
    else await tab.close();
  }

  /** Decides the next dialog of a tab, once; otherwise `confirm`, `prompt` and `beforeunload` are dismissed. */
  expectDialog(tab: Tab, answer: DialogAnswer): void {
    this.#dialogs.get(tab)?.expect(answer);
  }

  /** The user's own tabs that could be borrowed; pinned ones are never among them. */
  async offers(): Promise<OfferedTab[]> {
    return isAttached(this.#connection) ? this.#connection.offers() : [];
  }

  async borrow({ targetId }: OfferedTab): Promise<Tab> {
    const connection = this.#connection;
    if (!isAttached(connection)) throw new LotsmanError('bad_usage', 'Only an attached browser has tabs to borrow.');
    const tab = await this.#receive({ origin: 'borrowed' }, () => connection.adopt(targetId));
    this.#tell({ type: 'tab_borrowed', tab: tab.id, url: tab.url });
    return tab;
  }

  /** Lets go of a borrowed tab and leaves it as it is. */
  async giveBack(tab: Tab): Promise<void> {
    if (!isAttached(this.#connection) || tab.isGone) return;
    const { page } = tab;
    // Once we are out of it, the browser would send what waits.
    await this.#hold.end();
    await tab.letGo();
    this.#forget(tab, `Tab ${tab.id} was given back to its owner.`);
    await this.#connection.release(page);
    this.#tell({ type: 'tab_given_back', tab: tab.id, url: tab.url });
  }

  /** A new page for a tab that crashed or hangs, at its last address. */
  async reopen(tab: Tab): Promise<void> {
    const { url } = tab;
    const old = tab.isGone ? undefined : tab.page;
    await this.#receive({ origin: tab.origin, tab }, () => this.#connection.openPage());
    if (old) await within(this.#deadline, 'Closing the old page', old.close()).catch(() => {});
    await tab.goto(url);
  }

  /** Starts the browser again after it died, with the same profile, and opens the last addresses. */
  async relaunch(): Promise<void> {
    if (this.mode === 'attached')
      throw new LotsmanError('bad_usage', 'A browser that belongs to its user is not started again by us.');
    const urls = this.tabs.map((tab) => tab.url);
    this.#connection = await launch(this.#options);
    this.#over = Promise.withResolvers();
    this.#closing = false;
    await this.#hold.follow(this.#connection, []);
    const tabs = this.tabs;
    const [empty, ...restored] = this.context.pages();
    for (const page of restored) await within(this.#deadline, 'Closing a page', page.close()).catch(() => {});
    for (const [index, tab] of tabs.entries())
      await this.#receive({ origin: 'ours', tab }, async () =>
        index === 0 && empty ? empty : this.#connection.openPage(),
      );
    await this.#listen();
    await Promise.all(tabs.map((tab, index) => tab.goto(urls[index] ?? 'about:blank').catch(() => {})));
    this.#tell({ type: 'relaunched', urls });
  }

  /** Cookies and local storage, for another session to begin with. */
  saveStorageState(file: string): Promise<void> {
    return writeStorageState(this.context, file, this.#deadline);
  }

  /** Ends the session: own tabs are closed, borrowed ones given back; a browser we started is closed. */
  async close(): Promise<void> {
    if (!this.#closing) {
      this.#closing = true;
      // Our tabs in the user's browser can only be closed over a wire that holds.
      this.#hurry.abort();
      await this.#reconnecting;
      await this.#hold.end();
      await this.#saveState();
      if (this.mode === 'attached') await Promise.all(this.tabs.map((tab) => this.closeTab(tab).catch(() => {})));
      await this.#connection.close();
    }
    await this.over;
  }

  /** While the browser is there to be asked; once its user has closed it, what was saved last stands. */
  async #saveState(): Promise<void> {
    const file = this.#options.saveStorageState;
    if (file !== undefined && this.tabs.some((tab) => !tab.isGone)) await this.saveStorageState(file).catch(() => {});
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #tell(event: SessionEvent): void {
    if (event.type === 'downloaded') {
      const { type: _, tab: __, ...file } = event;
      this.#downloads.push(file);
    }
    this.#listeners.tell(event);
  }

  async #listen(): Promise<void> {
    const connection = this.#connection;
    void connection.ended.then((ending) => this.#ended(connection, ending));
    connection.context.on('page', (page) => void this.#arrive(page).catch(() => {}));
    if (isAttached(connection))
      connection.onDownload((page, file) => {
        const tell = (event: SessionEvent) => this.#tell(event);
        this.#arrive(page).then(
          (tab) => receiveFile(tab, file, this.#options.downloads, tell),
          () => {},
        );
      });
    // A browser that we started opens with a window of its own; what it shows is ours.
    for (const page of connection.context.pages()) await this.#receive({ origin: 'ours' }, async () => page);
  }

  /** Runs `open` and returns the tab that its page became. One at a time: the next page must be the expected one. */
  #receive(expected: Expectation, open: () => Promise<Page>): Promise<Tab> {
    const receiving = this.#turn.then(async () => {
      this.#expected = expected;
      try {
        return await this.#arrive(await within(this.#deadline, 'Opening a tab', open()));
      } finally {
        this.#expected = undefined;
      }
    });
    this.#turn = receiving.catch(() => {});
    return receiving;
  }

  #arrive(page: Page): Promise<Tab> {
    const known = this.#arrivals.get(page);
    if (known) return known;
    const arrival = this.#welcome(page, this.#expected);
    this.#arrivals.set(page, arrival);
    return arrival;
  }

  async #welcome(page: Page, expected: Expectation | undefined): Promise<Tab> {
    const opener = await within(this.#deadline, 'Meeting a tab', page.opener());
    if (opener && this.#popups.exceeds(opener)) return this.#refusePopup(page, opener);
    const meant = opener ? undefined : expected;
    const tab = meant?.tab ?? this.#newTab(page, meant?.origin ?? 'ours');
    if (meant?.tab) meant.tab.bind(page);
    else if (tab.origin === 'ours') {
      const by = opener ? 'page' : expected ? 'us' : 'user';
      this.#tell({ type: 'tab_opened', tab: tab.id, url: page.url(), by });
    }
    const dialogs = new Dialogs(tab, (event) => this.#tell(event));
    this.#dialogs.set(tab, dialogs);
    page.on('close', () => void this.#pageClosed(tab, page));
    if (this.#options.saveStorageState !== undefined) page.on('load', () => void this.#saveState());
    const watched = watchTab(tab, page, dialogs, this.#options, (event) => this.#tell(event));
    await within(this.#deadline, 'Preparing the tab', watched).catch((error: unknown) => {
      // A pop-up may be gone before it could be prepared.
      if (!page.isClosed()) throw error;
    });
    if (this.mode === 'attached') this.#targets.set(tab, await tab.targetId());
    await this.#hold.welcome(tab);
    return tab;
  }

  #newTab(page: Page, origin: TabOrigin): Tab {
    this.#lastTab += 1;
    // Of the connection that there is then: a tab outlives one.
    const openDevTools = (one: Page) => this.#connection.openDevTools(one);
    const tab = new Tab(this.#lastTab, { origin, page, deadline: this.#deadline, openDevTools });
    this.#tabs.set(tab.id, tab);
    return tab;
  }

  async #refusePopup(page: Page, opener: Page): Promise<Tab> {
    const tab = await this.#arrive(opener);
    const reason = 'the page opens too many windows';
    this.#tell({ type: 'popup_refused', tab: tab.id, url: page.url(), reason });
    await within(this.#deadline, 'Closing a pop-up', page.close()).catch(() => {});
    return tab;
  }

  async #pageClosed(tab: Tab, page: Page): Promise<void> {
    // When a browser goes, all its pages go first: its end is the news then. A last page may be a sign of it.
    await setImmediate();
    const last = this.mode === 'launched' && this.context.pages().length === 0;
    if (last) await Promise.race([this.#connection.ended, delay(GOING, undefined, { ref: false })]);
    if (tab.isGone || tab.page !== page) return;
    this.#forget(tab, `Tab ${tab.id} (${tab.url}) was closed.`);
    this.#tell({ type: 'tab_closed', tab: tab.id });
  }

  #forget(tab: Tab, reason: string): void {
    tab.lose(new LotsmanError('tab_closed', reason));
    this.#tabs.delete(tab.id);
  }

  #loseAll(error: LotsmanError): void {
    for (const tab of this.tabs) tab.lose(error);
  }

  async #ended(connection: Connection, ending: Ending): Promise<void> {
    if (connection !== this.#connection) return;
    if (this.#closing) {
      this.#finish(
        ending,
        { type: 'browser_closed', by: 'us' },
        new LotsmanError('browser_closed', 'The session is closed.'),
      );
    } else if (ending.how === 'disconnected') {
      this.#reconnecting = this.#reconnect(ending.reason);
      await this.#reconnecting;
    } else if (ending.how === 'closed') {
      const error = new LotsmanError('browser_closed', 'The browser was closed by its user.');
      this.#finish(ending, { type: 'browser_closed', by: 'user' }, error);
    } else {
      const error = new LotsmanError('browser_killed', `The browser died: ${ending.reason}.`, {
        hint: 'It can be started again with the same profile.',
      });
      this.#finish(ending, { type: 'browser_killed', reason: ending.reason }, error);
    }
  }

  #finish(ending: Ending, event: SessionEvent, error: LotsmanError): void {
    this.#loseAll(error);
    this.#tell(event);
    this.#over.resolve(ending);
  }

  async #reconnect(reason: string): Promise<void> {
    this.#loseAll(new LotsmanError('connection_lost', `The connection to the browser was lost: ${reason}.`));
    this.#tell({ type: 'connection_lost', reason });
    const again = await reconnect(this.#options.cdp ?? '', this.#options.deadline, this.#hurry.signal);
    if (!again) {
      const error = new LotsmanError('browser_closed', 'The browser no longer answers: it was closed.');
      this.#finish({ how: 'closed' }, { type: 'browser_closed', by: 'user' }, error);
      return;
    }
    const { connection, attempts } = again;
    this.#connection = connection;
    for (const tab of this.tabs) await this.#recover(tab, connection);
    await this.#listen();
    await this.#hold.follow(connection, this.tabs);
    this.#tell({ type: 'reconnected', attempts });
  }

  async #recover(tab: Tab, connection: AttachedConnection): Promise<void> {
    const target = this.#targets.get(tab);
    try {
      await this.#receive({ origin: tab.origin, tab }, () => connection.adopt(target ?? ''));
    } catch {
      this.#forget(tab, `Tab ${tab.id} (${tab.url}) was closed while the connection was lost.`);
      this.#tell({ type: 'tab_closed', tab: tab.id });
    }
  }
}

function isAttached(connection: Connection): connection is AttachedConnection {
  return connection.mode === 'attached';
}
