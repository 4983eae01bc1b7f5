import type { Point } from './place-on-page.ts';

/** Two presses on one place within this time are a double click, in milliseconds and pixels. */
const SOON = 500;
const NEAR = 6;

/** Counts how many presses have come on one place. */
export class Clicks {
  #last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, button: '', count: 0 };

  count({ x, y }: Point, button: string, at: number): number {
    const last = this.#last;
    const again =
      last.button === button && at - last.at < SOON && Math.abs(x - last.x) <= NEAR && Math.abs(y - last.y) <= NEAR;
    this.#last = { at, x, y, button, count: again ? last.count + 1 : 1 };
    return this.#last.count;
  }
}
