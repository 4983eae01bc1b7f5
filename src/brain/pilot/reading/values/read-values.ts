import { readContacts } from './contacts.ts';
import { readDates } from './dates.ts';
import { readDurations } from './durations.ts';
import { readMoney } from './money.ts';
import { readNumbers } from './numbers.ts';
import { readTimes } from './times.ts';
import { readPercents, readRatings, readSizes } from './units.ts';
import type { Reader, ReadValue, Setting } from './value.ts';

/** What is surest comes first: the digits of a date are no price. */
const READERS: readonly Reader[] = [
  readContacts,
  readDates,
  readTimes,
  readRatings,
  readMoney,
  readPercents,
  readDurations,
  readSizes,
  readNumbers,
];
/** Between two ends of one range. */
const BETWEEN = /^\s*(?:[-–—−]|to|till|until|до|по)\s*$/iu;
/** Between a day and the time on that day. */
const AT = /^(?:,?\s+|,?\s+(?:at|в)\s+|T)$/iu;

/** Most texts say nothing of the sort, and are let go at once. */
const MAY_HOLD =
  /[\d★⭐@]|ago|назад|через|today|yesterday|tomorrow|just now|сегодня|вчера|завтра|только что|^free|^бесплатн/iu;
const NOTHING: readonly ReadValue[] = [];
/** A text is asked for its values by everyone who looks at it. */
const known = new WeakMap<Setting, Map<string, readonly ReadValue[]>>();

/** The values in a text, from left to right; none within another. */
export function readValues(text: string, setting: Setting): readonly ReadValue[] {
  if (!MAY_HOLD.test(text)) return NOTHING;
  let texts = known.get(setting);
  if (!texts) {
    texts = new Map();
    known.set(setting, texts);
  }
  const before = texts.get(text);
  if (before) return before;
  const values = text.length <= LONGEST ? readAll(text, setting) : inPieces(text, setting);
  texts.set(text, values);
  return values;
}

/** Patterns look around at every place of a text: one without end would keep them busy for ever. */
const LONGEST = 1_000;

function inPieces(text: string, setting: Setting): ReadValue[] {
  const values: ReadValue[] = [];
  for (let at = 0; at < text.length; ) {
    const space = text.lastIndexOf(' ', at + LONGEST);
    const to = space > at ? space + 1 : at + LONGEST;
    for (const value of readAll(text.slice(at, to), setting))
      values.push({ ...value, from: value.from + at, end: value.end + at });
    at = to;
  }
  return values;
}

function readAll(text: string, setting: Setting): ReadValue[] {
  const taken: ReadValue[] = [];
  for (const reader of READERS)
    for (const value of reader(text, setting))
      if (!taken.some(({ from, end }) => value.from < end && from < value.end)) taken.push(value);
  taken.sort((a, b) => a.from - b.from);
  return withTimes(ranges(taken, text), text);
}

/** "€900 – €1,100" is one value, as "900–1,100 €" is. */
function ranges(values: readonly ReadValue[], text: string): ReadValue[] {
  const joined: ReadValue[] = [];
  for (const value of values) {
    const before = joined.at(-1);
    if (before && isRange(before, value, text)) joined[joined.length - 1] = rangeOf(before, value, text);
    else joined.push(value);
  }
  return joined;
}

function isRange(one: ReadValue, other: ReadValue, text: string): boolean {
  const fits = one.kind === other.kind && one.unit === other.unit && one.upTo === undefined && other.upTo === undefined;
  return fits && !Number.isNaN(one.number) && BETWEEN.test(text.slice(one.end, other.end - other.text.length));
}

function rangeOf(one: ReadValue, other: ReadValue, text: string): ReadValue {
  const { noun, ...rest } = one;
  return { ...rest, upTo: other.number, text: text.slice(one.from, other.end), end: other.end };
}

/** A day with a time is a moment: two letters of one day have an order. The time stays a value of its own. */
function withTimes(values: readonly ReadValue[], text: string): ReadValue[] {
  return values.map((value, at) => {
    const next = values[at + 1];
    if (value.kind !== 'date' || next?.kind !== 'time' || value.upTo !== undefined) return value;
    return AT.test(text.slice(value.end, next.from))
      ? { ...value, number: value.number + next.number * 60_000 }
      : value;
  });
}
