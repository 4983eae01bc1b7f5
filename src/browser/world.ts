import { randomUUID } from 'node:crypto';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { bundled } from '../bundle.ts';
import { within } from '../deadline.ts';
import { isLotsmanError, LotsmanError } from '../errors.ts';
import { callInPlace, inPlace, type Place } from './place.ts';
import { straight } from './straight.ts';
import type { Tab } from './tab.ts';

export type { Place } from './place.ts';

/** How long a frame may take to let us in. */
const MEETING = 2_000;

let code: Promise<string> | undefined;

/** The code for the inside of pages, built or read once. */
function inPageCode(): Promise<string> {
  code ??= bundled(new URL('in-page/', import.meta.url)).then(({ script }) => `(() => {${script}})()`);
  return code;
}

/** Who wants to know when documents come and go. */
export interface WorldListener {
  /** A document has loaded all it asked for at first. */
  loaded(place: Place): void;
  gone(place: Place): void;
  /** A document has something to tell without being asked. */
  told(place: Place, telling: string): void;
  /** A frame that lives in another process is reached over this session. */
  met(cdp: CDPSession): void;
}

/** Our world in all documents of a page: put there before the page's own scripts, found again after each navigation. */
export class World {
  readonly page: Page;
  /** Why the page went. */
  readonly #fate: Promise<LotsmanError>;
  /**
   * In every document. A page cannot list the worlds it is looked at from. Never used twice: a world of a known name is
   * not announced again, and whoever shared it would take away the other's memory.
   */
  readonly #name = `lotsman ${randomUUID()}`;
  /** Over this wire documents tell without being asked. It exists in our world alone. */
  readonly wire = `told${randomUUID().replaceAll('-', '')}`;
  readonly #mainFrame: string;
  readonly #deadline: number;
  readonly #listener: WorldListener;
  readonly #places = new Map<string, Place>();
  /** The sessions of frames that live in other processes. */
  readonly #foreign = new Map<Frame, CDPSession>();
  /** Frames that are known to live in their parent's process. */
  readonly #near = new Set<Frame>();
  readonly #meetings = new Map<Frame, Promise<void>>();
  /** Who waits for an answer of a document, and is told when it is gone. */
  readonly #waiting = new WeakMap<Place, Set<() => void>>();
  readonly #leaving: (() => Promise<unknown>)[] = [];
  #arrived = Promise.withResolvers<void>();

