import { FITS, type Mind } from './mind.ts';
import { asksForName } from './proper-names.ts';
import { isNameLabel, kindsOf, unitAsked, wordsBesideKind } from './property-kinds.ts';
import type { PageRecord, Property } from './record.ts';
import { readValues } from './values/read-values.ts';
import type { ReadValue, ValueKind } from './values/value.ts';
import { asksWho } from './who.ts';
import { fitsByKind } from './with-kind.ts';

/** A property of a record, as it was asked for. */
export interface FoundProperty {
  record: PageRecord;
  property: Property;
  /** What can be compared, where it is something of that sort. */
  value?: ReadValue;
  /** As it stands on the page. */
  text: string;
}

interface Candidate extends FoundProperty {
  score: number;
}

/** So much better than the next has to be what is taken without asking. */
const LEAD = 0.06;
const BY_LABEL_KIND = 0.6;
const BY_KIND = 0.5;
const LESS_LIKELY = 0.05;
const SAME = 0.95;
const ALONE = 0.07;
const IN_NAME = 0.08;

/** What a record says of a property; several where it cannot be told which is meant, none where it says nothing. */
export function findProperty(record: PageRecord, asked: string, mind: Mind, kinds = kindsOf(asked)): FoundProperty[] {
  const candidates = [
    ...record.properties.flatMap((property) => candidatesIn(record, property, asked, kinds, mind)),
    ...pricedByButton(record, asked, kinds, mind),
  ].sort((a, b) => b.score - a.score);
  const [best] = candidates;
  const { who } = record;
  if (!best && who && asksWho(asked)) return [{ record, property: who, text: who.text }];
  if (!best && asksForName(asked))
    return (record.names ?? []).map((property) => ({ record, property, text: property.text }));
  if (!best || (best.score < FITS && isNameLabel(asked))) return isNameLabel(asked) ? [nameOf(record)] : [];
  return distinct(candidates.filter(({ score }) => score > best.score - LEAD));
}

function nameOf(record: PageRecord): FoundProperty {
  const property = record.properties.find(({ is }) => is === 'name') ?? {
    label: '',
    text: record.name,
    values: [],
    controls: [],
    line: record.lines[0] ?? 0,
  };
  return { record, property, text: record.name };
}

function candidatesIn(
  record: PageRecord,
  property: Property,
  asked: string,
  kinds: readonly ValueKind[],
  mind: Mind,
): Candidate[] {
  if (property.is === 'action') return onButton(record, property, asked, mind);
  if (property.text === '') return [];
  const byLabel =
    property.label === ''
      ? 0
      : Math.max(mind.fits(asked, property.label), fitsByKind(asked, property.label, property.values, mind));
  if (byLabel >= FITS) {
    const value = valueFor(property.values, kinds);
    // "Delivery: 2 €" is not the delivery time, though it is nearly called so.
    const isOtherKind =
      value !== undefined && kinds.length > 0 && !kinds.includes(value.kind) && value.text === property.text;
    if (isOtherKind && byLabel < SAME) return [];
    return [{ record, property, text: property.text, score: byLabel, ...(value ? { value } : {}) }];
  }
  const unit = unitAsked(asked);
  return property.values.flatMap((value, at): Candidate[] => {
    const isOther = value.kind === 'size' && unit !== undefined && value.unit !== unit;
    const isMeant = kinds.length === 0 || kinds.includes(value.kind);
    const isSaid = saysOthers(record, property, asked, mind);
    const found = Math.max(
      isMeant ? byWords(property, value, at, asked, mind) : 0,
      isSaid ? byKind(property, value, kinds) : 0,
    );
    // What is part of the name is seldom what is asked about the thing.
    const score = isOther || found === 0 ? 0 : found - (property.is === 'name' ? IN_NAME : 0);
    return score > 0 ? [{ record, property, value, text: withPreposition(property.text, value), score }] : [];
  });
}

/** "Delivery price" is more than a price: where only the kind of value fits, the other words have to be said too. */
function saysOthers({ name, about }: PageRecord, { label, text }: Property, asked: string, mind: Mind): boolean {
  const others = wordsBesideKind(asked);
  return others === '' || mind.missing([label, text, name, ...about].join(' \n '), others).length === 0;
}

const COUNTER = /^(?<words>\p{L}[\p{L} ]*?)[\s:]*\(?(?<number>\d[\d\s,]*)\)?$/u;

