import type { Constraint, Value } from '../goal.ts';
import { momentOf } from './values/dates.ts';
import { minutesOf } from './values/durations.ts';
import { currencyOf } from './values/money.ts';
import { readValues } from './values/read-values.ts';
import { unitOf } from './values/units.ts';
import type { ReadValue, Setting, ValueKind } from './values/value.ts';

/** Something said that can be compared with what is read. */
export interface Measure {
  number: number;
  /** How far it reaches: a day is all its moments, a year all its days. */
  upTo: number;
  kind: ValueKind | 'number';
  unit?: string;
}

const DAY = 86_400_000;

/** What a value of the task measures; nothing for words. */
export function measureOf(value: Value, setting: Setting): Measure | undefined {
  const { kind, number, iso, unit } = value;
  if (kind === 'date' && iso !== undefined) return dayMeasure(iso);
  if (kind === 'time' && iso !== undefined) return timeMeasure(iso);
  if (kind === 'duration') return durationMeasure(value, setting);
  if (kind === 'money' && number !== undefined)
    return { number, upTo: number, kind: 'money', ...(unit === undefined ? {} : { unit: currencyOf(unit) }) };
  if (number !== undefined) return numberMeasure(number, unit);
  if (kind !== 'text') return readMeasure(value.text, setting);
  return undefined;
}

function dayMeasure(iso: string): Measure | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(iso) ?? [];
  if (year === undefined) return undefined;
  const [y, m] = [Number(year), Number(month ?? 1) - 1];
  const number = Date.UTC(y, m, Number(day ?? 1));
  const end = day !== undefined ? number + DAY : month !== undefined ? Date.UTC(y, m + 1, 1) : Date.UTC(y + 1, 0, 1);
  return { number, upTo: end - 1, kind: 'date' };
}

function timeMeasure(iso: string): Measure | undefined {
  const [, hour, minute] = /(\d{1,2}):(\d{2})/.exec(iso) ?? [];
  if (hour === undefined) return undefined;
  const number = Number(hour) * 60 + Number(minute);
  return { number, upTo: number, kind: 'time' };
}

function durationMeasure({ text, number, unit }: Value, setting: Setting): Measure | undefined {
  const minutes = unit === undefined ? undefined : minutesOf(unit);
  if (number !== undefined && minutes !== undefined)
    return { number: number * minutes, upTo: number * minutes, kind: 'duration' };
  return readMeasure(text, setting) ?? (number === undefined ? undefined : { number, upTo: number, kind: 'duration' });
}

function numberMeasure(number: number, unit: string | undefined): Measure {
  if (unit === undefined) return { number, upTo: number, kind: 'number' };
  if (unit === '%') return { number, upTo: number, kind: 'percent', unit };
  const [base, times] = unitOf(unit) ?? [];
  if (base !== undefined && times !== undefined)
    return { number: number * times, upTo: number * times, kind: 'size', unit: base };
  const minutes = minutesOf(unit);
  if (minutes !== undefined) return { number: number * minutes, upTo: number * minutes, kind: 'duration' };
  return { number, upTo: number, kind: 'number' };
}

function readMeasure(text: string, setting: Setting): Measure | undefined {
  const [value] = readValues(text, setting);
  if (!value || Number.isNaN(value.number)) return undefined;
  const { kind, number, upTo = number, unit } = value;
  return { kind, number, upTo, ...(unit === undefined ? {} : { unit }) };
}

/** Whether two can be compared at all. */
export function isComparable(value: ReadValue, measure: Measure): boolean {
  if (Number.isNaN(value.number)) return false;
  if (measure.kind === 'number') return value.kind !== 'date' && value.kind !== 'time' && value.kind !== 'duration';
  if (measure.kind === 'date') return value.kind === 'date' || value.kind === 'time';
  if (measure.kind === 'money') return isSameMoney(value, measure);
  // "Less than two days old" is said of a day.
  if (measure.kind === 'duration' && value.kind === 'date') return true;
  return value.kind === measure.kind && (measure.unit === undefined || value.unit === measure.unit);
}

function isSameMoney(value: ReadValue, { unit }: Measure): boolean {
  if (value.kind === 'number') return true;
  return value.kind === 'money' && (unit === undefined || value.unit === undefined || unit === value.unit);
}

/** Whether what was read is as it should be; of a range, whether some of it is. */
export function holds(
  value: ReadValue,
  is: Constraint['is'],
  measure: Measure,
  to: Measure | undefined,
  setting: Setting,
): boolean {
  const number = momentIn(value, measure, setting);
  const upTo = value.upTo ?? number;
  switch (is) {
    case '<':
      return number < measure.number;
    case '≤':
      return number <= measure.upTo;
    case '>':
      return upTo > measure.upTo;
    case '≥':
      return upTo >= measure.number;
    case 'between':
      return to !== undefined && upTo >= measure.number && number <= to.upTo;
    case '≠':
    case 'lacks':
      return upTo < measure.number || number > measure.upTo;
    default:
      return upTo >= measure.number && number <= measure.upTo;
  }
}

const MINUTE = 60_000;

/** Where days stand, a time alone is one of today; where ages are asked, a day is so old. */
export function momentIn(value: ReadValue, { kind }: Pick<Measure, 'kind'>, { now }: Setting): number {
  if (kind === 'duration' && value.kind === 'date') return (momentOf(now) - value.number) / MINUTE;
  if (kind !== 'date' || value.kind !== 'time') return value.number;
  return Math.floor(momentOf(now) / DAY) * DAY + value.number * MINUTE;
}
