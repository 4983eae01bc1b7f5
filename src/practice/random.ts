import { hash } from './hash.ts';

/** Numbers that look random and are the same for the same seed. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, fast and even enough for practice data. */
export function dice(seed: string | number): Dice {
  let state = (typeof seed === 'string' ? hash(seed) : seed) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
  };
}