/** "Like 38": how often something was pressed stands on its button. */
function onButton(record: PageRecord, property: Property, asked: string, mind: Mind): Candidate[] {
  const match = COUNTER.exec(property.text);
  const { words = '', number: digits = '' } = match?.groups ?? {};
  const score = words === '' ? 0 : mind.fits(asked, words);
  if (score < FITS) return [];
  const from = property.text.lastIndexOf(digits);
  const value: ReadValue = {
    kind: 'number',
    number: Number(digits.replace(/\D/g, '')),
    text: digits.trim(),
    from,
    end: from + digits.length,
  };
  return [{ record, property, value, text: value.text, score }];
}

/** "Book for 980 $": where nothing else tells a price, the only one on the buttons of a thing is what it costs. */
function pricedByButton(record: PageRecord, asked: string, kinds: readonly ValueKind[], mind: Mind): Candidate[] {
  const isTold = record.properties.some(({ values }) => values.some(({ kind }) => kind === 'money'));
  if (isTold || !kinds.includes('money') || wordsBesideKind(asked) !== '') return [];
  const prices = record.properties
    .filter(({ is }) => is === 'action')
    .flatMap((property) => readValues(property.text, mind.setting).map((value) => ({ property, value })))
    .filter(({ value }) => value.kind === 'money');
  const [only, ...others] = prices;
  return only && others.length === 0 ? [{ record, ...only, text: only.value.text, score: BY_KIND }] : [];
}

/** The words right before or behind a value may say what it is: «доставка 99 ₽», "312 reviews". */
function byWords({ text, values, is }: Property, value: ReadValue, at: number, asked: string, mind: Mind): number {
  const before = wordsBefore(text.slice(values[at - 1]?.end ?? 0, value.from), values[at - 1]?.noun);
  const isName = is === 'name' && at === 0;
  const fits = [isName ? '' : before, value.noun ?? ''].map((words) =>
    /\p{L}{2}/u.test(words) ? Math.max(mind.fits(asked, words), fitsByKind(asked, words, [value], mind)) : 0,
  );
  const best = Math.max(...fits);
  return best >= FITS ? best * 0.95 : 0;
}

/** "12 replies, 3 hours ago": the replies belong to the twelve. */
function wordsBefore(text: string, noun: string | undefined): string {
  const own = noun === undefined ? text : text.replace(noun, '');
  return own.split(/[,;()]/u).at(-1) ?? '';
}

/** Of bare numbers nobody knows what they are: they need a label. */
const SCORE = /^[0-5][.,]\d$/;

function byKind({ label, text }: Property, value: ReadValue, kinds: readonly ValueKind[]): number {
  const { kind } = value;
  const at = kinds.indexOf(kind);
  if (at < 0) return 0;
  const labelKinds = label === '' ? [] : kindsOf(label);
  if (labelKinds.length > 0 && labelKinds[0] === kinds[0]) return BY_LABEL_KIND - LESS_LIKELY * at;
  // In a card, "4.8" and nothing else is what people think of it.
  if (kind === 'number') return kinds[0] === 'rating' && SCORE.test(text) ? BY_KIND - 2 * LESS_LIKELY : 0;
  // A label that says something else speaks against it; a value that stands alone needs none.
  if (labelKinds.length > 0 && !labelKinds.includes(kind)) return 0;
  const isAlone = label === '' && !/\p{L}/u.test(text.replace(value.text, ''));
  return BY_KIND + (isAlone ? ALONE : 0) - 2 * LESS_LIKELY * at;
}

const PREPOSITION = /(?<!\p{L})(?:from|up to|about|от|до|около)\s+$|[~≈<>≤≥]\s*$/iu;

/** "from €1,300" is not €1,300. */
function withPreposition(text: string, { from, end }: ReadValue): string {
  const word = PREPOSITION.exec(text.slice(0, from));
  return text.slice(word ? word.index : from, end);
}

function valueFor(values: readonly ReadValue[], kinds: readonly ValueKind[]): ReadValue | undefined {
  for (const kind of kinds) {
    const value = values.find((one) => one.kind === kind);
    if (value) return value;
  }
  return values.find(({ number }) => !Number.isNaN(number));
}

/** "Today" and the date of today are the same day. */
function keyOf({ text, value }: FoundProperty): string {
  if (!value || Number.isNaN(value.number)) return text;
  const what = value.kind === 'date' ? (value.iso ?? '') : value.number;
  return [value.kind, what, value.upTo, value.unit].join();
}

/** The same words twice are one answer. */
function distinct(candidates: readonly Candidate[]): FoundProperty[] {
  const seen = new Set<string>();
  return candidates.flatMap(({ score, ...found }) => {
    const key = keyOf(found);
    if (seen.has(key)) return [];
    seen.add(key);
    return [found];
  });
}
