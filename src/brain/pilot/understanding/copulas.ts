import { trim } from './context.ts';
import { has, look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { copulas } from './lexicon/questions.ts';
import { type Token, wordsIn } from './tokens.ts';

export function trimCopulas(tokens: readonly Token[]): Token[] {
  let kept = trim(tokens);
  while (kept.length > 1 && kept[0] && !kept[0].value && has(copulas, kept[0].word)) kept = trim(kept.slice(1));
  for (let last = kept.at(-1); kept.length > 1 && last && !last.value && has(copulas, last.word); last = kept.at(-1))
    kept = kept.slice(0, -1);
  return kept;
}

export function withoutCopulas(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isWithin = (at: number) => [0, 1].some((back) => (look(copulas, words, at - back)?.length ?? 0) > back);
  const isSpare = (token: Token, at: number) =>
    !token.value && isWithin(at) && look(pronouns, [token.word], 0) === undefined;
  const kept = tokens.filter((token, at) => !isSpare(token, at) && token.text !== '?');
  return trim(kept.length > 0 ? kept : tokens);
}
