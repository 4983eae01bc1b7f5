import type { Best, Things } from '../goal.ts';
import { momentIn } from './compare.ts';
import { type FoundProperty, findProperty } from './find-property.ts';
import type { Mind } from './mind.ts';
import type { PageRecord } from './record.ts';

/** A record with the value by which it has its place. */
export interface Ranked {
  record: PageRecord;
  found: FoundProperty;
  number: number;
}

/** By the property that is compared; records that do not say it are left out. */
export function inOrder(
  records: readonly PageRecord[],
  { by, order }: Best,
  mind: Mind,
): Ranked[] | 'unknown' | 'ambiguous' {
  const ranked: Ranked[] = [];
  for (const record of records) {
    const found = findProperty(record, by.words, mind).filter(({ value }) => value && !Number.isNaN(value.number));
    const numbers = new Set(found.map(({ value }) => value?.number));
    if (numbers.size > 1) return 'ambiguous';
    const [one] = found;
    if (one?.value) ranked.push({ record, found: one, number: rankOf(one, order, mind) });
  }
  if (ranked.length === 0) return 'unknown';
  if (!areOfOneUnit(ranked)) return 'ambiguous';
  ranked.sort((a, b) => (order === 'least' ? a.number - b.number : b.number - a.number));
  return isSure(ranked, order) ? ranked : 'ambiguous';
}

/** What can be read in two ways must come out first, or not, in both. */
function isSure([first, ...others]: readonly Ranked[], order: Best['order']): boolean {
  if (!first) return true;
  const sign = order === 'least' ? 1 : -1;
  const [least, worst] = [
    (one: Ranked) => Math.min(...readingsOf(one, sign)),
    (one: Ranked) => Math.max(...readingsOf(one, sign)),
  ];
  const isUnclear = [first, ...others].some(({ found }) => found.value?.also);
  return !isUnclear || others.every((other) => worst(first) <= least(other));
}

function readingsOf({ found, number }: Ranked, sign: number): number[] {
  const also = found.value?.also?.number;
  return also === undefined ? [sign * number] : [sign * number, sign * also];
}

function areOfOneUnit(ranked: readonly Ranked[]): boolean {
  // Nothing at all is nothing in any currency.
  const units = new Set(
    ranked.flatMap(({ found: { value } }) =>
      value?.number === 0 && value.unit === undefined ? [] : [value?.unit ?? ''],
    ),
  );
  return units.size <= 1;
}

function rankOf({ value }: FoundProperty, order: Best['order'], mind: Mind): number {
  if (!value) return Number.NaN;
  const near = momentIn(value, { kind: value.kind === 'time' ? 'date' : value.kind }, mind.setting);
  return order === 'most' ? (value.upTo ?? near) : near;
}

/** As many as were asked for, and those that are level with the last of them. */
export function counted(
  ranked: readonly Ranked[],
  { count, what }: Things,
): { records: readonly PageRecord[]; best: readonly FoundProperty[] } {
  const place = what.ordinal ?? 1;
  const from = place > 0 ? place - 1 : Math.max(0, ranked.length + place);
  const many = typeof count === 'number' ? count : count === 'all' ? ranked.length : 1;
  const chosen = ranked.slice(from, from + many);
  const last = chosen.at(-1)?.number;
  const level = ranked.filter((one, at) => at >= from + many && one.number === last);
  const all = [...chosen, ...level];
  return { records: all.map(({ record }) => record), best: all.map(({ found }) => found) };
}
