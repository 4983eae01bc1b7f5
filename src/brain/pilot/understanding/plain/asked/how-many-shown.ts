import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "how many rows does the table show": how many it has. */
export function asManyHad(said: readonly Token[]): Token[] {
  const tokens = withoutThen(said);
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const before = words.slice(Math.max(0, at - MOST_BEFORE), at).join(' ');
    return SHOWING.test(token.word) && ASKED.test(before) ? inPlaceOf(token, 'have') : token;
  });
}

/** «сколько домов [после этого] останется»: what is asked last is asked after all else. */
function withoutThen(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = words[at] === 'этого' ? at - 1 : at;
    const length = /^(?:потом|тогда)$/.test(words[from] ?? '')
      ? 1
      : words.slice(from, from + 2).join(' ') === 'после этого'
        ? 2
        : 0;
    const isLeft = /^(?:останется|остается|осталось|будет|окажется|найдется)$/.test(words[from + length] ?? '');
    return !(length > 0 && isLeft && words.slice(Math.max(0, from - 4), from).includes('сколько'));
  });
}

const MOST_BEFORE = 9;
const SHOWING = /^(?:show|display|list|contain|hold|include)$/;
const ASKED = /(?:^| )how many(?: \p{L}+){1,3} (?:does|do|did|will|would) (?:the|this|that|my|our)(?: \p{L}+){1,3}$/u;
