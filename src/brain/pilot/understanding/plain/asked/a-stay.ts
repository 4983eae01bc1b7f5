import { inPlaceOf, type Token } from '../../tokens.ts';

/** "a place to stay": a stay. */
export function asStay(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^places?$/.test(word) && tokens[index + 1]?.word === 'to' && tokens[index + 2]?.word === 'stay',
  );
  if (at < 0) return [...tokens];
  const word = tokens[at]?.word === 'places' ? 'stays' : 'stay';
  const stay = { ...inPlaceOf(tokens[at], word), end: tokens[at + 2]?.end ?? 0 };
  return [...tokens.slice(0, at), stay, ...asStay(tokens.slice(at + 3))];
}