  static async enter(tab: Tab, deadline: number, listener: WorldListener): Promise<World> {
    const cdp = await tab.cdp();
    const { frameTree } = await within(deadline, 'Entering the page', cdp.send('Page.getFrameTree'));
    const world = new World(tab, frameTree.frame.id, deadline, listener);
    await within(deadline, 'Entering the page', world.#settleIn(cdp));
    return world;
  }

  private constructor({ page, fate }: Tab, mainFrame: string, deadline: number, listener: WorldListener) {
    this.page = page;
    this.#fate = fate;
    this.#mainFrame = mainFrame;
    this.#deadline = deadline;
    this.#listener = listener;
    page.on('framenavigated', this.#onNavigated);
    page.on('framedetached', this.#onDetached);
  }

  /** The document of a frame, by the browser's name for the frame. */
  place(frameId: string): Place | undefined {
    return this.#places.get(frameId);
  }

  /** All documents that can be asked now. */
  get places(): readonly Place[] {
    return [...this.#places.values()];
  }

  has(place: Place): boolean {
    return this.#places.get(place.frameId) === place;
  }

  /** The document of the page itself; between two documents, the one that is coming. */
  main(): Promise<Place> {
    const here = this.#places.get(this.#mainFrame);
    if (here) return Promise.resolve(here);
    const waiting = async () => {
      for (;;) {
        await this.#arrived.promise;
        const place = this.#places.get(this.#mainFrame);
        if (place) return place;
      }
    };
    const gone = this.#fate.then((why) => Promise.reject(why));
    return within(this.#deadline, 'Waiting for a document', Promise.race([waiting(), gone]));
  }

  /** Asks a document and returns the answer by value. */
  async ask<T>(place: Place, expression: string): Promise<T> {
    const gone = Promise.withResolvers<never>();
    const leave = () => gone.reject(new Error('The document is gone.'));
    this.#waiting.set(place, (this.#waiting.get(place) ?? new Set()).add(leave));
    try {
      const asking = inPlace<T>(straight(place), expression);
      // Once a page is about to leave, the browser answers nobody before the next one is there.
      return await within(this.#deadline, 'Looking at the page', Promise.race([asking, gone.promise]));
    } catch (error) {
      throw isLotsmanError(error) || this.has(place) ? error : replaced(error);
    } finally {
      this.#waiting.get(place)?.delete(leave);
    }
  }

  /** Calls a function of ours in a document, which returns its answer by value. */
  call<T>(place: Place, name: string, argument: unknown): Promise<T> {
    return within(this.#deadline, 'Looking at the page', callInPlace<T>(straight(place), name, argument));
  }

  /** Frames of other sites live in other processes, each with a session of its own. */
  async meetForeignFrames(): Promise<void> {
    const main = this.page.mainFrame();
    const strangers = this.page
      .frames()
      .filter((frame) => frame !== main && !this.#foreign.has(frame) && !this.#near.has(frame));
    if (strangers.length > 0) await Promise.all(strangers.map((frame) => this.#meetOnce(frame)));
  }

  /** Two who look at the same time wait for the same meeting. */
  #meetOnce(frame: Frame): Promise<void> {
    const meeting = this.#meetings.get(frame) ?? within(MEETING, 'Meeting a frame', this.#meet(frame)).catch(() => {});
    this.#meetings.set(frame, meeting);
    return meeting.finally(() => this.#meetings.delete(frame));
  }

  /** Lets go of the page: of the frames' sessions, and of what was put into documents to come. */
  async leave(): Promise<void> {
    this.page.off('framenavigated', this.#onNavigated);
    this.page.off('framedetached', this.#onDetached);
    const sessions = [...this.#foreign.values()];
    this.#foreign.clear();
    const partings = [...this.#leaving.splice(0), ...sessions.map((cdp) => () => cdp.detach())];
    const parting = Promise.allSettled(partings.map((part) => part()));
    await within(MEETING, 'Leaving the page', parting).catch(() => {});
    for (const place of [...this.#places.values()]) this.#lose(place);
  }

  /** A frame may move to another process whenever it goes somewhere else. */
  readonly #onNavigated = (frame: Frame) => {
    this.#near.delete(frame);
  };

  readonly #onDetached = (frame: Frame) => {
    this.#near.delete(frame);
    const cdp = this.#foreign.get(frame);
    this.#foreign.delete(frame);
    cdp?.detach().catch(() => {});
  };

  async #meet(frame: Frame): Promise<void> {
    // Refused for a frame that lives in its parent's process: that one is reached over the parent's session.
    const cdp = await this.page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    if (!cdp) {
      this.#near.add(frame);
      return;
    }
    this.#foreign.set(frame, cdp);
    cdp.once('close', () => {
      if (this.#foreign.get(frame) === cdp) this.#foreign.delete(frame);
      this.#loseAll(cdp);
    });
    this.#listener.met(cdp);
    await this.#settleIn(cdp);
  }

  async #settleIn(cdp: CDPSession): Promise<void> {
    this.#hear(cdp);
    const source = await inPageCode();
    // Sent together: the browser does them in order.
    const [, , , { identifier }, { frameTree }] = await Promise.all([
      cdp.send('Page.enable'),
      cdp.send('Runtime.enable'),
      cdp.send('Runtime.addBinding', { name: this.wire, executionContextName: this.#name }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: this.#name }),
      cdp.send('Page.getFrameTree'),
    ]);
    this.#leaving.push(() => cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }));
    this.#leaving.push(() => cdp.send('Runtime.removeBinding', { name: this.wire }));
    // Documents that are there already.
    await Promise.all(framesIn(frameTree).map((frameId) => this.#moveIn(cdp, frameId, source)));
  }

  /** The session may serve others too, and outlive us: what we hear on it we stop hearing when we leave. */
  #hear(cdp: CDPSession): void {
    const created = ({ context: { id, uniqueId, name, auxData } }: Created) => {
      const frameId: unknown = auxData?.['frameId'];
      if (name !== this.#name || typeof frameId !== 'string') return;
      const before = this.#places.get(frameId);
      if (before) this.#lose(before);
      this.#places.set(frameId, { frameId, cdp, contextId: uniqueId, contextNumber: id });
      this.#arrived.resolve();
      this.#arrived = Promise.withResolvers();
    };
    const destroyed = ({ executionContextUniqueId }: { executionContextUniqueId: string }) => {
      for (const place of this.#places.values()) if (place.contextId === executionContextUniqueId) this.#lose(place);
    };
    const cleared = () => this.#loseAll(cdp);
    const called = ({ name, payload, executionContextId: number }: Called) => {
      if (name !== this.wire) return;
      const place = this.places.find((one) => one.cdp === cdp && one.contextNumber === number);
      if (place) this.#listener.told(place, payload);
    };
    const announced = new WeakSet<Place>();
    const stopped = ({ frameId }: { frameId: string }) => {
      const place = this.#places.get(frameId);
      // Said again where only the address has changed.
      if (!place || announced.has(place)) return;
      announced.add(place);
      void this.#announce(place);
    };
    cdp.on('Runtime.executionContextCreated', created);
    cdp.on('Runtime.executionContextDestroyed', destroyed);
    cdp.on('Runtime.executionContextsCleared', cleared);
    cdp.on('Page.frameStoppedLoading', stopped);
    cdp.on('Runtime.bindingCalled', called);
    this.#leaving.push(async () => {
      cdp.off('Runtime.executionContextCreated', created);
      cdp.off('Runtime.executionContextDestroyed', destroyed);
      cdp.off('Runtime.executionContextsCleared', cleared);
      cdp.off('Page.frameStoppedLoading', stopped);
      cdp.off('Runtime.bindingCalled', called);
    });
  }

  /** Foreign frames are met before anybody waits for it; and before anything is asked of the page, as for a look. */
  async #announce(place: Place): Promise<void> {
    const isMain = place.frameId === this.#mainFrame;
    const known = new Set(this.#places.values());
    if (isMain) await this.meetForeignFrames();
    // Frames that had loaded before they were met did not say so.
    const justMet = isMain ? this.places.filter((one) => !known.has(one)) : [];
    for (const one of [place, ...justMet]) if (this.has(one)) this.#listener.loaded(one);
  }

  #loseAll(cdp: CDPSession): void {
    for (const place of [...this.#places.values()]) if (place.cdp === cdp) this.#lose(place);
  }

  #lose(place: Place): void {
    if (this.has(place)) this.#places.delete(place.frameId);
    for (const leave of this.#waiting.get(place) ?? []) leave();
    this.#listener.gone(place);
  }

  async #moveIn(cdp: CDPSession, frameId: string, source: string): Promise<void> {
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId, worldName: this.#name });
    await cdp.send('Runtime.evaluate', { expression: source, contextId: executionContextId });
  }
}

function replaced(cause: unknown): LotsmanError {
  return new LotsmanError('page_replaced', 'The page was replaced by another one in the middle of it.', {
    hint: 'Look at the page that is there now.',
    cause,
  });
}

interface Created {
  context: { id: number; uniqueId: string; name: string; auxData?: Record<string, unknown> };
}

interface Called {
  name: string;
  payload: string;
  executionContextId: number;
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

function framesIn({ frame, childFrames = [] }: FrameTree): string[] {
  return [frame.id, ...childFrames.flatMap(framesIn)];
}
