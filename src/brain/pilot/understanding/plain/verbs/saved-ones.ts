import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "keep it in my saved ones", "put the first flat among my saved items": it is saved. */
export function asSaved(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => savedAfter(tokens, index) !== undefined);
  const place = savedAfter(tokens, at);
  const length = place === undefined ? 0 : (look(savedOnes, words, place)?.length ?? 0);
  if (place === undefined) return [...tokens];
  const save = inPlaceOf(tokens[at], 'save');
  return [...tokens.slice(0, at), save, ...tokens.slice(at + 1, place), ...asSaved(tokens.slice(place + length))];
}

/** Where the saved ones are spoken of, if something is put among them from here on. */
function savedAfter(tokens: readonly Token[], at: number): number | undefined {
  const words = wordsIn(tokens);
  if (at < 0 || tokens[at]?.value || !/^(?:keep|put|store|add|place)$/.test(words[at] ?? '')) return undefined;
  const stop = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark || /^(?:and|then)$/.test(word)));
  const place = words.findIndex((_, index) => index > at + 1 && look(savedOnes, words, index) !== undefined);
  return place > 0 && (stop < 0 || place < stop) ? place : undefined;
}

const savedOnes = lexicon([
  [
    true,
    ['in', 'among', 'with', 'to', 'into']
      .flatMap((into) => ['my', 'the', 'our'].map((whose) => `${into} ${whose} saved`))
      .flatMap((saved) => ['ones', 'items', 'things', 'stuff', 'list', 'posts'].map((ones) => `${saved} ${ones}`))
      .join('|'),
  ],
]);
