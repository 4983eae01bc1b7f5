import type { Token } from './tokens.ts';

/**
 * "Room 4" is not "Room 5", and "report-2024" not "report-2025": a text that has another number at the same word, and nowhere the one
 * that was said, is called alike and is something else.
 */
export function hasOtherNumber(said: readonly Token[], text: readonly Token[]): boolean {
  const numbers = new Set(text.filter(({ isNumber }) => isNumber).map(({ word }) => word));
  return (
    numbers.size > 0 &&
    said.some(
      ({ isNumber, word }, at) =>
        isNumber && !numbers.has(word) && SIDES.some((side) => isOtherBeside(said[at - side], text, side)),
    )
  );
}

/** After a word, and before one. */
const SIDES = [1, -1] as const;

function isOtherBeside(word: Token | undefined, text: readonly Token[], side: 1 | -1): boolean {
  if (!word || word.isNumber) return false;
  return text.some(({ stem }, at) => stem === word.stem && text[at + side]?.isNumber === true);
}
