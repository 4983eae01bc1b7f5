import type { Answer, Usage } from './brain.ts';
import { costOf, type Prices, priceOf } from './prices.ts';
import { addUsage, NO_USAGE } from './usage.ts';

/** What one question has taken so far, from all models and attempts. */
export class Bill {
  readonly #prices: Prices | undefined;
  readonly #mended: string[] = [];
  #usage: Usage = NO_USAGE;
  #cost: number | undefined = 0;

  constructor(prices: Prices | undefined) {
    this.#prices = prices;
  }

  note(what: string): void {
    this.#mended.push(what);
  }

  charge(model: string, usage: Usage | undefined): void {
    if (!usage) return;
    const cost = costOf(usage, priceOf(model, this.#prices));
    this.#usage = addUsage(this.#usage, usage);
    this.#cost = cost === undefined || this.#cost === undefined ? undefined : this.#cost + cost;
  }

  total(): Pick<Answer<unknown>, 'usage' | 'cost' | 'mended'> {
    return { usage: this.#usage, cost: this.#cost, mended: this.#mended };
  }
}
