import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «аккуратную табличку по всем письмам: в одной колонке от кого, в другой тема»: a table of all letters, sender and subject. */
export function asTable(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word) => TABLE.test(word));
  if (at < 0) return [...tokens];
  const from = words.findLastIndex((word, index) => index < at && !NEAT.test(word)) + 1;
  const colon = tokens.findIndex(
    ({ text }, index) =>
      index > at && (text === ':' || (text === ',' && SO_THAT.test(words.slice(index + 1, index + 4).join(' ')))),
  );
  const end = tokens.findIndex(({ text }, index) => index > Math.max(at, colon) && /^[.!?;\n]$/.test(text));
  const last = end < 0 ? tokens.length : end;
  const told = colon < 0 ? [] : asListed(asNamedOnly(tokens.slice(colon, last)));
  const of = ofAll(tokens.slice(at + 1, colon < 0 ? last : colon));
  return [...tokens.slice(0, from), ...tokens.slice(at, at + 1), ...of, ...told, ...tokens.slice(last)];
}

/** «[, чтобы] в одном столбце [был] отправитель, а в другом тема»: the same after a colon. */
function asNamedOnly(told: readonly Token[]): Token[] {
  const [mark, ...rest] = told;
  if (!mark || mark.text === ':') return [...told];
  return [
    markInPlaceOf(mark, ':'),
    ...rest.filter(
      ({ word }) => !/^(?:а|чтобы|был|была|было|были|стоял|стояла|стояло|стояли|шел|шла|шло|шли)$/.test(word),
    ),
  ];
}

const SO_THAT = /^чтобы (?:в|во) (?:одн|перв)/;
const TABLE = /^(?:table|таблиц[ауыей]+|табличк[ауие])$/;
const NEAT =
  /^(?:neat|tidy|nice|little|small|simple|short|clean|аккуратн\p{L}+|небольш\p{L}+|маленьк\p{L}+|прост\p{L}+|красив\p{L}+|кратк\p{L}+|понятн\p{L}+)$/u;

/** «по всем письмам, какие там лежат», «по всему, что есть в папке»: of all of them. */
function ofAll(said: readonly Token[]): Token[] {
  const words = wordsIn(said);
  const isBy = words[0] === 'по' && /^вс(?:ем|ему)$/.test(words[1] ?? '');
  const all = words[1] === 'всему' ? 'всего' : 'всех';
  // «по всем письмам оттуда»: from where one has come.
  const here = said.filter(({ word }, at) => at < 3 || !/^(?:оттуда|отсюда)$/.test(word));
  const plain = isBy ? [inPlaceOf(said[1], all), ...here.slice(2)] : here;
  const comma = plain.findIndex((_, at) => THAT_ARE.test(wordsIn(plain).slice(at).join(' ')));
  if (comma < 0) return plain;
  const length = THAT_ARE.exec(wordsIn(plain).slice(comma).join(' '))?.[1]?.split(' ').length ?? 0;
  return [...plain.slice(0, comma), ...plain.slice(comma + length)];
}

const LIE = '(?:лежит|лежат|есть|находится|находятся|хранится|хранятся|имеется)';
const THAT_ARE = new RegExp(
  `^(, (?:что|как(?:ие|ая|ой)|котор\\p{L}+)(?: там| тут| здесь)? ${LIE}|(?:that (?:is|are)|that's) (?:in )?there)(?: |$)`,
  'u',
);

/** «в одной колонке от кого, в другой тема», "the number in one column, the total in the other": the number and the total. */
function asListed(said: readonly Token[]): Token[] {
  const words = wordsIn(said);
  const columns = said.flatMap((_, at) => {
    const found = COLUMN.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0];
    return found ? [{ at, end: at + found.split(' ').length }] : [];
  });
  const kept =
    columns.length < 2 ? [...said] : said.filter((_, at) => !columns.some((one) => at >= one.at && at < one.end));
  return withSender(kept);
}

const MOST_WORDS = 4;
const COLUMN =
  /^(?:(?:в|во) (?:одн\p{L}+|перв\p{L}+|друг\p{L}+|втор\p{L}+|трет\p{L}+)(?: (?:колонк|столбц|столбик|граф)\p{L}+)?|in (?:one|the (?:first|second|third|other|next))(?: column)?)(?= |$)/u;

/** «от кого»: the sender. */
function withSender(said: readonly Token[]): Token[] {
  const words = wordsIn(said);
  return said.flatMap((token, at) => {
    const isFrom = token.word === 'от' && words[at + 1] === 'кого';
    const isWhom = token.word === 'кого' && words[at - 1] === 'от';
    return isFrom ? [inPlaceOf(token, 'отправитель')] : isWhom ? [] : [token];
  });
}
