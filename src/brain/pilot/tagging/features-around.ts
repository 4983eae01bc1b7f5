import type { Facts } from './features.ts';
import { hashOf, joined } from './features-hash.ts';

/** Collects features: each is a fact together with where it was found. */
export class Found {
  readonly features: number[] = [];

  add(where: number, ...facts: readonly number[]): void {
    for (const fact of facts) this.features.push(joined(fact, where));
  }
}

/** What stands before the first token and after the last. */
export const EDGE: Facts = {
  word: hashOf('<edge>'),
  stem: hashOf('<edge>'),
  classes: [],
  forms: [],
  main: hashOf('<edge>'),
  verb: undefined,
  isSmall: false,
};

/** What is known of a token and of its neighbours. Where-numbers from `first` up to `first + 40` are used. */
export function addAround(found: Found, facts: readonly Facts[], at: number, first: number): void {
  const near = (off: number) => facts[at + off] ?? EDGE;
  const here = near(0);
  found.add(first, here.word, here.stem, ...here.classes, ...here.forms);
  for (const off of [-1, 1]) {
    const { word, stem, classes, forms } = near(off);
    found.add(first + 4 + off, word, stem, ...classes, ...forms);
  }
  for (const off of [-2, 2]) {
    const { word, stem, classes } = near(off);
    found.add(first + 4 + off, word, stem, ...classes);
  }
  for (const off of [-3, 3]) found.add(first + 10 + off, near(off).word, near(off).main);
  found.add(first + 20, joined(near(-1).word, here.word));
  found.add(first + 21, joined(here.word, near(1).word));
  found.add(first + 22, joined(near(-1).main, here.main));
  found.add(first + 23, joined(here.main, near(1).main));
  found.add(first + 24, joined(joined(near(-1).main, here.main), near(1).main));
  found.add(first + 25, joined(near(-2).word, near(-1).word));
  found.add(first + 26, joined(near(1).word, near(2).word));
  found.add(first + 27, joined(joined(near(-2).main, near(-1).main), here.main));
  found.add(first + 28, joined(joined(here.main, near(1).main), near(2).main));
  found.add(first + 29, joined(near(-1).word, here.main));
  found.add(first + 30, joined(here.main, near(1).word));
}
