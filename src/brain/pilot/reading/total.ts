import type { Answered } from './answered.ts';
import { missing } from './count.ts';
import { type FoundProperty, findProperty } from './find-property.ts';
import { assumption, type Inquiry, unselected, untold } from './inquiry.ts';
import { pieceOf } from './row.ts';
import { select } from './select.ts';
import { statedCounts } from './stated.ts';

/** Sums and averages of one property over all the things that are meant. */
export function totalOf({ query, readings, mind, looked }: Inquiry): Answered {
  const { things, tell, want } = query;
  const selected = select({ ...things, count: things.count === 'one' ? 'all' : things.count }, readings, mind);
  if (!selected.ok) return unselected(selected, looked);
  const asked = tell[0]?.words ?? 'price';
  const found = selected.records.map((record) => findProperty(record, asked, mind).filter(({ value }) => value));
  const isUnclear = found.some((all) => new Set(all.map(({ value }) => value?.number)).size > 1);
  if (isUnclear) return untold('ambiguous', asked, looked, selected.records);
  const told = found.flatMap(([first]) => first ?? []);
  if (told.length === 0) return untold('no such property', asked, looked, selected.records);
  if (new Set(told.map(({ value }) => value?.unit)).size > 1 || told.some(isRange))
    return untold('ambiguous', asked, looked, selected.records);
  const sum = told.reduce((total, { value }) => total + (value?.number ?? 0), 0);
  const unit = told[0]?.value?.unit;
  return {
    found: true,
    want,
    about: asked,
    rows: told.map((one) => ({ record: one.record, name: one.record.name, told: [pieceOf(asked, one)] })),
    figure: { number: rounded(want === 'sum' ? sum : sum / told.length), ...(unit === undefined ? {} : { unit }) },
    looked,
    ...missing(
      statedCounts(things.what.words, readings, mind, selected.among.records.length),
      selected.among.records.length,
    ),
    ...assumption(selected.among),
  };
}

function isRange({ value }: FoundProperty): boolean {
  return value?.upTo !== undefined;
}

/** Without the dust of binary fractions. */
export function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
