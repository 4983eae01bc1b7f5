import { numberWords } from './lexicon/calendar.ts';
import { look } from './lexicon/match.ts';
import { type Token, tokenise, wordsIn } from './tokens.ts';

/** Whether all that stands in quotes, and each number, is told as often as it was said, and no number that was not. */
export function isPreciselySaid(plain: string, tokens: readonly Token[]): boolean {
  const told = plain.toLowerCase();
  const words = wordsIn(tokens);
  // "two of them" may be told as 2.
  const counted = words.flatMap((_, at) => look(numberWords, words, at)?.meaning ?? []).map(String);
  const numbers = new Set([...tokens.flatMap(({ text }) => numbersIn(text)), ...counted]);
  const isKept = ({ text, value }: Token) =>
    !value || (value.exact ? told.includes(text.toLowerCase()) : numbersIn(text).every((one) => toldNumbers.has(one)));
  const toldNumbers = new Set(tokenise(plain, []).flatMap(({ text }) => numbersIn(text)));
  return tokens.every(isKept) && [...toldNumbers].every((one) => numbers.has(one));
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
