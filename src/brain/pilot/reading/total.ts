import type { Phrase } from '../goal.ts';
import type { Answered } from './answered.ts';
import { missing } from './count.ts';
import { type FoundProperty, findProperty } from './find-property.ts';
import { seenIn } from './gather.ts';
import { assumption, type Inquiry, unselected, untold } from './inquiry.ts';
import { ofEach } from './of-each.ts';
import { pieceOf } from './row.ts';
import { select } from './select.ts';
import { statedCounts } from './stated.ts';

/** Sums and averages of one property over all the things that are meant. */
export function totalOf(inquiry: Inquiry): Answered {
  const { query, readings, mind, looked } = inquiry;
  const { things, tell, against = [] } = query;
  if (against.length > 0) return ofNamed([things.what, ...against], inquiry);
  const selected = select({ ...things, count: things.count === 'one' ? 'all' : things.count }, readings, mind);
  if (!selected.ok) return unselected(selected, looked);
  const asked = tell[0]?.words ?? 'price';
  const found = selected.records.map((record) => findProperty(record, asked, mind).filter(({ value }) => value));
  const isUnclear = found.some((all) => new Set(all.map(({ value }) => value?.number)).size > 1);
  if (isUnclear) return untold('ambiguous', asked, looked, selected.records);
  const told = found.flatMap(([first]) => first ?? []);
  if (told.length === 0) return untold('no such property', asked, looked, selected.records);
  const total = added(told, asked, inquiry);
  if (!total.found) return total;
  return {
    ...total,
    ...missing(statedCounts(things.what, readings, mind, seenIn(selected.among)), seenIn(selected.among)),
    ...assumption(selected.among),
  };
}

/** Each of them was named: what one of them does not say is missing in the sum. */
function ofNamed(names: readonly Phrase[], inquiry: Inquiry): Answered {
  const asked = inquiry.query.tell[0]?.words ?? 'price';
  const found = ofEach(names, asked, inquiry);
  return 'found' in found ? found : added(found, asked, inquiry);
}

function added(told: readonly FoundProperty[], asked: string, { looked, query: { want } }: Inquiry): Answered {
  if (new Set(told.map(({ value }) => value?.unit)).size > 1 || told.some(isRange))
    return untold(
      'ambiguous',
      asked,
      looked,
      told.map(({ record }) => record),
    );
  const sum = told.reduce((total, { value }) => total + (value?.number ?? 0), 0);
  const unit = told[0]?.value?.unit;
  return {
    found: true,
    want,
    about: asked,
    rows: told.map((one) => ({ record: one.record, name: one.record.name, told: [pieceOf(asked, one)] })),
    figure: { number: rounded(want === 'sum' ? sum : sum / told.length), ...(unit === undefined ? {} : { unit }) },
    looked,
  };
}

function isRange({ value }: FoundProperty): boolean {
  return value?.upTo !== undefined;
}

/** Without the dust of binary fractions. */
export function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
