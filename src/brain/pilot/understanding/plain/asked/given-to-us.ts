import { type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** «какую [нам дадут] скидку»: which one there is. */
export function asThereIs(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => WHICH.test(word) && givenAt(words, index + 1) > 0);
  return at < 0 ? [...tokens] : [...tokens.slice(0, at + 1), ...tokens.slice(at + 1 + givenAt(words, at + 1))];
}

/** «какую скидку [дают]». */
export function withoutGiving(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && index + givenAt(words, index) === words.length);
  return at < 0 ? [...tokens] : tokens.slice(0, at);
}

/** How many words from here say that it is given. */
function givenAt(words: readonly string[], at: number): number {
  return wordsTaken(GIVEN, words.slice(at, at + MOST_WORDS));
}

const MOST_WORDS = 4;
const WHICH = /^как(?:ую|ой|ое|ие)$/;
const GIVEN =
  /^(?:(?:нам|мне|вам|там|тут|здесь) )?(?:дадут|дают|даёт|дает|сделают|делают|предлагают|предложат|предоставляют)(?: (?:нам|мне|вам))?(?= |$)/;
