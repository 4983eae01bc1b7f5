import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionOptions } from '../src/browser/options.ts';
import { openSession, type Session } from '../src/browser/session.ts';
import type { SessionEvent } from '../src/events.ts';

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'lotsman-test-'));
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

export interface Observed extends AsyncDisposable {
  session: Session;
  events: SessionEvent[];
  /** The first event of this type, whether it has happened or is still to come. */
  heard<Type extends SessionEvent['type']>(type: Type): Promise<Extract<SessionEvent, { type: Type }>>;
}

/** A real session without a window, with everything it tells. */
export async function observedSession(folder: string, options: Partial<SessionOptions> = {}): Promise<Observed> {
  const events: SessionEvent[] = [];
  const waiting: ((event: SessionEvent) => void)[] = [];
  const session = await openSession(
    {
      browser: process.env['LOTSMAN_BROWSER'],
      headless: 'yes',
      profileFolder: join(folder, 'profile'),
      downloads: join(folder, 'downloads'),
      deadline: 10_000,
      ...options,
    },
    (event) => {
      events.push(event);
      for (const listener of waiting) listener(event);
    },
  );
  return {
    session,
    events,
    heard: <Type extends SessionEvent['type']>(type: Type) =>
      new Promise<Extract<SessionEvent, { type: Type }>>((resolve) => {
        const take = (event: SessionEvent) => {
          if (event.type === type) resolve(event as Extract<SessionEvent, { type: Type }>);
        };
        waiting.push(take);
        events.forEach(take);
      }),
    [Symbol.asyncDispose]: () => session.close(),
  };
}

/** One browser for many tests. */
export interface Reopened extends AsyncDisposable {
  /** The folder that holds its profile and its downloads. */
  path: string;
  /** As if it had just been opened: one empty tab, no cookies, nothing told. */
  anew(): Promise<Omit<Observed, keyof AsyncDisposable>>;
}

/** A real session for tests that would each open one, and need nothing of it but that it is new. */
export async function reopenedSession(): Promise<Reopened> {
  const folder = await temporaryFolder();
  const observed = await observedSession(folder.path);
  const { session, events } = observed;
  return {
    path: folder.path,
    async anew() {
      const before = session.tabs;
      const fresh = await session.newTab();
      await Promise.all(before.map((tab) => session.closeTab(tab).catch(() => {})));
      // A tab is gone when the browser has said so.
      while (session.tabs.some((tab) => tab !== fresh)) await pause(20);
      await session.context.clearCookies();
      events.length = 0;
      return observed;
    },
    async [Symbol.asyncDispose]() {
      await session.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The process of a launched browser, found by the profile it was started with. */
export async function browserPid(session: Session): Promise<number> {
  const browser = session.context.browser();
  if (!browser) throw new Error('The session has no browser.');
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const main = processInfo.find((one) => one.type === 'browser');
  if (!main) throw new Error('The browser does not tell its process.');
  return main.id;
}
