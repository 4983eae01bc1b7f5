import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "add a new list and call it “Food”": a list called so. */
export function asCalled(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(callings, words, index) !== undefined);
  const length = at > 0 ? (look(callings, words, at)?.length ?? 0) : 0;
  const [named] = tokens.slice(at + length, at + length + 1);
  const [first] = tokens.slice(at, at + 1);
  if (at < 0 || !first || !named?.value?.exact) return [...tokens];
  const word = /[а-я]/.test(words[at + 1] ?? '') ? 'названием' : 'called';
  return [...tokens.slice(0, at), inPlaceOf(first, word), ...tokens.slice(at + length)];
}

const callings = lexicon([
  [
    true,
    ', it should be called|. it should be called|, let it be called|. let it be called|: пусть она называется|: пусть он называется|: пусть оно называется|, пусть она называется|, пусть он называется|, пусть оно называется|. пусть она называется|. пусть он называется|. пусть оно называется|and call it|and name it|and title it|and call that|и назови его|и назови ее|и назовите его|и назовите ее|и назови|и назовите',
  ],
]);
