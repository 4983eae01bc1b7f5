import type { CDPSession, Frame, Page } from 'playwright-core';
import { bundled } from '../bundle.ts';
import { within } from '../deadline.ts';
import type { Tab } from './tab.ts';

/** The name of our world in every document. A page cannot list the worlds it is looked at from. */
const NAME = 'lotsman';
/** How long a frame may take to let us in. */
const MEETING = 2_000;

let code: Promise<string> | undefined;

/** The code for the inside of pages, built or read once. */
function inPageCode(): Promise<string> {
  code ??= bundled(new URL('in-page/', import.meta.url)).then(({ script }) => `(() => {${script}})()`);
  return code;
}

/** One document that can be asked, over the session of the process that draws it. */
export interface Place {
  frameId: string;
  cdp: CDPSession;
  contextId: string;
  /** The same context, by the number that some calls want. */
  contextNumber: number;
}

/** Our world in all documents of a page: put there before the page's own scripts, found again after each navigation. */
export class World {
  readonly #page: Page;
  readonly #mainFrame: string;
  readonly #deadline: number;
  readonly #places = new Map<string, Place>();
  readonly #foreign = new Set<Frame>();
  #arrived = Promise.withResolvers<void>();

  static async enter(tab: Tab, deadline: number): Promise<World> {
    const cdp = await tab.cdp();
    const { frameTree } = await within(deadline, 'Entering the page', cdp.send('Page.getFrameTree'));
    const world = new World(tab.page, frameTree.frame.id, deadline);
    await within(deadline, 'Entering the page', world.#settleIn(cdp));
    return world;
  }

  private constructor(page: Page, mainFrame: string, deadline: number) {
    this.#page = page;
    this.#mainFrame = mainFrame;
    this.#deadline = deadline;
  }

  /** Whether some of the page is drawn by another process. */
  get hasForeignFrames(): boolean {
    return this.#foreign.size > 0;
  }

  /** The document of a frame, by the browser's name for the frame. */
  place(frameId: string): Place | undefined {
    return this.#places.get(frameId);
  }

  /** The document of the page itself; between two documents, the one that is coming. */
  main(): Promise<Place> {
    const waiting = async () => {
      for (;;) {
        const place = this.#places.get(this.#mainFrame);
        if (place) return place;
        await this.#arrived.promise;
      }
    };
    return within(this.#deadline, 'Waiting for a document', waiting());
  }

  /** Asks a document and returns the answer by value. */
  async ask<T>(place: Place, expression: string): Promise<T> {
    const answer = await within(
      this.#deadline,
      'Looking at the page',
      place.cdp.send('Runtime.evaluate', {
        expression,
        uniqueContextId: place.contextId,
        returnByValue: true,
        awaitPromise: true,
      }),
    );
    if (answer.exceptionDetails) throw new Error(`In the page: ${answer.exceptionDetails.exception?.description}`);
    return answer.result.value as T;
  }

  /** Frames of other sites live in other processes, each with a session of its own. */
  async meetForeignFrames(): Promise<void> {
    for (const frame of this.#foreign) if (frame.isDetached()) this.#foreign.delete(frame);
    const strangers = this.#page
      .frames()
      .filter((frame) => frame !== this.#page.mainFrame() && !this.#foreign.has(frame));
    await Promise.all(strangers.map((frame) => within(MEETING, 'Meeting a frame', this.#meet(frame)).catch(() => {})));
  }

  async #meet(frame: Frame): Promise<void> {
    // Refused for a frame that lives in its parent's process: that one is reached over the parent's session.
    const cdp = await this.#page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    if (!cdp) return;
    this.#foreign.add(frame);
    await this.#settleIn(cdp);
  }

  async #settleIn(cdp: CDPSession): Promise<void> {
    cdp.on('Runtime.executionContextCreated', ({ context: { id, uniqueId, name, auxData } }) => {
      const frameId: unknown = auxData?.['frameId'];
      if (name !== NAME || typeof frameId !== 'string') return;
      this.#places.set(frameId, { frameId, cdp, contextId: uniqueId, contextNumber: id });
      this.#arrived.resolve();
      this.#arrived = Promise.withResolvers();
    });
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextUniqueId }) => {
      for (const [frameId, { contextId }] of this.#places)
        if (contextId === executionContextUniqueId) this.#places.delete(frameId);
    });
    const source = await inPageCode();
    await cdp.send('Page.enable');
    await cdp.send('Runtime.enable');
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: NAME });
    // Documents that are there already.
    const { frameTree } = await cdp.send('Page.getFrameTree');
    await Promise.all(framesIn(frameTree).map((frameId) => this.#moveIn(cdp, frameId, source)));
  }

  async #moveIn(cdp: CDPSession, frameId: string, source: string): Promise<void> {
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId, worldName: NAME });
    await cdp.send('Runtime.evaluate', { expression: source, contextId: executionContextId });
  }
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

function framesIn({ frame, childFrames = [] }: FrameTree): string[] {
  return [frame.id, ...childFrames.flatMap(framesIn)];
}
