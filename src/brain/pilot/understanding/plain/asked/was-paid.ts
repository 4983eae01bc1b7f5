import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "what did I pay for the last trip?": its price is asked for. */
export function asPrice(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = PAID.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0].trim();
    if (said === undefined || said === '') continue;
    const asked = ['how', 'much', 'is'].map((word) => inPlaceOf(tokens[at], word));
    return [...tokens.slice(0, at), ...asked, ...tokens.slice(at + said.split(' ').length)];
  }
  return [...tokens];
}

const MOST_WORDS = 7;
const PAID =
  /^what (?:did|do|have|had|will) (?:i|we|you|they|he|she) (?:just |really |actually )?(?:pay|paid|spend|spent|give|gave) (?:for|on)(?= )/;
