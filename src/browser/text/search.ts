import { nearest } from '../../nearest.ts';
import type { Line, Observation } from '../../observation.ts';
import { folded, stemOf, wordsOf } from '../../words.ts';
import { wordsIn } from './parts.ts';
import { matchesOf } from './pattern.ts';
import { leadsTo } from './rank.ts';
import { runsIn } from './runs.ts';

export interface Match {
  /** Its place among the lines. */
  index: number;
  /** The landmarks, headings and the head of the table it stands under, outermost first. */
  under: readonly number[];
}

export interface SearchResult {
  /** Every line that was found, in the order of the page. */
  matches: readonly Match[];
  /** When no line has all the words: those that the lines found do have. */
  only?: readonly string[];
  /** When nothing was found: words of the page that look like the ones asked for. */
  near?: readonly string[];
  /** Why the pattern cannot be used. */
  problem?: string;
}

const MOST_NEAR = 3;

/**
 * The lines of an observation with all words of the query, in any order and any case, with or without accents, also inside
 * longer words; `"two words"` are looked for as they stand, `/…/` is a regular expression.
 */
export function search({ lines }: Pick<Observation, 'lines'>, query: string): SearchResult {
  const texts = lines.map(wordsIn);
  const pattern = /^\/(.+)\/\w*$/.exec(query.trim())?.[1];
  if (pattern !== undefined) {
    const found = matchesOf(pattern, texts);
    return Array.isArray(found) ? { matches: placed(found, lines) } : { matches: [], problem: found.problem };
  }
  const terms = termsOf(query);
  const has = terms.map((term) => linesWith(term, texts));
  const inAll = texts.flatMap((_, index) =>
    terms.length > 0 && has.every((found) => found.has(index)) ? [index] : [],
  );
  if (inAll.length > 0) return { matches: placed(inAll, lines) };
  const present = terms.filter((_, at) => (has[at]?.size ?? 0) > 0);
  const near = nearTo(
    terms.filter((term) => !present.includes(term)),
    texts,
  );
  if (present.length === 0) return { matches: [], near };
  const counts = texts.map((_, index) => has.filter((found) => found.has(index)).length);
  const most = Math.max(...counts);
  const best = counts.flatMap((count, index) => (count === most ? [index] : []));
  return { matches: placed(best, lines), only: present, near };
}

function termsOf(query: string): string[] {
  return [...folded(query).matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => phrase ?? word ?? '');
}

/** Lines that say the word as it is; where none does, those with another form of it. */
function linesWith(term: string, texts: readonly string[]): Set<number> {
  const literal = texts.flatMap((text, index) => (folded(text).includes(term) ? [index] : []));
  if (literal.length > 0) return new Set(literal);
  const stem = stemOf(term);
  return new Set(texts.flatMap((text, index) => (wordsOf(text).some((word) => stemOf(word) === stem) ? [index] : [])));
}

function nearTo(terms: readonly string[], texts: readonly string[]): string[] {
  const vocabulary = new Set(texts.flatMap(wordsOf).filter((word) => word.length > 2));
  const near: string[] = [];
  for (const term of terms.slice(0, MOST_NEAR))
    for (let count = 0; count < MOST_NEAR; count++) {
      const word = nearest(term, [...vocabulary]);
      if (word === undefined) break;
      near.push(word);
      vocabulary.delete(word);
    }
  return near;
}

function placed(indexes: readonly number[], lines: readonly Line[]): Match[] {
  const leads = leadsTo(lines);
  const tables = runsIn(lines).flatMap(({ starts, to }) => {
    const from = starts[0] ?? to;
    return lines[from]?.kind === 'row' ? [{ from, to }] : [];
  });
  return indexes.map((index) => {
    const head = tables.find(({ from, to }) => from < index && index < to)?.from;
    return { index, under: [...(leads[index] ?? []), ...(head === undefined ? [] : [head])] };
  });
}
