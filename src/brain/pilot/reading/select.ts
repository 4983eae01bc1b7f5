import type { Best, Constraint, Phrase, Things } from '../goal.ts';
import type { FoundProperty } from './find-property.ts';
import { anything, assumed, type Gathered, listedAs, namedSo } from './gather.ts';
import { FITS, type Mind } from './mind.ts';
import { hasSort } from './nouns.ts';
import { counted, inOrder } from './rank.ts';
import type { PageRecord, Reading } from './record.ts';
import { satisfying } from './satisfy.ts';

/** The records that are meant, or why they cannot be told. */
export type Selected =
  | { ok: true; records: readonly PageRecord[]; among: Gathered; best?: readonly FoundProperty[] }
  | { ok: false; why: WhyNot; about: string; candidates: readonly PageRecord[]; among?: Gathered };

export type WhyNot = 'no such things' | 'no such property' | 'none fits' | 'ambiguous';

/** Things as they were asked for: gathered, filtered, put in order, counted off. */
export function select(things: Things, readings: readonly Reading[], mind: Mind): Selected {
  const listed = inLists(things, readings, mind);
  const parted = listed.ok ? undefined : byItsSort(things, readings, mind);
  const anyhow = parted && select(parted, readings, mind);
  if (anyhow?.ok) return anyhow;
  if (listed.ok || !speaksOfMany(things) || things.count !== 'one') return listed;
  const under = readings.map((reading) => ({ ...reading, collections: reading.sections, pairs: [] }));
  const told = inLists(things, under, mind);
  return told.ok && told.records.length === 1 ? told : listed;
}

function inLists(things: Things, readings: readonly Reading[], mind: Mind): Selected {
  const among = gather(things, readings, mind);
  if (!among) return { ok: false, why: 'no such things', about: things.what.words, candidates: [] };
  return narrow(things, among, mind);
}

/** Which records the word for the things stands for. */
export function gather(things: Things, readings: readonly Reading[], mind: Mind): Gathered | undefined {
  const { what } = things;
  const within = allUnder(readings, what.place?.what, mind);
  const isListed = things.count !== 'one' || things.best !== undefined || what.ordinal !== undefined;
  const named = namedSo(what.words, within, mind, { isExact: what.exact, isListed });
  const listed = listedAs(what.words, within, mind);
  const isOneOfMany = speaksOfMany(things);
  // "The cheapest pizza" is looked for under the heading "Pizza" before among things called pizza; "the lamp" is a lamp.
  const found = isOneOfMany && listed && listed.score > (named?.score ?? 0) - 0.15 ? listed : (named ?? listed);
  const sure = found ?? anything(what, within) ?? byTheirWords(what.words, within, mind);
  return sure ?? (isOneOfMany ? assumed(what.words, within, mind) : undefined);
}

export function speaksOfMany({ what, count, where, best }: Things): boolean {
  return (
    count !== 'one' ||
    best !== undefined ||
    where.length > 0 ||
    what.ordinal !== undefined ||
    (what.like?.length ?? 0) > 0
  );
}

/** Those that say the words somewhere: "vegan burger" where the card tells "vegan" in its text. */
function byTheirWords(words: string, readings: readonly Reading[], mind: Mind): Gathered | undefined {
  const all = readings.flatMap(({ collections }) =>
    collections.filter(({ isAside }) => !isAside).flatMap(({ records }) => records),
  );
  const constraint: Constraint = { is: 'contains', value: { text: words, kind: 'text' } };
  const found = words === '' ? [] : satisfying(all, constraint, mind);
  return typeof found === 'string' || found.length === 0 ? undefined : { records: found, by: 'name', score: FITS };
}

/** By what things of a sort are told apart; before what it is it says nothing. */
const CALLED_BY = /^(?:size|colou?r|number|model|размер\p{L}*|цвет\p{L}*|номер\p{L}*|модел\p{L}*)$/iu;

