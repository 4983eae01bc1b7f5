import type { Phrase } from '../goal.ts';
import type { Called } from './called.ts';
import type { Features } from './features.ts';

/** A control has to be fit for the deed before its exact name shuts the others out. */
const LEAST_ROLE = 0.3;
const SHUT_OUT = 0.3;

/** What was quoted is called exactly so: only where nothing is, does anything else come into question. */
export function onlyExact<One extends { score: number; called: Called; features: Features }>(
  { exact, words }: Phrase,
  all: readonly One[],
): One[] {
  if (!exact || words === '') return [...all];
  const best = Math.max(
    0,
    ...all.filter(({ features }) => features.role >= LEAST_ROLE).map(({ called }) => called.same),
  );
  if (best < 0.4) return [...all];
  return all.map((one) => (one.called.same >= best - 0.1 ? one : { ...one, score: one.score * SHUT_OUT }));
}
