import type { RunResult } from '../../run-events.ts';
import { english, type Words } from '../live/words/english.ts';

/** `12.3k tokens (8k cached), $0.0123`. Where a price is not known, that is said. */
export function spokenSpent(
  { input, output, cached, cost, unpriced }: RunResult['spent'],
  words: Words = english,
): string {
  const { figures } = words;
  const kept = cached > 0 ? ` (${words.cached(cached)})` : '';
  const sum = cost === undefined ? words.unknownPrice : figures.cost(cost);
  return `${figures.tokens(input + output)}${kept}, ${unpriced && cost !== undefined ? words.atLeast(sum) : sum}`;
}
