import { beginsSentence, endOfLarge, inPlaceOf, markInPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "Could I have a Latte in the small size?": who asks so has chosen one, and "in the small size" it is a small Latte. */
export function asWishedFor(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => beginsSentence(tokens, index) && HAVE.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const from = at + wordsTaken(HAVE, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const mark = tokens.findIndex(({ isMark }, index) => index > from && isMark === true);
  const end = tokens[from]?.value?.exact ? from + 1 : endOfLarge(tokens, from);
  const size = SIZED.exec(words.slice(end, mark).join(' '))?.groups?.['size'];
  if (at < 0 || end === from || tokens[mark]?.text !== '?' || (size === undefined && end !== mark)) return [...tokens];
  const wish = ['choose', 'the', ...(size === undefined ? [] : [size])].map((word) => inPlaceOf(tokens[at], word));
  const stop = markInPlaceOf(tokens[mark], '.');
  return [...tokens.slice(0, at), ...wish, ...tokens.slice(from, end), stop, ...tokens.slice(mark + 1)];
}

const MOST_WORDS = 7;
const HAVE = /^(?:could|can|may|might) (?:i|we) (?:please )?(?:have|get|order) (?:an?|the|one)(?= |$)/;
const SIZED = /^in (?:the |a )?(?<size>small|medium|regular|large|big)(?: size)?(?: please)?$/;
