import type { Constraint, Phrase, Query } from '../goal.ts';
import { inMain, namedSo } from './gather.ts';
import { FITS, type Mind } from './mind.ts';
import { isPropertyWord } from './property-kinds.ts';
import type { Reading } from './record.ts';
import { textOf } from './satisfy.ts';

/** Kinds of places that are things themselves: what stands in a row is said of that row. */
const THINGS = new Set<Phrase['kind']>(['row', 'card', 'item', 'message', 'option', 'cell']);

/** "The price in the row of size XL" asks for the price of that row: the place is the thing, and the thing its property. */
export function settled(asked: Query, readings: readonly Reading[], mind: Mind): Query {
  const query = saidOfThings(
    byOwnName(ofThisPage(withVariant(toldBy(asked), readings, mind), readings, mind), readings, mind),
    readings,
    mind,
  );
  const { things, tell, want } = query;
  const { place, ...what } = things.what;
  if (!place || !IN.has(place.is) || !isThing(place.what, readings, mind)) return query;
  const { like = [], ...thing } = place.what;
  const meant = { ...things, what: thing, where: [...things.where, ...like] };
  if (what.words === '' && tell.length > 0) return { ...query, things: meant };
  if (tell.length > 0 || what.words === '') return query;
  if (want === 'value' && isPropertyWord(what.words)) return { ...query, things: meant, tell: [what] };
  // "How many topics are in Workshop" where a card is called "Workshop", and says "9 topics".
  const isCounted = want === 'count' && things.where.length === 0 && !THINGS.has(place.what.kind);
  return isCounted ? { ...query, things: { ...meant, count: 'one' }, tell: [what], want: 'value' } : query;
}

/** "List the vacancies by title", «перечисли товары с ценами»: what is to be told of each, and nothing that narrows them. */
function toldBy(query: Query): Query {
  const { things, tell } = query;
  if (query.want !== 'list' && query.want !== 'table') return query;
  const isTold = ({ of, is, value }: Constraint) =>
    is === '=' && value.kind === 'text' && TOLD_BY.test(of?.words ?? '') && isPropertyWord(value.text);
  const told = things.where.filter(isTold).map(({ value }) => ({ words: value.text }));
  if (told.length === 0) return query;
  const where = things.where.filter((one) => !isTold(one));
  return { ...query, things: { ...things, where }, tell: [...tell, ...told] };
}

const TOLD_BY = /^(?:by|with|по|с|со)$/iu;

/** "The price of the Oslo throw, XL" where something is called "Oslo throw, XL": that is its name, and no property. */
function withVariant(query: Query, readings: readonly Reading[], mind: Mind): Query {
  const { things, tell } = query;
  const variant = tell.length > 1 ? tell.find(({ words }) => words !== '' && !isPropertyWord(words)) : undefined;
  if (!variant || things.what.words === '') return query;
  const words = `${things.what.words} ${variant.words}`;
  if (!namedSo(words, readings, mind, { isExact: true, isListed: true })) return query;
  return {
    ...query,
    things: { ...things, what: { ...things.what, words } },
    tell: tell.filter((one) => one !== variant),
  };
}

/** "Of the board Bicycles" where something is called "Bicycles": the word before the name says what it is. */
function byOwnName(query: Query, readings: readonly Reading[], mind: Mind): Query {
  const { things } = query;
  const { place } = things.what;
  const [, name] = OWN_NAME.exec(place?.what.words ?? '') ?? [];
  if (!place || name === undefined || isThing(place.what, readings, mind)) return query;
  if (!namedSo(name, readings, mind, { isExact: true, isListed: true })) return query;
  return {
    ...query,
    things: { ...things, what: { ...things.what, place: { ...place, what: { ...place.what, words: name } } } },
  };
}

const OWN_NAME = /^\p{Ll}[\p{Ll}-]+ (\p{Lu}.*)$/u;

/**
 * "When did Ann join the forum", on Ann's own page of a forum: what the page as a whole says narrows nothing on it. So
 * "how many comments has Ann", asked there.
 */
function ofThisPage(query: Query, readings: readonly Reading[], mind: Mind): Query {
  const { things } = query;
  const isAbout = (words: string) => readings.some(({ self }) => mind.fits(words, self.name) >= SURELY);
  const around = isAbout(things.what.words)
    ? readings.flatMap(({ about, chosen, self }) => [...about, ...chosen, self.name]).join(' \n ')
    : '';
  const where = things.where.filter(
    ({ is, value }) =>
      (is !== '=' && is !== 'contains') ||
      value.kind !== 'text' ||
      !(isAbout(value.text) || (around !== '' && mind.tells(around, value.text))),
  );
  return where.length === things.where.length ? query : { ...query, things: { ...things, where } };
}

/** "Vacancies in Almaty" where no part of the page is called so, and some of its things say it. */
function saidOfThings(query: Query, readings: readonly Reading[], mind: Mind): Query {
  const { things } = query;
  const { place, ...what } = things.what;
  const words = place?.what.words ?? '';
  if (place?.is !== 'in' || words === '' || what.words === '' || isPart(words, readings, mind)) return query;
  const records = readings.flatMap(({ collections, sections }) => [...inMain(collections), ...sections]);
  if (!records.some((one) => one.records.some((record) => mind.tells(textOf(record), words)))) return query;
  const said = { of: { words: 'in' }, is: '=', value: { text: words, kind: 'text' } } as const;
  return { ...query, things: { ...things, what, where: [...things.where, said] } };
}

function isPart(words: string, readings: readonly Reading[], mind: Mind): boolean {
  const names = readings.flatMap(({ about, chosen }) => [...about, ...chosen]);
  // A heading that says more names a thing: "Istanbul → Tbilisi" is no part of the page for Tbilisi.
  const headings = readings.flatMap((one) => [...one.headings, ...one.collections.flatMap(({ about }) => about)]);
  return (
    names.some((name) => mind.fits(words, name) >= FITS) || headings.some((name) => mind.fits(words, name) >= SURELY)
  );
}

const SURELY = 0.9;

const IN = new Set(['in', 'of', 'beside']);

function isThing({ words, kind, like = [], exact }: Phrase, readings: readonly Reading[], mind: Mind): boolean {
  if (THINGS.has(kind) || like.length > 0) return true;
  return namedSo(words, readings, mind, { isExact: exact, isListed: true }) !== undefined;
}
