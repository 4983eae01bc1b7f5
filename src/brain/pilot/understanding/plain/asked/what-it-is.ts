import { inPlaceOf, type Token } from '../../tokens.ts';

/** "what it's called": what it is called. */
export function asItIs(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isAsked = /^(?:what|how|where|when|who|which)$/.test(tokens[at - 1]?.word ?? '');
    const [, pronoun, verb] = (isAsked && /^(it|he|she|they)'(s|re)$/.exec(token.word)) || [];
    return pronoun ? [inPlaceOf(token, pronoun), inPlaceOf(token, verb === 's' ? 'is' : 'are')] : [token];
  });
}
