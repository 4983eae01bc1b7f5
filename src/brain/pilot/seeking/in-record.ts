import type { Constraint, Phrase } from '../goal.ts';
import type { Candidate } from '../grounding/ground.ts';
import { choose } from '../reading/choose.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** "The button in the row of Anna": of the candidates, the one that stands in the row, card or item that is meant. */
export function inRecord(
  { page, now }: Situation,
  { place }: Phrase,
  candidates: readonly Candidate[],
): Candidate | undefined {
  if (!place || candidates.length === 0) return undefined;
  const { like = [], place: around, ...what } = place.what;
  // "The comment of Ann": what is around it is said in it.
  const said: Constraint[] = around ? [{ is: 'contains', value: { text: around.what.words, kind: 'text' } }] : [];
  const where = [...like, ...said];
  const wishes = [
    { what, count: 'one', where } as const,
    // Pages have other words for what they show.
    ...(said.length > 0 ? [{ what: { words: '' }, count: 'one', where } as const] : []),
  ];
  const chosen = wishes.map((things) => choose(things, page, alike, now)).find(({ found }) => found);
  const [record] = chosen?.found ? chosen.records : [];
  const ids = new Set(record?.controls.map(({ id }) => id));
  const inside = candidates.filter(({ control }) => ids.has(control.id));
  const [first, second] = inside;
  return first && (!second || first.score > second.score) ? first : undefined;
}
