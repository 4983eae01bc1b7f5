import { type Token, wordsIn, wordsTaken } from '../../tokens.ts';

// Words that only say that there is more to come.

/** «включи «Свет» и [ещё] «Звук»»: the one and the other. */
export function withoutAlso(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(
        /^(?:еще|также|заодно)$/.test(word) &&
        tokens[at - 1]?.word === 'и' &&
        [tokens[at - 2], tokens[at + 1]].every((one) => one?.value?.exact)
      ),
  );
}

/** «не забудь [потом] сохранить»: what comes last in the task is done last. */
export function withoutThen(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(
        /^(?:потом|затем|еще|обязательно)$/.test(word) &&
        /^забуд(?:ь|ьте)$/.test(tokens[at - 1]?.word ?? '') &&
        /(?:ть|ти|чь)(?:ся)?$/.test(tokens[at + 1]?.word ?? '')
      ),
  );
}

/** «[когда окажешься] в корзине[,] введи код»: there. */
export function asOnceThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const lead = wordsTaken(ONCE_THERE, words.slice(at, at + MOST_WORDS));
    const comma = tokens.findIndex(({ isMark }, index) => index > at + lead && isMark === true);
    const place = tokens.slice(at + lead, Math.max(comma, 0));
    const begins = at === 0 || tokens[at - 1]?.isMark === true || /^(?:а|и)$/.test(words[at - 1] ?? '');
    if (lead === 0 || !begins || tokens[comma]?.text !== ',' || place.length < 2 || place.length > MOST_OF_PLACE)
      continue;
    // «когда окажешься на странице»: wherever else would it be done.
    const isHere = /^на (?:этой |той )?(?:странице|сайте|месте)$/.test(wordsIn(place).join(' '));
    return [...tokens.slice(0, at), ...(isHere ? [] : place), ...asOnceThere(tokens.slice(comma + 1))];
  }
  return [...tokens];
}

const MOST_WORDS = 6;
const MOST_OF_PLACE = 4;
const ONCE_THERE = /^(?:(?:как только|когда|как) (?:ты )?(?:окажешься|очутишься|будешь|попадешь))(?= (?:в|во|на) )/;
