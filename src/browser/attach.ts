import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';
import { CdpLink } from './cdp-link.ts';
import type { Connection, Ending } from './connection.ts';
import { DEFAULT_DEADLINE } from './options.ts';
import { type IncomingFile, lyingAt } from './watch/downloads.ts';

/** A tab of the user's that could be borrowed. */
export interface OfferedTab {
  targetId: string;
  title: string;
  url: string;
  active: boolean;
}

/** A browser that someone else started and will go on using. */
export interface AttachedConnection extends Connection {
  readonly mode: 'attached';
  /** The user's tabs, without pinned ones and the browser's own pages. */
  offers(): Promise<OfferedTab[]>;
  /** Takes hold of one more tab: a borrowed one, or ours again after the wire broke. */
  adopt(targetId: string): Promise<Page>;
  /** Lets go of a tab and leaves it as it is. */
  release(page: Page): Promise<void>;
  /** Hears of every file that came down through a tab of ours. */
  onDownload(listener: (page: Page, file: IncomingFile) => void): void;
  /** Closes a tab that we opened. */
  discard(page: Page): Promise<void>;
}

const Created = z.object({ targetId: z.string() });
const AttachedTarget = z.object({ sessionId: z.string() });
const Version = z.object({ product: z.string() });
const TargetInfo = z.object({
  targetId: z.string(),
  type: z.string(),
  title: z.string(),
  url: z.string(),
  openerId: z.string().optional(),
  embedderData: z.object({ tabActive: z.boolean(), tabPinned: z.boolean() }).partial().optional(),
});
const Targets = z.object({ targetInfos: z.array(TargetInfo) });
const TargetEvent = z.object({ targetInfo: TargetInfo });

/**
 * Attaches to a running browser as a polite guest. The driver would take hold of every tab and stop each new one until it
 * has looked at it; here it only ever hears of the tabs that are ours, so the user's others are not touched at all.
 */
export async function attach(endpoint: string, deadline: number = DEFAULT_DEADLINE): Promise<AttachedConnection> {
  const link = await CdpLink.open(endpoint, deadline);
  try {
    return await settle(link, deadline);
  } catch (cause) {
    // An open wire would keep the whole process alive.
    link.cut();
    throw new LotsmanError('attach_failed', 'The browser took the connection, but does not answer as one.', {
      hint: 'Is the address that of a Chromium’s debugging port? Another program may have it.',
      cause,
    });
  }
}

async function settle(link: CdpLink, deadline: number): Promise<AttachedConnection> {
  const ask = async <T>(schema: z.ZodType<T>, method: string, params: object = {}): Promise<T> =>
    schema.parse(await within(deadline, `The browser's answer to ${method}`, link.send(method, params)));

  link.intercept = politely;
  const { chromium } = await import('playwright-core');
  const { product } = await ask(Version, 'Browser.getVersion');
  const browser = await within(
    deadline,
    'Attaching to the browser',
    chromium.connectOverCDP(link.transport(), { noDefaults: true }),
  );
  const context = browser.contexts()[0];
  if (!context) throw new LotsmanError('attach_failed', 'The browser has no window to work in.');

  const holds = new Map<Page, Hold>();
  let turn: Promise<unknown> = Promise.resolve();
  // One at a time: the driver announces a new page without saying whose wish it was.
  const adopt = (targetId: string): Promise<Page> => {
    const adopting = turn.then(async () => {
      const hold = await takeHold(context, targetId, ask, deadline);
      holds.set(hold.page, hold);
      hold.page.once('close', () => holds.delete(hold.page));
      return hold.page;
    });
    turn = adopting.catch(() => {});
    return adopting;
  };
  // Pop-ups of our tabs are ours too; whatever the user opens is not.
  link.on('Target.targetCreated', (params) => {
    const { targetId, type, openerId } = TargetEvent.parse(params).targetInfo;
    const ours = [...holds.values()].some((hold) => hold.targetId === openerId);
    if (type === 'page' && ours) void adopt(targetId).catch(() => {});
  });
  await ask(z.unknown(), 'Target.setDiscoverTargets', { discover: true });

  // Events only: where downloads go in the user's browser is the user's affair.
  await ask(z.unknown(), 'Browser.setDownloadBehavior', { behavior: 'default', eventsEnabled: true });
  const held = (page: Page): Hold => {
    const hold = holds.get(page);
    if (!hold) throw new LotsmanError('tab_closed', 'That tab is no longer held.');
    return hold;
  };
  return {
    mode: 'attached',
    visible: true,
    browser: product.replace('/', ' '),
    notes: ['The browser belongs to its user: only tabs that were opened or lent for this are touched.'],
    context,
    ended: link.closed.then((reason): Ending => ({ how: 'disconnected', reason })),
    openDevTools: (page) => context.newCDPSession(page),
    openPage: async () => {
      const wish = { url: 'about:blank', background: true, focus: false };
      return adopt((await ask(Created, 'Target.createTarget', wish)).targetId);
    },
    adopt,
    offers: async () => {
      const { targetInfos } = await ask(Targets, 'Target.getTargets', { filter: [{ type: 'page' }, { type: 'tab' }] });
      return borrowable(targetInfos, new Set([...holds.values()].map((hold) => hold.targetId)));
    },
    release: async (page) => {
      const { sessionId, focus } = held(page);
      holds.delete(page);
      // Focus is no longer pretended, and nothing of ours stays in the tab.
      await within(deadline, 'Giving the tab back', focus.detach());
      await ask(z.unknown(), 'Target.detachFromTarget', { sessionId });
    },
    onDownload: (listener) => listenForFiles(link, holds, listener),
    discard: async (page) => {
      await ask(z.unknown(), 'Target.closeTarget', { targetId: held(page).targetId });
    },
    close: async () => {
      link.close();
      await link.closed;
    },
  };
}

