import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «В моём списке не хватает города «Тверь»: зайди в правку, допиши его и сохрани»: what is missing there is added there. */
export function asAddedThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(missing, words, index) !== undefined);
  const from = tokens.findLastIndex(({ isMark }, index) => index < at && isMark) + 1;
  const stop = tokens.findIndex(({ isMark }, index) => index > at && isMark);
  const place = tokens.slice(from, Math.max(at, 0));
  const thing = tokens.slice(at + (look(missing, words, Math.max(at, 0))?.length ?? 0), Math.max(stop, 0));
  const it = words.findIndex((word, index) => index > stop && ITS.test(word) && ADDING.test(words[index - 1] ?? ''));
  const isPlace =
    /^(?:в|во|на|среди)$/.test(words[from] ?? '') && place.length > 1 && !place.some(({ value }) => value);
  const isNamed = thing.at(-1)?.value?.exact === true && thing.length <= MOST_WORDS;
  if (at < 0 || stop < 0 || it < 0 || !isPlace || !isNamed) return [...tokens];
  const stand = tokens[it];
  const named = thing.map((token) => ({
    ...inPlaceOf(stand, token.word),
    ...token,
    start: stand?.start ?? 0,
    end: stand?.end ?? 0,
  }));
  const deeds = inThere(place, tokens.slice(stop + 1, it));
  return [...tokens.slice(0, from), ...deeds, ...named, ...tokens.slice(it + 1)];
}

/** «[в моём списке] открой его, добавь …»: what is opened first is the place itself. */
function inThere(place: readonly Token[], deeds: readonly Token[]): Token[] {
  const [open, it, ...others] = deeds;
  const isItself = open && /^(?:открой|откройте)$/.test(open.word) && ITS.test(it?.word ?? '');
  return isItself ? [open, ...place.slice(1), ...others] : [...place, ...deeds];
}

const MOST_WORDS = 3;
const missing = lexicon([
  [true, 'не хватает|недостает|нет|еще нет|отсутствует|отсутствуют|не указан|не указана|не указано'],
]);
const ITS = /^(?:его|ее|их)$/;
const ADDING = /^(?:допиши|добавь|впиши|внеси|укажи|введи|дополни)(?:те)?$/;