/** "the Tbilisi trip", "size XL": what the page calls all of its things tells nothing of one of them, only the rest does. */
function byItsSort(things: Things, readings: readonly Reading[], mind: Mind): Things | undefined {
  const { words, exact, isPronoun } = things.what;
  if (exact || isPronoun) return undefined;
  const common = readings.flatMap(({ about, collections }) => [
    ...about,
    ...collections.filter(({ isAside }) => !isAside).flatMap((one) => [...one.about, ...one.columns]),
  ]);
  const isCommon = (word: string) =>
    !/^\p{Lu}|\d/u.test(word) &&
    (hasSort(word) || CALLED_BY.test(word) || common.some((name) => mind.tells(name, word)));
  const said = words.split(/\s+/).filter((word) => !/^(?:the|of|for|as|an?|для|по)$/i.test(word));
  const telling = said.filter((word) => !isCommon(word)).join(' ');
  if (telling === '' || telling.length === said.join(' ').length) return undefined;
  const sort = said.filter((word) => isCommon(word) && !CALLED_BY.test(word)).join(' ');
  const where: Constraint[] = [...things.where, { is: 'contains', value: { text: telling, kind: 'text' } }];
  return { ...things, what: { ...things.what, words: sort }, where };
}

/** Only what is in that place; where it is on one page, a page without it has none of it. */
function allUnder(readings: readonly Reading[], place: Phrase | undefined, mind: Mind): readonly Reading[] {
  if (!place || place.words === '') return readings;
  const under = readings.map((reading) => onlyUnder(reading, place, mind));
  if (!under.some((one, at) => one !== readings[at])) return readings;
  return under.map((one, at) => (one === readings[at] ? { ...one, collections: [], pairs: [] } : one));
}

/** Only what stands under a heading or in a landmark called so. */
function onlyUnder(reading: Reading, place: Phrase, mind: Mind): Reading {
  const isUnder = (about: readonly string[]) => about.some((name) => mind.fits(place.words, name) >= FITS);
  const collections = reading.collections.filter(({ about }) => isUnder(about));
  const pairs = reading.pairs.filter(({ about }) => isUnder(about));
  return collections.length + pairs.length === 0
    ? onlySaying(reading, place, mind)
    : { ...reading, collections, pairs };
}

/** "the earliest train in Riga", where nothing is called Riga but some of the trains say it: those are in it. */
function onlySaying(reading: Reading, { words, exact }: Phrase, mind: Mind): Reading {
  if (!exact && !/^\p{Lu}/u.test(words)) return reading;
  const constraint: Constraint = { is: 'contains', value: { text: words, kind: 'text', ...(exact && { exact }) } };
  const collections = reading.collections.map((one) => {
    const saying = one.isAside ? [] : satisfying(one.records, constraint, mind);
    return typeof saying === 'string' || saying.length === 0 ? one : { ...one, records: saying };
  });
  return collections.every((one, at) => one === reading.collections[at]) ? reading : { ...reading, collections };
}

/** The constraints, the exceptions, the order, the count. */
export function narrow(things: Things, among: Gathered, mind: Mind): Selected {
  const { what, where, except = [], best, count } = things;
  let records = among.records;
  for (const constraint of [...where, ...(what.like ?? [])]) {
    const fitting = satisfying(records, constraint, mind);
    if (fitting === 'ambiguous')
      return {
        ok: false,
        why: 'ambiguous',
        about: constraint.of?.words ?? constraint.value.text,
        candidates: records,
        among,
      };
    if (fitting === 'unknown')
      return {
        ok: false,
        why: 'no such property',
        about: constraint.of?.words ?? constraint.value.text,
        candidates: records,
        among,
      };
    records = fitting;
  }
  for (const phrase of except) {
    const left = without(records, phrase, mind);
    // What is to stay and is nowhere may be called otherwise: none of them is touched.
    if (!left) return { ok: false, why: 'none fits', about: phrase.words, candidates: among.records, among };
    records = left;
  }
  if (records.length === 0) return { ok: false, why: 'none fits', about: what.words, candidates: among.records, among };
  const ordered = best ? inOrder(records, best, mind) : undefined;
  if (ordered === 'unknown' || ordered === 'ambiguous')
    return {
      ok: false,
      why: ordered === 'unknown' ? 'no such property' : 'ambiguous',
      about: best?.by.words ?? '',
      candidates: records,
      among,
    };
  if (ordered) return { ok: true, ...counted(ordered, things), among };
  const latest = what.ordinal === -1 && comes(what) ? inOrder(records, LATEST, mind) : undefined;
  if (Array.isArray(latest) && latest.length === records.length)
    return { ok: true, ...counted(latest, { ...things, what: { ...what, ordinal: 1 } }), among };
  return ordinal(records, what.ordinal, count, among, what.words);
}

