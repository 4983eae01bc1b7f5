import type { Phrase } from '../goal.ts';
import { withoutDuplicates } from './merge.ts';
import { FITS, type Mind } from './mind.ts';
import { hasSort, isAnything, isSameSort, withoutSort } from './nouns.ts';
import type { Collection, PageRecord, Reading } from './record.ts';
import { textOf } from './satisfy.ts';
import { fitsByKind } from './with-kind.ts';

/** Records that words may speak of, and how well they fit. */
export interface Gathered {
  records: readonly PageRecord[];
  /** Called so themselves, standing in a list that is called so, all that there is, or the only list that may be meant. */
  by: 'name' | 'list' | 'anything' | 'assumption';
  score: number;
  /** How many stood in the list, where not all of them are what was asked for. */
  listed?: number;
}

/** How many of the list were seen, whether they are what was asked for or not. */
export function seenIn({ records, listed }: Gathered): number {
  return listed ?? records.length;
}

const NEAR = 0.05;
const BY_SORT = 0.72;
const BY_PAGE = 0.9;
const FARTHER = 0.06;

/** Those that are called so. A label with a value is called by its label. */
export function namedSo(
  words: string,
  readings: readonly Reading[],
  mind: Mind,
  { isExact = false, isListed = false }: { isExact?: boolean | undefined; isListed?: boolean } = {},
): Gathered | undefined {
  if (words === '') return undefined;
  const named = fittingIn(inMainOrPairs(readings, isListed), words, mind, isExact);
  // What frames the page is asked last: a menu may be called as what it leads to.
  return (
    named ??
    fittingIn(
      readings.flatMap(({ collections }) => collections.flatMap(({ records }) => records)),
      words,
      mind,
      isExact,
    )
  );
}

/** Of labels and fields nobody asks for the cheapest. */
function inMainOrPairs(readings: readonly Reading[], isListed: boolean): PageRecord[] {
  return readings.flatMap(({ collections, pairs }) => [
    ...inMain(collections).flatMap(({ records }) => records),
    ...(isListed ? [] : pairs),
  ]);
}

function fittingIn(all: readonly PageRecord[], words: string, mind: Mind, isExact: boolean): Gathered | undefined {
  const scored = all.map((record) => ({
    record,
    score: Math.max(mind.fits(words, record.name), byKind(words, record, mind)),
  }));
  const enough = isExact ? 0.9 : FITS + NEAR;
  const fitting = scored.filter(({ score }) => score >= enough);
  if (fitting.length === 0) return undefined;
  const best = Math.max(...fitting.map(({ score }) => score));
  // One that is called exactly so is meant, not those that are called so and more.
  const least = best >= 0.95 ? 0.95 : enough;
  const records = fitting.filter(({ score }) => score >= least).map(({ record }) => record);
  return { records: withoutDuplicates(records), by: 'name', score: best };
}

/** "Departure" with a time beside it is the departure time. */
function byKind(words: string, { name, properties }: PageRecord, mind: Mind): number {
  const values = properties.flatMap(({ is, values: own }) => (is === undefined ? own : []));
  return fitsByKind(words, name, values, mind);
}

/** Those in lists that are called so: by a heading, a landmark, a column, the page. */
export function listedAs(words: string, readings: readonly Reading[], mind: Mind): Gathered | undefined {
  if (words === '') return undefined;
  const scored = readings.flatMap((reading) =>
    inMain(reading.collections).map((collection) => ({ collection, score: scoreOf(words, collection, reading, mind) })),
  );
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < FITS) return undefined;
  const near = scored.filter(({ score }) => score > best - NEAR).map(({ collection }) => collection);
  const records = withoutDuplicates(telling(near).flatMap((collection) => collection.records));
  return narrowed({ records, by: 'list', score: best }, words, readings, mind);
}

/** Under one heading stand the things, and what one filters and sorts them with: the things say something of themselves. */
function telling(collections: readonly Collection[]): readonly Collection[] {
  const those = collections.filter(({ records }) => records.filter(tellsMore).length * 2 > records.length);
  return those.length > 0 ? those : collections;
}

function tellsMore({ properties }: PageRecord): boolean {
  return properties.some(({ is, text }) => is === undefined && text !== '');
}

/**
 * "Lawyer vacancies" where the list is called "Vacancies": the other word has to be said by the things themselves. What
 * nothing says, neither they nor what stands around them, is not what was asked for.
 */
function narrowed(gathered: Gathered, words: string, readings: readonly Reading[], mind: Mind): Gathered | undefined {
  const { records } = gathered;
  const around = readings.flatMap(({ about, chosen }) => [...about, ...chosen]);
  const own = records.filter((record) => {
    const said = [...around, ...record.about, ...labelsOf(record), textOf(record)];
    return mind
      .missing(said.join(' \n '), words)
      .every((word) => isAnything(word) || said.some((one) => isSameSort(word, one)));
  });
  if (own.length === records.length) return gathered;
  return own.length === 0 ? undefined : { ...gathered, records: own, listed: records.length };
}

