import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "how many rows does the table show": how many it has. */
export function asManyHad(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const before = words.slice(Math.max(0, at - MOST_BEFORE), at).join(' ');
    return SHOWING.test(token.word) && ASKED.test(before) ? inPlaceOf(token, 'have') : token;
  });
}

const MOST_BEFORE = 9;
const SHOWING = /^(?:show|display|list|contain|hold|include)$/;
const ASKED = /(?:^| )how many(?: \p{L}+){1,3} (?:does|do|did|will|would) (?:the|this|that|my|our)(?: \p{L}+){1,3}$/u;