/** The last of what comes one after the other is the newest, wherever the page lists it. */
function comes({ words, kind }: Phrase): boolean {
  return kind === 'message' || words.split(/\s+/).some((word) => COMING.test(word));
}

const COMING =
  /^(?:orders?|purchases?|payments?|bookings?|invoices?|bills?|comments?|repl(?:y|ies)|reviews?|заказ\p{L}*|покуп\p{L}*|плат[её]ж\p{L}*|сч[её]т(?:а|ов|у|ом)?|комментари\p{L}*|отзыв\p{L}*|ответ(?:а|ов)?)$/iu;

const LATEST: Best = { by: { words: 'date' }, order: 'most' };

function ordinal(
  records: readonly PageRecord[],
  place: number | undefined,
  count: Things['count'],
  among: Gathered,
  about: string,
): Selected {
  if (place !== undefined) {
    const record = records.at(place > 0 ? place - 1 : place);
    if (!record) return { ok: false, why: 'none fits', about, candidates: records, among };
    return { ok: true, records: [record], among };
  }
  return { ok: true, records: typeof count === 'number' ? records.slice(0, count) : records, among };
}

/** The exception is a name, what is said of it, or what stands at a place: "except the last". */
function without(records: readonly PageRecord[], phrase: Phrase, mind: Mind): readonly PageRecord[] | undefined {
  const { words, ordinal: place, like = [], best, exact } = phrase;
  const isNothing = words === '' && place === undefined && like.length === 0 && !best;
  if (isNothing) return records;
  const called = calledSo(records, phrase, mind);
  const meant = like.reduce((left, constraint) => excepted(left, constraint, mind), called);
  // "the task from Ann", where only others speak of tasks: it is still the one from Ann.
  const isOfSort = meant.length === 0 && like.length > 0 && !exact;
  const all = isOfSort ? like.reduce((left, constraint) => excepted(left, constraint, mind), records) : meant;
  const out = best ? firstOf(all.length > 0 ? all : records, best, mind) : all;
  // Nobody knows which one is the newest: then none of them is touched.
  if (!out) return [];
  if (out.length === 0) return undefined;
  const left = place === undefined ? out : [out.at(place > 0 ? place - 1 : place)];
  return records.filter((record) => !left.includes(record));
}

function calledSo(records: readonly PageRecord[], { words, exact, isPronoun }: Phrase, mind: Mind) {
  if (words === '' || isPronoun) return records;
  const named = records.filter(({ name }) => mind.fits(words, name) >= FITS + 0.05);
  if (named.length > 0) return named;
  const said = satisfying(
    records,
    { is: 'contains', value: { text: words, kind: 'text', ...(exact && { exact }) } },
    mind,
  );
  return typeof said === 'string' ? records : said;
}

function firstOf(records: readonly PageRecord[], best: Best, mind: Mind): readonly PageRecord[] | undefined {
  const ordered = inOrder(records, best, mind);
  return typeof ordered === 'string' ? undefined : ordered.slice(0, 1).map(({ record }) => record);
}

/** "Except the one from Ann": where no property is called so, what says it somewhere. */
function excepted(records: readonly PageRecord[], constraint: Constraint, mind: Mind): readonly PageRecord[] {
  const fitting = satisfying(records, constraint, mind);
  if (typeof fitting !== 'string' && fitting.length > 0) return fitting;
  const saying = satisfying(records, { is: 'contains', value: constraint.value }, mind);
  return typeof saying === 'string' ? [] : saying;
}