function labelsOf({ properties }: PageRecord): string[] {
  return properties.flatMap(({ label, is, text }) => (is === 'action' ? [text] : [label]));
}

function scoreOf(words: string, { about, records }: Collection, reading: Reading, mind: Mind): number {
  const near = about.toReversed().map((heading, at) => fitWith(words, heading, mind) - FARTHER * at);
  const nameColumn = records[0]?.properties.find(({ is }) => is === 'name')?.label ?? '';
  const column = mind.fits(words, nameColumn);
  const page = reading.about.map((name) => fitWith(words, name, mind) * BY_PAGE);
  // "60 topics" says what the list holds, if there is only one.
  const counted = inMain(reading.collections).length === 1 ? reading.pairs : [];
  const stated = counted
    .filter(({ properties }) => properties[0]?.values[0]?.kind === 'number')
    .map(({ name }) => fitWith(words, name.split(' ')[0] ?? '', mind) * BY_PAGE);
  const actions = records[0]?.properties.flatMap(({ is, text }) => (is === 'action' ? [text] : [])) ?? [];
  const acted = actions.map((name) => (isSameSort(words, name) ? BY_SORT - 0.01 : 0));
  return Math.max(0, column, ...near, ...page, ...stated, ...acted);
}

function fitWith(words: string, called: string, mind: Mind): number {
  return Math.max(mind.fits(words, called), isSameSort(words, called) ? BY_SORT + 0.1 : 0);
}

/**
 * The page does not say what its things are, and there is only one sort of them: who asks for films there means them. To
 * be told with the answer, for it is a guess. A page that says it lists something else is not guessed about.
 */
export function assumed(words: string, readings: readonly Reading[], mind: Mind): Gathered | undefined {
  const names = readings.flatMap(({ about, collections }) => [
    ...about,
    ...inMain(collections).flatMap((one) => [...one.about, ...one.columns]),
  ]);
  if (!hasSort(words) || names.some(hasSort)) return undefined;
  const all = anything({ words: '' }, readings);
  const count = readings.flatMap(({ collections }) => inMain(collections)).flatMap(({ records }) => records).length;
  // Several lists of different sorts: nobody knows which.
  if (!all || all.records.length < count * 0.8 || all.records.length <= 1) return undefined;
  return narrowed({ ...all, by: 'assumption' }, withoutSort(words), readings, mind);
}

/** Where nothing says what the things are: all of the longest list, and those that look like it. */
export function anything(what: Phrase, readings: readonly Reading[]): Gathered | undefined {
  if (what.words !== '' && !isAnything(what.words)) return undefined;
  const all = readings.flatMap(({ collections }) => inMain(collections)).filter(({ kind }) => fitsKind(kind, what));
  const longest = all.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  if (!longest) return undefined;
  const records = all.filter((one) => isLikeOther(one, longest)).flatMap((one) => one.records);
  return { records: withoutDuplicates(records), by: 'anything', score: FITS };
}

function fitsKind(kind: Collection['kind'], { kind: said }: Phrase): boolean {
  return (said !== 'row' && said !== 'table' && said !== 'cell') || kind === 'table';
}

/** Things with many properties rather than many names. */
function weightOf({ records }: Collection): number {
  const said = records
    .flatMap(({ properties }) => properties)
    .reduce((sum, { is, values }) => sum + (is === 'action' ? 0 : 1) + 2 * values.length, 0);
  return said + (said > records.length ? 3 : 0);
}

function isLikeOther(one: Collection, other: Collection): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'table') return one.columns.join() === other.columns.join();
  const [own, others] = [kindsIn(one), kindsIn(other)];
  const [fewer, more] = own.length < others.length ? [own, others] : [others, own];
  return fewer.length === 0 ? more.length === 0 : fewer.every((kind) => more.includes(kind));
}

/** Of what kinds the values are that most of its records have: one of them may say more than others, or less. */
function kindsIn({ records }: Collection): string[] {
  const each = records.map(({ properties }) => properties.flatMap(({ values }) => values.map(({ kind }) => kind)));
  const all = [...new Set(each.flat())];
  return all.filter((kind) => each.filter((kinds) => kinds.includes(kind)).length * 2 >= records.length);
}

/** What the page is about, not what frames it, unless there is nothing else. */
export function inMain(collections: readonly Collection[]): readonly Collection[] {
  const main = collections.filter(({ isAside }) => !isAside);
  return main.length > 0 ? main : collections;
}
