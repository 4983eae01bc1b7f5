import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { AttachedConnection } from '../browser/attach.ts';
import type { Ending } from '../browser/connection.ts';
import { Session } from '../browser/session.ts';
import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';
import type { Listener, SessionEvent } from '../events.ts';
import { Handlers } from './handlers.ts';

/** How long it may take to put everything back. */
const FAREWELL = 5_000;

/** A page that another program opened and will go on using. */
export interface LentPage extends AsyncDisposable {
  readonly session: Session;
  /** Lets go of the page and leaves it as it is; only tabs that were opened here are closed. */
  leave(): Promise<void>;
}

/** Makes a session out of a page that is somebody else's. Other pages of its browser are not touched. */
export async function borrowPage(page: Page, listener: Listener<SessionEvent> = () => {}): Promise<LentPage> {
  const kind = page.context().browser()?.browserType().name() ?? 'chromium';
  if (kind !== 'chromium')
    throw new LotsmanError('bad_usage', `This is a page of ${kind}: only Chromium’s can be used.`);
  const downloads = await mkdtemp(join(tmpdir(), 'lotsman-'));
  const guest = new Guest(page);
  // An attached session asks nothing of the whole browser: no permissions, no profile.
  const session = new Session({ cdp: 'lent', profileFolder: downloads, downloads }, guest.connection, listener);
  const farewell = async () => {
    guest.isLeaving = true;
    for (const tab of session.tabs) if (!tab.isGone) await tab.letGo();
    await within(FAREWELL, 'Leaving the page', session.close()).catch(() => {});
    guest.leaveHandlers();
    await rm(downloads, { recursive: true, force: true });
  };
  let leaving: Promise<void> | undefined;
  const leave = () => {
    leaving ??= farewell();
    return leaving;
  };
  try {
    await session.begin();
  } catch (error) {
    await leave();
    throw error;
  }
  page.once('close', () => void leave());
  guest.settleIn();
  return { session, leave, [Symbol.asyncDispose]: leave };
}

/** Our part of a browser that belongs to another program. */
class Guest {
  readonly connection: AttachedConnection;
  isLeaving = false;
  readonly #page: Page;
  /** The page that was lent and the windows that came of it, with those who listened to them before us. */
  readonly #held = new Map<Page, Handlers>();
  readonly #opened = new Set<Page>();
  readonly #ended = Promise.withResolvers<Ending>();

  constructor(page: Page) {
    this.#page = page;
    this.#held.set(page, new Handlers(page));
    const context = page.context();
    const browser = context.browser();
    this.connection = {
      mode: 'attached',
      visible: false,
      browser: `${browser?.browserType().name() ?? 'chromium'} ${browser?.version() ?? ''}`.trim(),
      notes: [
        'The page belongs to the program that lent it.',
        'The guard proxy is off: a browser that is somebody else’s keeps its ways out. A run asks before it tells something to a site that was not named.',
      ],
      context: this.#ownPart(context),
      ended: this.#ended.promise,
      openDevTools: (one) => context.newCDPSession(one),
      openPage: async () => {
        const opened = await context.newPage();
        this.#opened.add(opened);
        return opened;
      },
      discard: (one) => this.#discard(one),
      close: async () => this.#ended.resolve({ how: 'closed' }),
      offers: async () => [],
      adopt: async () => {
        throw new LotsmanError('tab_closed', 'The page is no longer lent.');
      },
      release: async () => {},
      onDownload: () => {},
    };
    const closed = () => this.#ended.resolve({ how: 'closed' });
    context.once('close', closed);
    void this.#ended.promise.then(() => context.off('close', closed));
  }

  settleIn(): void {
    this.#held.get(this.#page)?.settleIn();
  }

  leaveHandlers(): void {
    for (const handlers of this.#held.values()) handlers.leave();
  }

  /** The context as far as it is ours: the page that was lent, and the windows that it opens. */
  #ownPart(context: BrowserContext): BrowserContext {
    const own: Partial<Record<PropertyKey, unknown>> = {
      pages: () => [this.#page],
      on: (event: 'page', listener: (page: Page) => void) => {
        const meet = async (met: Page) => {
          const opener = await met.opener().catch(() => null);
          if (!opener || !this.#held.has(opener)) return;
          const handlers = new Handlers(met);
          this.#held.set(met, handlers);
          listener(met);
          // The session listens to it in this very turn of events.
          await setImmediate();
          handlers.settleIn();
        };
        context.on(event, meet);
        void this.#ended.promise.then(() => context.off(event, meet));
      },
    };
    return new Proxy(context, {
      get(target, name) {
        const value: unknown = own[name] ?? Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  async #discard(page: Page): Promise<void> {
    if (this.#opened.has(page)) return page.close();
    if (this.isLeaving) return;
    if (page !== this.#page) return page.close();
    throw new LotsmanError('bad_usage', 'This page belongs to the program that lent it, and stays open.');
  }
}
