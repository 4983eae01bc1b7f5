import { type Token, tokenise } from './tokens.ts';

/** Whether all that stands in quotes, and each number, is told as often as it was said, and no number that was not. */
export function isPreciselySaid(plain: string, tokens: readonly Token[]): boolean {
  const told = plain.toLowerCase();
  const numbers = new Set(tokens.flatMap(({ text }) => numbersIn(text)));
  const isKept = ({ text, value }: Token) =>
    !value || (value.exact ? told.includes(text.toLowerCase()) : numbersIn(text).every((one) => toldNumbers.has(one)));
  const toldNumbers = new Set(tokenise(plain, []).flatMap(({ text }) => numbersIn(text)));
  return tokens.every(isKept) && [...toldNumbers].every((one) => numbers.has(one));
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
