import type { ElementId } from '../observation.ts';

/** Counts up for all eyes that share it: a number is given once, whatever tab or document it is for. */
export class Numbers {
  #last = 0;

  next(): ElementId {
    this.#last += 1;
    return this.#last;
  }
}
