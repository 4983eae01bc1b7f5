import { coverageOf } from './coverage.ts';
import { isSameText } from './normal.ts';
import { readText } from './read-text.ts';

/** How alike two short texts are, 0…1, in English and Russian, whichever language each is in. The order does not matter. */
export function alike(one: string, other: string): number {
  const [a, b] = [readText(one), readText(other)];
  if (a.tokens.length === 0 || b.tokens.length === 0) return 0;
  if (isSameText(one, other)) return 1;
  const [there, back] = [coverageOf(a, b).share, coverageOf(b, a).share];
  // Never quite 1: only the same text is the same text.
  return there + back === 0 ? 0 : Math.min(0.99, (2 * there * back) / (there + back));
}
