import { type Token, wordsIn } from '../../tokens.ts';

/** «Обратно лечу из Осло в Рим, скажи время вылета этого рейса»: of the flight from Oslo to Rome. */
export function asOfToldWay(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const told = TOLD.exec(words.slice(0, MOST_WORDS).join(' '))?.[0].split(' ') ?? [];
  const stop = tokens.findIndex(({ isMark }, at) => at > told.length && isMark);
  const way = tokens.slice(told.length, Math.max(stop, 0));
  const it = words.findIndex((word, at) => at > stop && word === 'этого' && CARRIERS.test(words[at + 1] ?? ''));
  const isWay = /^(?:из|от|в|во)$/.test(way[0]?.word ?? '') && !way.some(({ value }) => value);
  if (told.length === 0 || stop < 0 || it < 0 || !isWay) return [...tokens];
  const said = way.map((token) => ({ ...token, start: tokens[it]?.start ?? 0, end: tokens[it + 1]?.end ?? 0 }));
  return [...tokens.slice(stop + 1, it), ...tokens.slice(it + 1, it + 2), ...said, ...tokens.slice(it + 2)];
}

const CARRIERS = /^(?:рейса|поезда|автобуса|самолета|парома|перелета)$/;
const TOLD =
  /^(?:(?:я|мы|обратно|назад|домой|потом) )*(?:лечу|летим|еду|едем|возвращаюсь|возвращаемся|плыву|плывем)(?: (?:обратно|назад|домой))?(?= )/;

const MOST_WORDS = 6;
