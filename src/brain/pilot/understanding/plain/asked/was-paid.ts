import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "what did I pay for the last trip?", «во сколько мне обошлась поездка?»: its price is asked for. */
export function asPrice(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = PAID.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0].trim();
    if (said === undefined || said === '') continue;
    const price = /[а-я]/.test(said) ? ['сколько', 'стоит'] : ['how', 'much', 'is'];
    const asked = price.map((word) => inPlaceOf(tokens[at], word));
    return [...tokens.slice(0, at), ...asked, ...tokens.slice(at + said.split(' ').length)];
  }
  return [...tokens];
}

const MOST_WORDS = 7;
const PAID =
  /^(?:what (?:did|do|have|had|will) (?:i|we|you|they|he|she) (?:just |really |actually )?(?:pay|paid|spend|spent|give|gave) (?:for|on)|во сколько (?:(?:мне|нам|вам|тебе|ему|ей|им) )?(?:(?:мне|нам) )?(?:обош\p{L}+|обойд\p{L}+|обход\p{L}+|вста(?:л[аои]?|нет|ет)))(?= )/u;
