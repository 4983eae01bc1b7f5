import type { Browser, CDPSession, Page } from 'playwright-core';
import type { DriverWire } from './driver-wire.ts';

/** Opens DevTools sessions of ours with the pages of a browser that was started. */
export class OwnSessions {
  readonly #browser: Browser;
  readonly #wire: DriverWire;
  #root: Promise<CDPSession> | undefined;

  constructor(browser: Browser, wire: DriverWire) {
    this.#browser = browser;
    this.#wire = wire;
  }

  async open(page: Page): Promise<CDPSession> {
    const [root, targetId] = await Promise.all([this.#rooted(), targetIdOf(page)]);
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
    const session = this.#wire.session(sessionId);
    session.onDetach = () => root.send('Target.detachFromTarget', { sessionId });
    return session.asCdp;
  }

  /** Where the browser says that one of them is over. */
  #rooted(): Promise<CDPSession> {
    this.#root ??= this.#browser.newBrowserCDPSession().then((root) => {
      root.on('Target.detachedFromTarget', ({ sessionId }) => this.#wire.forget(sessionId));
      return root;
    });
    return this.#root;
  }
}

/** The browser's own name for a page, which only the driver knows. */
async function targetIdOf(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  void cdp.detach().catch(() => {});
  return targetInfo.targetId;
}
