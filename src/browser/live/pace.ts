import type { Fineness } from '../drawing.ts';

/** From the finest to what still shows what happens. */
const STEPS: readonly Fineness[] = [
  { longest: 1_600, quality: 75 },
  { longest: 1_280, quality: 60 },
  { longest: 960, quality: 45 },
  { longest: 640, quality: 35 },
];

/** In milliseconds: so long a picture may be on its way, and so short a way is worth a finer one. */
const TOO_LONG = 450;
const SHORT = 120;
/** So many pictures must have been quick, so that it does not go to and fro. */
const QUICK_ONES = 15;
/** In milliseconds: more often nobody needs a picture. */
const BETWEEN = 80;

/** Finds out how fine pictures may be for somebody, and how often they may come, by how fast they are seen. */
export class Pace {
  #step = 1;
  #sentAt: number | undefined;
  #lastSentAt = Number.NEGATIVE_INFINITY;
  #quick = 0;

  get fineness(): Fineness {
    return STEPS[this.#step] ?? { longest: 640, quality: 35 };
  }

  /** A picture is on its way, and the next one waits until it was seen. */
  get isWaiting(): boolean {
    return this.#sentAt !== undefined;
  }

  /** How long the next one has to wait, in milliseconds. */
  restFor(now: number): number {
    return Math.max(0, this.#lastSentAt + BETWEEN - now);
  }

  sent(now: number): void {
    this.#sentAt = now;
    this.#lastSentAt = now;
  }

  /** Says whether pictures should be of another fineness from now on. */
  seen(now: number): boolean {
    if (this.#sentAt === undefined) return false;
    const way = now - this.#sentAt;
    this.#sentAt = undefined;
    this.#quick = way <= SHORT ? this.#quick + 1 : 0;
    const before = this.#step;
    if (way > TOO_LONG) this.#step = Math.min(STEPS.length - 1, this.#step + 1);
    else if (this.#quick >= QUICK_ONES) this.#step = Math.max(0, this.#step - 1);
    if (this.#step === before) return false;
    this.#quick = 0;
    return true;
  }
}