interface Hold {
  page: Page;
  targetId: string;
  sessionId: string;
  /** The session through which the tab is made to live as if in front. */
  focus: CDPSession;
}

const Begun = z.object({ frameId: z.string(), guid: z.string(), url: z.string(), suggestedFilename: z.string() });
const Progress = z.object({ guid: z.string(), state: z.string(), filePath: z.string().optional() });

function listenForFiles(
  link: CdpLink,
  holds: ReadonlyMap<Page, Hold>,
  listener: (page: Page, file: IncomingFile) => void,
): void {
  const coming = new Map<string, { page: Page; begun: z.infer<typeof Begun> }>();
  link.on('Browser.downloadWillBegin', (params) => {
    const begun = Begun.parse(params);
    // The main frame of a tab bears the tab's own name; other tabs' files are none of our business.
    const [page] = [...holds].find(([, hold]) => hold.targetId === begun.frameId) ?? [];
    if (page) coming.set(begun.guid, { page, begun });
  });
  link.on('Browser.downloadProgress', (params) => {
    const { guid, state, filePath } = Progress.parse(params);
    const file = coming.get(guid);
    if (!file || state === 'inProgress') return;
    coming.delete(guid);
    if (state !== 'completed' || filePath === undefined) return;
    const { page, begun } = file;
    const facts = { suggestedName: begun.suggestedFilename, url: begun.url, pageUrl: page.url() };
    listener(page, lyingAt(filePath, facts));
  });
}

type Ask = <T>(schema: z.ZodType<T>, method: string, params?: object) => Promise<T>;

/** Attaching by hand sends the driver the same event as its own automatic attaching would: it meets the page through it. */
async function takeHold(context: BrowserContext, targetId: string, ask: Ask, deadline: number): Promise<Hold> {
  const met = new Promise<Page>((resolve) => context.once('page', resolve));
  const { sessionId } = await ask(AttachedTarget, 'Target.attachToTarget', { targetId, flatten: true });
  const page = await within(deadline, 'Meeting the tab', met);
  // A tab behind others draws nothing and times crawl in it; this lets it live as if in front, without raising it.
  const focus = await within(deadline, 'Meeting the tab', context.newCDPSession(page));
  await within(deadline, 'Meeting the tab', focus.send('Emulation.setFocusEmulationEnabled', { enabled: true }));
  return { page, targetId, sessionId, focus };
}

/** What the driver wants to do to the whole browser, and may not. */
function politely(method: string, _params: unknown, sessionId: string | undefined): object | undefined {
  const wholeBrowser = sessionId === undefined || sessionId === '';
  if (!wholeBrowser) return undefined;
  if (method === 'Target.setAutoAttach' || method === 'Browser.setDownloadBehavior') return {};
  if (method === 'Browser.close') return {};
  return undefined;
}

function borrowable(targets: readonly z.infer<typeof TargetInfo>[], ours: ReadonlySet<string>): OfferedTab[] {
  // A tab and the page in it are two targets with no common name. Where two tabs show the same, a pinned one decides.
  const tabsOf = (page: z.infer<typeof TargetInfo>) =>
    targets.filter((target) => target.type === 'tab' && target.url === page.url && target.title === page.title);
  const isPinned = (page: z.infer<typeof TargetInfo>) =>
    tabsOf(page).some((tab) => tab.embedderData?.tabPinned === true);
  const isActive = (page: z.infer<typeof TargetInfo>) =>
    tabsOf(page).some((tab) => tab.embedderData?.tabActive === true);
  return targets
    .filter(
      (target) => target.type === 'page' && !ours.has(target.targetId) && /^(https?|about|data):/.test(target.url),
    )
    .filter((page) => !isPinned(page))
    .map((page) => ({ targetId: page.targetId, title: page.title, url: page.url, active: isActive(page) }));
}
