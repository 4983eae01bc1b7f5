import type { CDPSession } from 'playwright-core';
import type { Connection } from '../connection.ts';
import type { Tab } from '../tab.ts';
import type { Channel } from './channel.ts';
import { Hold } from './hold.ts';

/**
 * The hold of one session, whichever connection it has. In a browser that we started it covers every page, frame and worker;
 * elsewhere the pages and frames that we are in.
 */
export class SessionHold {
  #hold: Hold | undefined;
  /** Where everything is held already. */
  #held: Connection | undefined;
  readonly #joined = new WeakSet<CDPSession>();
  #pages = 0;

  /** Begins to hold, unless it has begun. */
  async begin(connection: Connection, tabs: readonly Tab[]): Promise<Hold> {
    this.#hold ??= new Hold();
    await this.follow(connection, tabs);
    return this.#hold;
  }

  /** Holds on another connection what was held on the one before. */
  async follow(connection: Connection, tabs: readonly Tab[]): Promise<void> {
    const hold = this.#hold;
    if (!hold || this.#held === connection) return;
    this.#held = connection;
    if (connection.meetTargets) await connection.meetTargets((target) => hold.join(target));
    else await Promise.all(tabs.map((tab) => this.welcome(tab)));
  }

  /** A tab that came after the beginning. */
  async welcome(tab: Tab): Promise<void> {
    if (!this.#isPerPage || tab.isGone) return;
    const { page } = tab;
    // On a session of its own: whoever answers HTTP logins lets pass all that is paused on theirs.
    const cdp = await page
      .context()
      .newCDPSession(page)
      .catch(() => undefined);
    // A pop-up may be gone before it could be met.
    if (!cdp) return;
    tab.onLetGo(() => cdp.detach());
    await this.heed(cdp);
  }

  /** A page or frame that we came into. */
  async heed(cdp: CDPSession): Promise<void> {
    if (!this.#isPerPage || this.#joined.has(cdp)) return;
    this.#joined.add(cdp);
    this.#pages += 1;
    await this.#hold?.join({ kind: 'page', page: `page ${this.#pages}`, channel: channelOf(cdp) });
  }

  get #isPerPage(): boolean {
    return this.#hold !== undefined && this.#held?.meetTargets === undefined;
  }

  /** What nobody has allowed by now is not allowed. */
  async end(): Promise<void> {
    await this.#hold?.refuseAll();
  }
}

function channelOf(cdp: CDPSession): Channel {
  return {
    send: (method, params) => cdp.send(method as 'Fetch.enable', params as object),
    on: (method, listener) => void cdp.on(method as 'Fetch.requestPaused', listener),
  };
}
