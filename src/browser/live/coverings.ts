import { within } from '../../deadline.ts';
import type { Covering } from '../picture.ts';

/** In milliseconds: a page that takes longer to say what must be covered is not shown meanwhile. */
const PATIENCE = 1_000;
/** In milliseconds: so long a picture may have been on its way, where the clock that tells it is not ours. */
const LONGEST_WAY = 1_000;
/** In milliseconds: what is older than that by its clock was taken by another clock. */
const OLDEST = 60_000;
/** So many looks are remembered. */
const REMEMBERED = 200;

/** One look at what must be covered. Undefined where it could not be told. */
interface Look {
  readonly from: number;
  readonly to: number;
  readonly covering: Covering | undefined;
}

/**
 * What must be covered in pictures that somebody else took, a moment ago. Where that was is certain only when it stood
 * still: before the picture was taken, and until after it came.
 */
export class Coverings {
  readonly #ask: () => Promise<Covering>;
  readonly #now: () => number;
  #looks: Look[] = [];

  constructor(ask: () => Promise<Covering>, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Looks now. */
  async look(): Promise<void> {
    const from = this.#now();
    const covering = await within(PATIENCE, 'Looking what must be covered', this.#ask()).catch(() => undefined);
    const look = { from, to: this.#now(), covering };
    this.#looks = [...this.#looks.slice(1 - REMEMBERED), look];
  }

  /** What to cover in a picture that was taken and came at these moments; undefined when nobody can say for certain. */
  at(taken: number, came: number): Covering | undefined {
    const isOurClock = taken <= came && taken > came - OLDEST;
    const when = isOurClock ? taken : came - LONGEST_WAY;
    const before = this.#looks.findLastIndex((look) => look.to < when);
    const hasLookedSince = this.#looks.some((look) => look.from >= came);
    if (before === -1 || !hasLookedSince) return undefined;
    const [first, ...others] = this.#looks.slice(before).map(({ covering }) => covering);
    return first && others.every((other) => isSame(first, other)) ? first : undefined;
  }
}

function isSame(one: Covering, other: Covering | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
