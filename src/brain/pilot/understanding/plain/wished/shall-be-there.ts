import { commandsAt } from '../../clauses.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «Всё, что лежит в папке «Старое», должно оказаться в «Архиве», все файлы», «пусть письма от «Вольт» окажутся в спаме, отправь их туда»: where
 * things shall be they are moved, and once.
 */
export function asMovedOver(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const moved = allOf(tokens, at) ?? thoseOf(tokens, at);
    if (!moved) continue;
    const place = moved.to;
    const stop = tokens.findIndex(({ isMark }, index) => index > place && isMark === true);
    const end = stop < 0 ? tokens.length : stop;
    const aim = tokens.slice(place, end).map(into);
    if (aim.length === 0 || aim.length > MOST_OF_PLACE) continue;
    const kinds = EVERY.exec(words.slice(end, end + MOST_WORDS).join(' '));
    const after = kinds ? end + kinds[0].split(' ').length : afterAgain(tokens, end);
    // What is put there in other words is not understood yet.
    if (words.slice(after).includes('туда')) continue;
    const noun = kinds?.groups?.['noun'];
    const every = kinds?.groups?.['every'] ?? 'все';
    const what = moved.isAll ? [every, ...(noun ? [noun] : [])].map((word) => inPlaceOf(tokens[at], word)) : [];
    const deed = [inPlaceOf(tokens[at], 'перемести'), ...what, ...moved.thing, inPlaceOf(tokens[place - 1], 'в')];
    return [...tokens.slice(0, at), ...deed, ...aim, ...asMovedOver(tokens.slice(after))];
  }
  return [...tokens];
}

interface Moved {
  thing: readonly Token[];
  /** Where the place begins. */
  to: number;
  isAll: boolean;
}

/** «Всё, что [сейчас] стоит в колонке «Новые», должно оказаться в». */
function allOf(tokens: readonly Token[], at: number): Moved | undefined {
  const words = wordsIn(tokens);
  const opener = wordsTaken(ALL, words.slice(at, at + MOST_WORDS));
  const from = at + opener;
  const comma = tokens.findIndex(({ text }, index) => index > from && text === ',');
  const shall = wordsTaken(SHALL, words.slice(comma + 1, comma + MOST_WORDS));
  const place = tokens.slice(from, Math.max(comma, 0));
  if (opener === 0 || shall === 0 || place.length === 0 || place.length > MOST_OF_PLACE) return undefined;
  return { thing: [inPlaceOf(tokens[from - 1], 'из'), ...place.map(outOf)], to: comma + 1 + shall, isAll: true };
}

/** «колонке»: «колонки». */
function outOf(token: Token): Token {
  return /^(?:колонке|папке|группе|вкладке)$/.test(token.word)
    ? inPlaceOf(token, token.word.replace(/е$/, 'и'))
    : token;
}

/** «спаме», «корзине»: «спам», «корзину». */
function into(token: Token): Token {
  const [, stem, rest] = /^(спам|архив|корзин|папк|колонк|групп|избранно|раздел)([ем])$/.exec(token.word) ?? [];
  if (token.value || stem === undefined) return token;
  return inPlaceOf(token, rest === 'м' ? `${stem}е` : /[нкп]$/.test(stem) ? `${stem}у` : stem);
}

/** «Пусть письма от «Вольт» окажутся в». */
function thoseOf(tokens: readonly Token[], at: number): Moved | undefined {
  const words = wordsIn(tokens);
  const verb = words.findIndex((word, index) => index > at + 1 && GETS.test(word));
  const thing = tokens.slice(at + 1, Math.max(verb, 0));
  const isThing = thing.some(({ value }) => value?.exact) && !thing.some(({ isMark }) => isMark);
  const isInto = /^(?:в|во)$/.test(words[verb + 1] ?? '');
  return words[at] === 'пусть' && isThing && isInto ? { thing, to: verb + 2, isAll: false } : undefined;
}

/** «…, выдели оба и отправь туда»: the same once more. */
function afterAgain(tokens: readonly Token[], mark: number): number {
  const said = AGAIN.exec(wordsIn(tokens.slice(mark)).join(' '))?.[0];
  return said !== undefined && commandsAt(tokens, mark + 1) ? mark + said.split(' ').length : mark;
}

const MOST_WORDS = 8;
const MOST_OF_PLACE = 4;
const ALL =
  /^все , что (?:(?:сейчас|уже|еще|там) )*(?:стоит|лежит|находится|есть|висит|осталось)(?: (?:сейчас|еще))? (?:в|во|на)(?= )/;
const SHALL =
  /^(?:(?:теперь|тоже) )*(?:долж(?:но|ны) (?:оказаться|переехать|перейти|попасть|быть|лежать|стоять)|пусть (?:окажется|переедет|перейдет|попадет|будет)) (?:в|во)(?= |$)/;
const GETS = /^(?:окажется|окажутся|попадет|попадут|переедет|переедут|отправится|отправятся|уйдет|уйдут)$/;
/** «…, все файлы до одного», «. Перенеси туда каждый файл»: what they are. */
const EVERY =
  /^(?:, |[.,] (?:отправь|перемести|перенеси|положи|убери|перетащи|переставь) (?<there>туда )?)(?<every>все|каждый|каждую|каждое) (?<noun>[а-я]{4,})(?: до (?:одной|одного|единой|единого|последней|последнего))?(?: туда)?(?= [.!;]|$)/;
const AGAIN =
  /^, (?:(?:выдели|отметь) (?:оба|обе|их|все|его|ее) и )?(?:отправь|перемести|перенеси|положи|убери|перетащи)(?: (?:их|его|ее|оба|обе))? туда(?= [.!;]|$)/;
