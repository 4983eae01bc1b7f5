import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import type { Tab } from '../tab.ts';

/** Milliseconds in which the last of our own input may still be heard of. */
const ECHO = 150;

/** Tells the input of a person from our own: what comes while we act, or right after it, is ours. */
export class PersonWatch {
  #heard: (() => void) | undefined;
  readonly #watched = new WeakSet<Page>();
  /** How many actions are under way, and when the last one ended. */
  #acting = 0;
  #actedAt = Number.NEGATIVE_INFINITY;

  /** Hears from now on that somebody else uses these tabs, and those that are watched later. */
  heed(tabs: readonly Tab[], heard: () => void): void {
    this.#heard = heard;
    for (const tab of tabs) this.watch(tab);
  }

  watch(tab: Tab): void {
    if (!this.#heard || this.#watched.has(tab.page)) return;
    this.#watched.add(tab.page);
    const hear = () => {
      if (this.#acting === 0 && performance.now() - this.#actedAt > ECHO) this.#heard?.();
    };
    // A tab that is gone before it could be watched needs no watching.
    watchInput(tab, hear).catch(() => {});
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

/** Hears of every key, click, turn of the wheel and move of the mouse in a page, whoever made it. */
async function watchInput(tab: Tab, heard: () => void): Promise<void> {
  const cdp = await tab.cdp();
  // In a world of its own: the page learns nothing of it.
  const name = `lotsman ${randomUUID()}`;
  const wire = `heard${randomUUID().replaceAll('-', '')}`;
  const source = `(${inPage})(${JSON.stringify(wire)})`;
  cdp.on('Runtime.bindingCalled', ({ name: called }) => {
    if (called === wire) heard();
  });
  await cdp.send('Runtime.addBinding', { name: wire, executionContextName: name });
  const { identifier } = await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: name });
  tab.onLetGo(async () => void (await cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })));
  await enter(cdp, name, source);
}

/** Into the document that is there already. */
async function enter(cdp: CDPSession, worldName: string, source: string): Promise<void> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName,
  });
  await cdp.send('Runtime.evaluate', { expression: source, contextId });
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
