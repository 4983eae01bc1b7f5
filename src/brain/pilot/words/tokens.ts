import { normal } from './normal.ts';
import { isCyrillic, stem } from './stem.ts';
import { weightOf } from './weight-of.ts';

/** One word or number of a text. */
export interface Token {
  word: string;
  stem: string;
  isCyrillic: boolean;
  isNumber: boolean;
  /** How much it says: little for "the" and "of", much for a name. */
  weight: number;
}

// A number keeps its sign of the fraction; apostrophes stay inside words, so that "o'neil" is one.
const TOKENS = /\d+(?:[.,]\d+)*|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;

export function tokensOf(text: string): Token[] {
  return [...normal(text).matchAll(TOKENS)].map(([word]) => tokenOf(word));
}

function tokenOf(found: string): Token {
  const isNumber = /^\d/.test(found) && !/\p{L}/u.test(found);
  const word = isNumber ? found.replace(',', '.') : found.replace(/'s$/, '').replaceAll("'", '');
  return {
    word,
    stem: isNumber ? word : stem(word),
    isCyrillic: isCyrillic(word),
    isNumber,
    weight: weightOf(word, isNumber),
  };
}
