/** Chance that is the same each time, so that what was generated once can be generated again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** 0…1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  is(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  from(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  one<Thing>(things: readonly Thing[]): Thing {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from.');
    return thing;
  }

  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    return things
      .map((thing) => ({ thing, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ thing }) => thing);
  }
}
