import type { Observation } from '../../../observation.ts';
import type { Act, Constraint } from '../goal.ts';
import { findProperty } from './find-property.ts';
import { inMain } from './gather.ts';
import { inquire } from './inquiry.ts';
import { FITS, type Mind } from './mind.ts';
import type { Alike, PageRecord } from './record.ts';
import { satisfying } from './satisfy.ts';

type Arranged = Extract<Act, { kind: 'sort' | 'filter' }>;

/**
 * What the list on a page shows to be otherwise than it was arranged right before: sorted the other way round, or with
 * things that a filter would have taken out. Nothing where it stands as it should, or does not say.
 */
export function standsOtherwise(act: Arranged, page: Observation, alike: Alike, now: Date): string | undefined {
  const none = { things: { what: { words: '' }, count: 'all', where: [] }, want: 'list', tell: [] } as const;
  const { readings, mind } = inquire(none, [page], alike, now);
  const lists = readings.flatMap(({ collections }) => inMain(collections)).map(({ records }) => records);
  const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (longest.length < FEWEST) return undefined;
  if (act.kind === 'sort') return isReversed(longest, act, mind) ? act.by.words : undefined;
  return act.by.find((constraint) => lets(longest, constraint, mind))?.value.text;
}

const FEWEST = 3;

function isReversed(
  records: readonly PageRecord[],
  { by, order }: Extract<Act, { kind: 'sort' }>,
  mind: Mind,
): boolean {
  if (order === undefined) return false;
  const numbers = records.flatMap((record) => {
    const [first, ...others] = findProperty(record, by.words, mind);
    return first?.value && others.length === 0 ? [first.value.number] : [];
  });
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? number));
  const [up, down] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  return order === 'falling' ? up && !down : down && !up;
}

/** Whether some of them say otherwise where they say it. */
function lets(records: readonly PageRecord[], constraint: Constraint, mind: Mind): boolean {
  const { of } = constraint;
  if (!of || of.words === '') return false;
  const saying = records.filter(({ properties }) =>
    properties.some(({ label, is }) => is !== 'action' && label !== '' && mind.fits(of.words, label) >= FITS),
  );
  const kept = satisfying(saying, constraint, mind);
  return typeof kept !== 'string' && kept.length < saying.length;
}
