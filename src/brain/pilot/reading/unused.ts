import type { Query } from '../goal.ts';
import type { Answered, Told, Untold } from './answered.ts';
import { FITS, type Mind } from './mind.ts';
import { isAnything, isSameSort, withoutSort } from './nouns.ts';
import { isPropertyWord } from './property-kinds.ts';
import type { PageRecord, Reading } from './record.ts';
import { wordsIn } from './same-word.ts';
import { isKindWord } from './with-kind.ts';

/**
 * Holds an answer against its question: each word that narrows the question must have been used. It is said by what the
 * answer tells of, by what stands around it, by what was chosen on the page, or by what was done before. Otherwise the
 * answer may be one to another question, and it is told what could not be matched.
 */
export function heldAgainst(answered: Answered, { things }: Query, readings: readonly Reading[], mind: Mind): Answered {
  if (!answered.found || answered.holds === false) return answered;
  const { what } = things;
  // Where the page does not say what its things are, that is told with the answer.
  const words = answered.assumed ? withoutSort(what.words) : what.words;
  const rows = answered.rows.slice(0, MOST_ROWS);
  const both = MANY.has(answered.want) ? rows.flatMap(({ record }) => saidBy(record)) : [];
  const unused = rows.flatMap(({ record }) => {
    if (isCalled(words, record.name, mind)) return [];
    return unusedFor(words, [...saidBy(record), ...both, ...saidAround(record, readings)], mind);
  });
  const stated = answered.figure?.quote;
  const around = readings.flatMap(({ about, chosen, headings }) => [...about, ...chosen, ...headings]);
  if (stated !== undefined && answered.rows.length === 0)
    unused.push(...unusedFor(what.words, [stated, ...around], mind));
  const here = readings.flatMap(({ about, chosen, self }) => [...about, ...chosen, self.name]);
  unused.push(...unusedPlace(what.place?.what.words ?? '', answered, [...here], mind));
  return unused.length === 0 ? answered : notMatched([...new Set(unused)], answered);
}

const MOST_ROWS = 30;
/** Of several things that were named, each is said by one row only. */
const MANY = new Set<Query['want']>(['difference', 'sum', 'average']);

/** Words that are said by nothing and mean no sort or kind of things. */
function unusedFor(words: string, said: readonly string[], mind: Mind): string[] {
  if (words === '') return [];
  const isUsed = (word: string) =>
    isAnything(word) || isKindWord(word) || isPropertyWord(word) || said.some((one) => isSameSort(word, one));
  return mind.missing(said.join(' \n '), words).filter((word) => !isUsed(word));
}

/** By another name that means the same; not by a shorter one, which leaves words over. */
function isCalled(words: string, name: string, mind: Mind): boolean {
  const isShorter = wordsIn(name).length < wordsIn(words).length && mind.missing(words, name).length === 0;
  return !isShorter && mind.fits(words, name) >= FITS;
}

function saidBy({ name, properties, about, quote }: PageRecord): string[] {
  return [name, quote, ...about, ...properties.flatMap(({ label, text }) => [label, text])];
}

function saidAround({ page, kind }: PageRecord, readings: readonly Reading[]): string[] {
  const own = readings.filter((reading) => reading.page === page);
  // What stands alone on a page is said of what the page is about.
  const isAlone = kind === 'pair' || kind === 'field' || kind === 'sentence';
  return own.flatMap(({ about, chosen, headings, self, sentences }) => [
    ...about,
    ...chosen,
    self.name,
    ...(isAlone ? [...headings, ...sentences.map(({ name }) => name)] : []),
  ]);
}

function unusedPlace(words: string, { rows, figure }: Told, around: readonly string[], mind: Mind): string[] {
  if (words === '') return [];
  const said = [...around, figure?.quote ?? '', ...rows.slice(0, 1).flatMap(({ record }) => saidBy(record))];
  if (said.some((one) => isCalled(words, one, mind))) return [];
  return unusedFor(words, said, mind);
}

function notMatched(unused: readonly string[], { looked, rows }: Told): Untold {
  return { found: false, why: 'none fits', about: unused.join(', '), looked, candidates: rows.slice(0, 3) };
}
