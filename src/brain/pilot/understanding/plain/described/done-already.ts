import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «В списке «Дача» пункт «Вёдра» уже куплен — открой его, поставь там галочку»: the box of what is done already is meant, in the list that
 * was named.
 */
export function asTickedOff(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const done = words.findIndex((word, at) => DONE.test(word) && nameBefore(tokens, at) >= 0);
  const stop = done + 1;
  const name = nameBefore(tokens, done);
  const from = tokens.findLastIndex(({ isMark }, at) => at < name && isMark) + 1;
  const box = words.findIndex((_, at) => at > stop && BOX.test(words.slice(at, at + MOST_WORDS).join(' ')));
  const item = tokens[name];
  if (done < 0 || !item || !tokens[stop]?.isMark || box < 0) return [...tokens];
  const before = tokens.slice(from, name).filter(({ word }) => !ITEM.test(word));
  const end = box + wordsTaken(BOX, words.slice(box, box + MOST_WORDS));
  const after = placeAfter(tokens.slice(end));
  const place = before.length > 0 ? before : after.place;
  const isPlace = place.length === 0 || (/^(?:в|во|на)$/.test(place[0]?.word ?? '') && place.at(-1)?.value?.exact);
  if (!isPlace || (before.length > 0 && after.place.length > 0)) return [...tokens];
  const at = (word: string) => inPlaceOf(tokens[box], word);
  const ticked = [at('поставь'), at('галочку'), at('у'), { ...item, start: at('у').start, end: at('у').end }];
  return [...tokens.slice(0, from), ...opened(place, tokens.slice(stop + 1, box)), ...ticked, ...after.rest];
}

/** «[открой её,] поставь …»: what is opened is the place. Where nothing is, it is done in there. */
function opened(place: readonly Token[], deeds: readonly Token[]): Token[] {
  const [open, it, ...others] = deeds;
  const isItself = /^(?:открой|откройте)$/.test(open?.word ?? '') && /^(?:ее|его|их)$/.test(it?.word ?? '');
  return open && isItself && place.length > 0 ? [open, ...place.slice(1), ...others] : [...place, ...deeds];
}

/** «…[: это в списке «Дача»]». */
function placeAfter(rest: readonly Token[]): { place: readonly Token[]; rest: readonly Token[] } {
  const said = /^[:,.—–-] (?:это|он|она|оно) (?:находится |стоит |лежит )?(?=(?:в|во|на) )/.exec(
    wordsIn(rest).join(' '),
  )?.[0];
  const from = said?.trim().split(' ').length ?? 0;
  const end = rest.findIndex(({ value }, at) => at > from && value?.exact) + 1;
  return from > 0 && end > from && end - from <= MOST_WORDS
    ? { place: rest.slice(from, end), rest: rest.slice(end) }
    : { place: [], rest };
}

/** The name in quotes right before it, with «уже» between. */
function nameBefore(tokens: readonly Token[], at: number): number {
  const name = /^(?:уже|давно|теперь)$/.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  return tokens[name]?.value?.exact ? name : -1;
}

const MOST_WORDS = 4;
const DONE = /^(?:выполнен|сделан|готов|куплен|закончен|пройден|закрыт|решен|собран)(?:а|о|ы)?$/;
const ITEM = /^(?:пункт|задача|дело|строка|шаг)$/;
const BOX = /^поставь(?:те)? (?:(?:там|тут|здесь|ему|ей|у него|у нее|рядом|напротив) )?галочку(?= [.,!:;и—–-]|$)/;
