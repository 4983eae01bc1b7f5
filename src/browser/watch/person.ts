import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import type { Tab } from '../tab.ts';

/** Milliseconds in which the last of our own input may still be heard of. */
const ECHO = 150;

/** Tells the input of a person from our own: what comes while we act, or right after it, is ours. */
export class PersonWatch {
  #heard: (() => void) | undefined;
  readonly #watched = new WeakSet<Page>();
  /** Frames of other sites, each with a line of its own. */
  readonly #frames = new Set<CDPSession>();
  /** How many actions are under way, and when the last one ended. */
  #acting = 0;
  #actedAt = Number.NEGATIVE_INFINITY;

  /** Hears from now on that somebody else uses these tabs, and those that are watched later. */
  heed(tabs: readonly Tab[], heard: () => void): void {
    this.#heard = heard;
    for (const tab of tabs) this.watch(tab);
    for (const cdp of this.#frames) this.#listen(cdp);
  }

  watch(tab: Tab): void {
    if (!this.#heard || this.#watched.has(tab.page)) return;
    this.#watched.add(tab.page);
    tab.cdp().then(
      (cdp) => this.#listen(cdp, (unhear) => tab.onLetGo(unhear)),
      () => {},
    );
  }

  /** A frame of another site: a page's own line does not lead there. */
  watchFrame(cdp: CDPSession): void {
    this.#frames.add(cdp);
    cdp.once('close', () => this.#frames.delete(cdp));
    if (this.#heard) this.#listen(cdp);
  }

  #listen(cdp: CDPSession, onHeeded: (unhear: () => Promise<void>) => void = () => {}): void {
    const hear = () => {
      if (this.#acting === 0 && performance.now() - this.#actedAt > ECHO) this.#heard?.();
    };
    // What is gone before it could be watched needs no watching.
    watchInput(cdp, hear).then(onHeeded, () => {});
  }

  /** Until this is disposed of, all input is ours. */
  acting(): Disposable {
    this.#acting += 1;
    return {
      [Symbol.dispose]: () => {
        this.#acting -= 1;
        this.#actedAt = performance.now();
      },
    };
  }
}

/** Hears of every key, click, turn of the wheel and move of the mouse in the documents behind a line; says how to end it. */
async function watchInput(cdp: CDPSession, heard: () => void): Promise<() => Promise<void>> {
  // In a world of its own: the page learns nothing of it.
  const name = `lotsman ${randomUUID()}`;
  const wire = `heard${randomUUID().replaceAll('-', '')}`;
  const source = `(${inPage})(${JSON.stringify(wire)})`;
  cdp.on('Runtime.bindingCalled', ({ name: called }) => {
    if (called === wire) heard();
  });
  await cdp.send('Runtime.addBinding', { name: wire, executionContextName: name });
  const { identifier } = await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: name });
  await enter(cdp, name, source);
  return async () => void (await cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }));
}

type FrameTree = Awaited<ReturnType<typeof frameTreeOf>>;

async function frameTreeOf(cdp: CDPSession) {
  return (await cdp.send('Page.getFrameTree')).frameTree;
}

function framesIn({ frame, childFrames = [] }: FrameTree): string[] {
  return [frame.id, ...childFrames.flatMap(framesIn)];
}

/** Into the documents that are there already. */
async function enter(cdp: CDPSession, worldName: string, source: string): Promise<void> {
  const frames = framesIn(await frameTreeOf(cdp));
  // One that goes away meanwhile, or has a line of its own, is not entered here.
  await Promise.allSettled(
    frames.map(async (frameId) => {
      const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', { frameId, worldName });
      await cdp.send('Runtime.evaluate', { expression: source, contextId });
    }),
  );
}

/** Runs inside the page. A browser moves the mouse by itself when the page moves under it: such moves go nowhere. */
function inPage(wire: string): void {
  const EVERY = 200;
  const MOVES = 3;
  const SOON = 1_000;
  const page = globalThis as unknown as {
    addEventListener(type: string, listener: (event: Moved) => void, options: object): void;
  } & Record<string, (word: string) => void>;
  interface Moved {
    isTrusted: boolean;
    timeStamp: number;
    movementX: number;
    movementY: number;
  }
  let last = Number.NEGATIVE_INFINITY;
  let moves: number[] = [];
  const heed = (type: string, counts: (event: Moved) => boolean) => {
    const hear = (event: Moved) => {
      if (!event.isTrusted || !counts(event) || event.timeStamp - last < EVERY) return;
      last = event.timeStamp;
      page[wire]?.(type);
    };
    page.addEventListener(type, hear, { capture: true, passive: true });
  };
  for (const type of ['pointerdown', 'keydown', 'wheel']) heed(type, () => true);
  heed('mousemove', ({ timeStamp, movementX, movementY }) => {
    if (movementX === 0 && movementY === 0) return false;
    moves = [...moves.filter((time) => timeStamp - time < SOON), timeStamp];
    return moves.length >= MOVES;
  });
}
