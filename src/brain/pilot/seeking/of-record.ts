import type { Phrase } from '../goal.ts';
import type { Candidate } from '../grounding/ground.ts';
import { choose } from '../reading/choose.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/**
 * "The letter from Ann", "the row with 12 €": a row, card or item that is told by what is true of it. Of the candidates, those
 * that stand in it; nothing where no such thing is told of, or none is there.
 */
export function ofRecord(
  { page, now }: Situation,
  { like = [], ...what }: Phrase,
  candidates: readonly Candidate[],
): readonly Candidate[] | undefined {
  if (like.length === 0) return undefined;
  const chosen = choose({ what, count: 'one', where: like }, page, alike, now);
  const [record] = chosen.found ? chosen.records : [];
  if (!record) return undefined;
  const inside = candidates.filter(({ control }) => record.controls.some(({ id }) => id === control.id));
  return inside.length > 0 ? inside : undefined;
}
