import { sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { withoutGiving } from './given-to-us.ts';

/**
 * "What discount do we get [if we pay] within 14 days?", «[если отменить] за сутки, сколько вернут?»: nothing is to be paid or cancelled.
 * What is said of it tells which answer is wanted.
 */
export function asAskedOnly(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => IF.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const end = tokens.findIndex(({ isMark, text }, index) => index > at && isMark === true && /^[,?]$/.test(text));
  const asked = tokens.findIndex(({ text }, index) => index > at && /^[.!?]$/.test(text));
  if (at < 0 || end < 0 || tokens[asked]?.text !== '?') return [...tokens];
  const from = sentenceStart(tokens, at);
  const said = tokens.slice(at + wordsTaken(IF, words.slice(at, at + MOST_WORDS)), end);
  // First what if, then what is asked, or the other way round.
  const isFirst = at === from;
  const question = isFirst ? tokens.slice(end + 1, asked) : withoutComma(tokens.slice(from, at));
  if (question.length === 0 || (!isFirst && end !== asked)) return [...tokens];
  return [...tokens.slice(0, from), ...withoutGiving(question), ...said, ...tokens.slice(asked)];
}

function withoutComma(tokens: readonly Token[]): readonly Token[] {
  return tokens.at(-1)?.text === ',' ? tokens.slice(0, -1) : tokens;
}

const MOST_WORDS = 4;
/** What one does not do to a page by reading it. */
const IF =
  /^if (?:i|we|you|one) (?:pay|order(?! (?:the|them|it|by))|buy|book|cancel|return|subscribe|upgrade)(?= )|^если (?:(?:мы|я|вы|ты) )?(?:за|о)?(?:платить|плачу|платим|платите|заплатим|оплатим|заказать|закажем|закажу|купить|купим|куплю|забронировать|отменить|отменим|отменю|вернуть|вернём|вернем|верну|оформить|оформим)(?= )/;
