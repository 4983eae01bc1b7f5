import type { Browser } from 'playwright-core';
import type { DriverWire } from '../driver-wire.ts';
import type { Target, TargetKind } from './channel.ts';

interface Attached {
  sessionId: string;
  targetInfo: { type: TargetKind; targetId: string };
}

const FROM_THE_BEGINNING = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
/** The browser's own windows and menus are none of our business. */
const OF_THE_BROWSER = [
  ...['browser', 'tab', 'browser_ui', 'webview', 'auction_worklet'].map((type) => ({ type, exclude: true })),
  {},
];
/** Workers that outlive a page are met through the browser. */
const OF_A_PAGE = [{ type: 'service_worker', exclude: true }, ...OF_THE_BROWSER];

/**
 * Meets every page, frame and worker of a browser, now and later. Each waits at its beginning until it was met: nothing leaves it
 * unseen.
 */
export async function meetTargets(
  browser: Browser,
  wire: DriverWire,
  meet: (target: Target) => Promise<void>,
): Promise<void> {
  const root = await browser.newBrowserCDPSession();
  const arrive = async ({ sessionId, targetInfo: { type: kind, targetId } }: Attached, parent: string) => {
    const page = kind === 'page' ? targetId : parent;
    const channel = wire.session(sessionId);
    channel.on('Target.attachedToTarget', (params) => void arrive(params as Attached, page));
    channel.on('Target.detachedFromTarget', (params) => wire.forget((params as Attached).sessionId));
    const below = { ...FROM_THE_BEGINNING, filter: OF_A_PAGE };
    // One that goes away while it is met needs nothing more.
    await Promise.allSettled([channel.send('Target.setAutoAttach', below), meet({ kind, page, channel })]);
    await channel.send('Runtime.runIfWaitingForDebugger').catch(() => {});
  };
  root.on('Target.attachedToTarget', (params) => void arrive(params as unknown as Attached, ''));
  root.on('Target.detachedFromTarget', ({ sessionId }) => wire.forget(sessionId));
  await root.send('Target.setAutoAttach', { ...FROM_THE_BEGINNING, filter: OF_THE_BROWSER });
}
