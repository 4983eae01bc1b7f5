import { look } from './understanding/lexicon/match.ts';
import { ordinals } from './understanding/lexicon/small-words.ts';
import { normal } from './words/normal.ts';
import { stem } from './words/stem.ts';

/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

interface Word extends Span {
  word: string;
  isSmall: boolean;
}

/**
 * Where a text says a name in other forms or without its small words: "the minutes of thursday meeting" for “Minutes of the Thursday
 * meeting”, «женщину с кувшином» for «Женщина с кувшином». Only names that would be taken apart: with a small word, or a sum of money, in them.
 */
export function nearlySaid(text: string, name: string): Span | undefined {
  const called = wordsOf(name);
  const tellings = called.filter(({ isSmall }) => !isSmall);
  const isApart = called.some(({ word }, at) => at > 0 && TIES.test(word));
  const hasNumber = /\d/.test(name);
  const words = called.map(({ word }) => word);
  const isListed = called.some((_, at) => look(ordinals, words, at) !== undefined);
  if (!isApart || isListed || tellings.length < FEWEST || called.length > MOST) return undefined;
  // A number may as well be what is asked for: then it is said to the letter.
  if (hasNumber && (called.length < LONG || !normal(text).includes(normal(name)))) return undefined;
  const said = wordsOf(text);
  for (const [at, { isSmall }] of said.entries()) {
    const end = isSmall ? undefined : endOf(tellings, said, at, text);
    if (end !== undefined) return { start: said[at]?.start ?? 0, end };
  }
  return undefined;
}

/** Where the words that tell end, said one after the other from here on, with nothing but small words between them. */
function endOf(tellings: readonly Word[], said: readonly Word[], from: number, text: string): number | undefined {
  let at = from;
  let end = said[from]?.start ?? 0;
  for (const [nth, { word }] of tellings.entries()) {
    while (nth > 0 && said[at]?.isSmall) at += 1;
    const here = said[at];
    if (!here || stem(here.word) !== stem(word)) return undefined;
    // What a mark parts is not one name.
    if (nth > 0 && /[.,;:!?"«»“”()–—]/u.test(text.slice(end, here.start))) return undefined;
    end = here.end;
    at += 1;
  }
  return end;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: found, index }) => {
    const word = found.toLowerCase().replaceAll('ё', 'е');
    return { word, isSmall: TIES.test(word) || ARTICLES.test(word), start: index, end: index + found.length };
  });
}

const WORDS = /[\p{L}\d]+(?:['’.,-][\p{L}\d]+)*/gu;
/** They tie what belongs to one name, and are read as instructions where it is none. */
const TIES =
  /^(?:of|in|on|at|for|with|without|from|to|by|under|over|above|about|and|or|per|в|во|на|за|для|с|со|без|от|из|до|к|по|под|над|про|о|об|и|или|у)$/;
const ARTICLES = /^(?:a|an|the|my|your|our)$/;
/** So many words that tell are no chance; of so many words that are said to the letter even a number is part of the name. */
const FEWEST = 2;
const LONG = 4;
const MOST = 9;
