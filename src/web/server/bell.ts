import { setTimeout as delay } from 'node:timers/promises';

/** Wakes somebody who waits for news. Rung while nobody waits, it wakes whoever waits next. */
export class Bell {
  #next = Promise.withResolvers<void>();

  ring(): void {
    this.#next.resolve();
  }

  /** Until it rings, but not longer than this. */
  async rung(milliseconds: number, signal: AbortSignal): Promise<void> {
    const done = new AbortController();
    const over = AbortSignal.any([signal, done.signal]);
    const time = delay(milliseconds, undefined, { ref: false, signal: over }).catch(() => {});
    await Promise.race([this.#next.promise, time]);
    done.abort();
    this.#next = Promise.withResolvers();
  }
}
