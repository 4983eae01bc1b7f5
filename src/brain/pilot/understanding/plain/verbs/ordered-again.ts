import { beginsSentence, inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "Order again from Ann's Kitchen", «закажи в «Лавке» ещё раз»: the order from there is repeated. */
export function asOrderedAgain(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at) || !ORDER.test(words[at] ?? '')) continue;
    const stop = tokens.findIndex(({ isMark, text }, index) => index > at && isMark && /^[.,;!?:\n]/.test(text));
    const end = stop < 0 ? tokens.length : stop;
    const again = tokens.findIndex(
      (_, index) => index > at && index < end && wordsTaken(AGAIN, words.slice(index, end)) > 0,
    );
    const rest = again < 0 ? [] : tokens.slice(at + 1, end);
    const length = wordsTaken(AGAIN, words.slice(again, end));
    const where = [...tokens.slice(at + 1, again), ...tokens.slice(again + length, end)];
    // "Order two teas again": what is ordered is said, and it is bought once more.
    if (rest.length === 0 || !FROM.test(where[0]?.word ?? '')) continue;
    const isRussian = /[а-я]/.test(words[at] ?? '');
    const deed = (isRussian ? ['повтори', 'заказ', 'из'] : ['repeat', 'order', 'from']).map((word) =>
      inPlaceOf(tokens[at], word),
    );
    return [...tokens.slice(0, at), ...deed, ...where.slice(1), ...asOrderedAgain(tokens.slice(end))];
  }
  return [...tokens];
}

const ORDER = /^(?:order|закажи|закажите|заказать)$/;
const AGAIN = /^(?:(?:once )?again|once more|ещ[её] раз|снова|опять|повторно)(?= |$)/;
const FROM = /^(?:from|at|из|в|у|от)$/;
