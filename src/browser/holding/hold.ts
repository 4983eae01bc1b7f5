import { randomUUID } from 'node:crypto';
import type { Held, Outgoing } from '../../outgoing.ts';
import { holdCalls } from './calls.ts';
import type { Channel, Target } from './channel.ts';
import { isHarmless, outgoingOf, type Paused } from './outgoing.ts';
import { canSendAnew, sendAnew } from './send-anew.ts';

/** Let it go, keep it until somebody has said more, or put an end to it. */
export type Ruling = 'pass' | 'hold' | 'end';

export type Judge = (outgoing: Outgoing) => Ruling | Promise<Ruling>;

/** What can change the world. Pictures, scripts, styles and the like are only asked for. */
const PATTERNS = ['Document', 'XHR', 'Fetch', 'Ping', 'Other'].map((resourceType) => ({
  resourceType,
  requestStage: 'Request',
}));

/** How long something waits for somebody's word. */
const PATIENCE = 60_000;

interface Navigated {
  frame: { parentId?: string };
}

/** One that waits. */
interface Waiting extends Held {
  /** The browser's name for a request. */
  networkId: string | undefined;
  /** Says whether it was done. */
  end(isSent: boolean): Promise<boolean>;
  timer: NodeJS.Timeout;
}

/**
 * Keeps what would change the world in the browser until somebody has judged it. A request that brings another document cannot
 * be kept: the browser answers nobody about a page that is about to leave. It is ended at once and sent anew when it is let go;
 * what cannot be sent anew is left to whoever did the act.
 */
export class Hold {
  /** Whose word counts. Nobody's: then nothing is kept. */
  judge: Judge = () => 'pass';
  /** Whether an address itself tells what must not go astray: then to ask for it is judged too. */
  tells: (address: string) => boolean = () => false;
  /** Hears of each that has to wait, by the browser's name for it. */
  onHeld: (networkId: string | undefined) => void = () => {};
  /** Hears that a page has another document. */
  onDocument: (page: string) => void = () => {};
  /** Hears that a page has gone to another view within its document. */
  onView: (page: string) => void = () => {};
  readonly #patience: number;
  readonly #waiting = new Map<string, Waiting>();

  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  /** From now on nothing leaves this page, frame or worker unjudged. */
  async join(target: Target): Promise<void> {
    const { kind, page, channel } = target;
    channel.on('Fetch.requestPaused', (params) => void this.#meet(channel, page, params as Paused));
    holdCalls(target, (outgoing, settle) => void this.#hear({ ...outgoing, page }, settle, undefined));
    if (kind === 'page') {
      channel.on('Page.frameNavigated', (params) => {
        if ((params as Navigated).frame.parentId === undefined) this.onDocument(page);
      });
      channel.on('Page.navigatedWithinDocument', () => this.onView(page));
    }
    // A worker of a page asks through the page, and refuses this.
    await channel.send('Fetch.enable', { patterns: PATTERNS }).catch(() => {});
  }

  /** What waits, the oldest first. */
  get held(): readonly Held[] {
    return [...this.#waiting.values()].map(({ id, outgoing, until }) => ({ id, outgoing, until }));
  }

  /** Lets it go; says by which name the browser knows it, or that it waits no longer. */
  async release(id: string): Promise<{ networkId: string | undefined } | undefined> {
    const one = this.#take(id);
    if (!one || one.until <= Date.now() || !(await one.end(true))) return undefined;
    return { networkId: one.networkId };
  }

  /** Puts an end to it: the page is told that it could not be sent, and nothing else. */
  async refuse(id: string): Promise<void> {
    await this.#take(id)?.end(false);
  }

  async refuseAll(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map((id) => this.refuse(id)));
  }

  #take(id: string): Waiting | undefined {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(one?.timer);
    return one;
  }

  async #meet(channel: Channel, page: string, paused: Paused): Promise<void> {
    const { requestId, networkId, frameId } = paused;
    // One whose page is gone has gone with it.
    const end = async (isSent: boolean) => {
      await (isSent
        ? channel.send('Fetch.continueRequest', { requestId })
        : channel.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      ).catch(() => {});
      return true;
    };
    if (isHarmless(paused) && !this.tells(paused.request.url)) {
      await end(true);
      return;
    }
    const outgoing = { ...outgoingOf(paused), page };
    if (outgoing.kind !== 'document') return this.#hear(outgoing, end, networkId);
    const ruling = await this.#ruling(outgoing);
    await end(ruling === 'pass');
    if (ruling !== 'hold') return;
    const anew = async (isSent: boolean) => !isSent || sendAnew(channel, frameId, outgoing);
    this.#keep(outgoing, anew, networkId, canSendAnew(outgoing) ? this.#patience : 0);
  }

  async #hear(
    outgoing: Outgoing,
    end: (isSent: boolean) => Promise<boolean>,
    networkId: string | undefined,
  ): Promise<void> {
    const ruling = await this.#ruling(outgoing);
    if (ruling === 'hold') this.#keep(outgoing, end, networkId, this.#patience);
    else await end(ruling === 'pass');
  }

  #keep(
    outgoing: Outgoing,
    end: (isSent: boolean) => Promise<boolean>,
    networkId: string | undefined,
    patience: number,
  ): void {
    const id = randomUUID().slice(0, 8);
    const timer = setTimeout(() => void this.refuse(id), this.#patience).unref();
    this.#waiting.set(id, { id, outgoing, until: Date.now() + patience, networkId, end, timer });
    this.onHeld(networkId);
  }

  /** Whoever cannot judge lets nothing pass. */
  async #ruling(outgoing: Outgoing): Promise<Ruling> {
    try {
      return await this.judge(outgoing);
    } catch {
      return 'end';
    }
  }
}
