import { inPlaceOf, saidThere, type Token, wordsIn } from '../../tokens.ts';

/** «Всё, что лежит в «Срочном», уже сделано, удали все эти записи»: all that are there. */
export function asAllThese(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const told = ALL_THERE.exec(words.slice(0, MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
  const [place, comma] = tokens.slice(told);
  const stop = tokens.findIndex(({ isMark }, at) => at > told + 1 && isMark);
  const these = words.findIndex((word, at) => at > stop && /^эти$/.test(word) && words[at - 1] === 'все');
  const noun = tokens[these + 1];
  const isStatement = !tokens.slice(told + 2, Math.max(stop, 0)).some(({ value }) => value);
  if (told === 0 || !place?.value?.exact || !comma?.isMark || stop < 0 || these < 0 || !isStatement) return [...tokens];
  if (!noun || noun.value || noun.isMark) return [...tokens];
  const from = [inPlaceOf(noun, 'из'), ...saidThere([place], noun)];
  return [...tokens.slice(stop + 1, these), noun, ...from, ...tokens.slice(these + 2)];
}

const MOST_WORDS = 8;
const ALL_THERE =
  /^все ,? ?что (?:(?:сейчас|там|у меня|у нас|уже) )*(?:лежит|находится|стоит|есть|висит|осталось)(?: (?:в|во|на)(?: (?:папке|колонке|разделе|списке|столбце))?)?(?= |$)/;
