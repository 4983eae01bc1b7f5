import { randomUUID } from 'node:crypto';
import { within } from '../../deadline.ts';
import type { Helm } from '../helm.ts';
import type { Covering } from '../picture.ts';

/** In milliseconds: a page that takes longer to say what must be covered is not shown meanwhile. */
const PATIENCE = 1_000;
/** In milliseconds: no picture is older than that when it arrives. */
const OLDEST = 1_000;

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
  readonly #helm: Helm;
  readonly #name = randomUUID();
  #looks: Look[] = [];

  constructor(helm: Helm) {
    this.#helm = helm;
  }

  /** Looks now. */
  async look(): Promise<void> {
    const from = Date.now();
    const looking = within(PATIENCE, 'Looking what must be covered', this.#helm.covering(this.#name));
    const covering = await looking.catch(() => undefined);
    const to = Date.now();
    const recent = this.#looks.findLastIndex((look) => look.to < to - 2 * OLDEST);
    this.#looks = [...this.#looks.slice(Math.max(0, recent)), { from, to, covering }];
  }

  /** What to cover in a picture of this moment; undefined when nobody can say for certain. */
  at(taken: number): Covering | undefined {
    const now = Date.now();
    // The clock of a browser elsewhere may go differently.
    const when = taken <= now && taken >= now - OLDEST ? taken : now - OLDEST;
    const before = this.#looks.findLastIndex((look) => look.to < when);
    const after = this.#looks.findIndex((look) => look.from > when);
    if (before === -1 || after === -1) return undefined;
    const [first, ...others] = this.#looks.slice(before).map(({ covering }) => covering);
    return first && others.every((other) => isSame(first, other)) ? first : undefined;
  }
}

function isSame(one: Covering, other: Covering | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
