import { stem } from '../../../words/stem.ts';
import { afterFiller, commandsAt } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { ties } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, markInPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

// What is told by the way, and says nothing that is not said anyway.

/** "the price [given] in it", «цену, [указанную] в ней»: that it stands there is said by where. */
export function withoutGiven(said: readonly Token[]): Token[] {
  const tokens = asStanding(said);
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const given = GIVEN.test(words[at] ?? '') || (words[at] === ',' && GIVEN.test(words[at + 1] ?? ''));
    if (!given) return true;
    const noun = words[at] === ',' || words[at - 1] !== ',' ? at - 1 : at - 2;
    const place = words[at] === ',' ? at + 2 : at + 1;
    const isOf = [1, 2].some((length) => look(properties, words, noun - length + 1)?.length === length);
    return !(isOf && /^(?:in|on|there|for|в|во|на|там|у)$/.test(words[place] ?? ''));
  });
}

/** «телефон 555-12 [(поле «Телефон»)]», "phone 555-12 [(the “Phone” field)]": the field has just been named. */
export function withoutFieldAside(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }, index) => text === '(' && asideEnd(tokens, index) > 0);
  return at < 0 ? [...tokens] : [...tokens.slice(0, at), ...withoutFieldAside(tokens.slice(asideEnd(tokens, at)))];
}

/** Where the words in brackets end that only name a field once more. Zero where they say something else. */
function asideEnd(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ text }, index) => index > at && text === ')');
  const inner = tokens.slice(at + 1, Math.max(end, 0));
  const [name, ...others] = inner.filter(({ value }) => value?.exact);
  const words = wordsIn(inner.filter(({ value }) => !value)).join(' ');
  const isField = /^(?:(?:the |в )?(?:field|поле|графа|графу))$/.test(words);
  const isNamed = tokens
    .slice(Math.max(0, at - MOST_BEFORE_ASIDE), at)
    .some(({ word, value }) => !value && stem(word) === stem((name?.value?.text ?? '').toLowerCase()));
  return isField && isNamed && others.length === 0 ? end + 1 : 0;
}

const MOST_BEFORE_ASIDE = 4;

/** «в поле «Телефон» набери [мой новый номер] 555-12»: what it is, and whose, is said by the field and by how it is written. */
export function withoutValueNoun(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) => value && /^(?:phone|mail|url)$/.test(value.kind) && nounBefore(tokens, index) > 0,
  );
  if (at < 0) return [...tokens];
  const from = at - nounBefore(tokens, at);
  const verb = look(verbs, words, from - 1);
  const start = tokens.findLastIndex(({ isMark }, index) => index < from && isMark) + 1;
  const isField = FIELD.test(words.slice(start, start + 2).join(' ')) && tokens[start + 2]?.value?.exact === true;
  const isEntered = verb?.form === 'base' && start + 3 === from - 1;
  const end = isField && isEntered ? from : at;
  return [...tokens.slice(0, end), ...tokens.slice(at, at + 1), ...withoutValueNoun(tokens.slice(at + 1))];
}

/** How many words right before a value say whose it is, and what. */
function nounBefore(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  return [3, 2].find((length) => OWN.test(words.slice(Math.max(0, at - length), at).join(' '))) ?? 0;
}

const FIELD = /^(?:в|во) (?:поле|графе|графу|окошке|окошко)$/;
const OWN =
  /^(?:(?:мой|мою|мое|наш|нашу|наше)(?: (?:новый|новую|новое|другой|другую|рабочий|домашний))?|(?:новый|новую|новое)) \p{Ll}+$/u;

/** "what price stands in the row", "which date is given for it": what is the price in the row. */
function asStanding(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => /^(?:what|which)$/.test(word) && standingAt(words, index) > 0);
  const [asking] = tokens.slice(at, at + 1);
  const verb = at < 0 ? 0 : standingAt(words, at);
  if (!asking || verb === 0) return [...tokens];
  const length = STANDS.exec(words.slice(verb, verb + 3).join(' '))?.[1]?.split(' ').length ?? 0;
  const is = ['what', 'is', 'the'].map((word) => inPlaceOf(asking, word));
  return [...tokens.slice(0, at), ...is, ...tokens.slice(at + 1, verb), ...asStanding(tokens.slice(verb + length))];
}

/** Where the verb is, if a property comes right before it and a place after it. */
function standingAt(words: readonly string[], at: number): number {
  const length = look(properties, words, at + 1)?.length ?? 0;
  return length > 0 && STANDS.test(words.slice(at + 1 + length, at + 4 + length).join(' ')) ? at + 1 + length : 0;
}

const STANDS =
  /^(stands|(?:is|was) (?:given|shown|listed|stated|indicated|written|set|printed)) (?:in|on|for|at|there|under|beside)/;

const GIVEN =
  /^(?:given|listed|shown|stated|indicated|mentioned|displayed|указанн\p{L}+|приведенн\p{L}+|обозначенн\p{L}+)$/u;

/** "the lamp[, the one] with the oak base", «рейс[, тот, что] из Рима в Осло»: what follows says which one anyway. */
export function withoutTheOne(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ text }, index) => index > 1 && text === ',' && theOneAt(tokens, index) > 0);
  const noun = tokens[at - 1];
  const end = at + theOneAt(tokens, at);
  const isTold = /^(?:with|without|from|to|by|about|for|с|со|без|из|от|про|для)$/.test(words[end] ?? '');
  if (at < 0 || !isTold || !noun || noun.isMark) return [...tokens];
  return [...tokens.slice(0, at), ...withoutTheOne(tokens.slice(end))];
}

function theOneAt(tokens: readonly Token[], at: number): number {
  const said = wordsIn(tokens)
    .slice(at, at + MOST_OF_ONE)
    .join(' ');
  return THE_ONE.exec(said)?.[0].split(' ').length ?? 0;
}

const MOST_OF_ONE = 6;
const THE_ONE =
  /^, (?:the one(?: (?:that's|that is|which is|that goes|that comes))?|т(?:от|а|о|у|е)(?: , (?:что|котор\p{L}+))?)(?= )/u;

/** «ответь на письмо, [открыв его,] текстом …», "reply to it, [after opening it,] with …": whatever is dealt with is opened for it. */
export function withoutOpening(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => index > 0 && word === ',' && look(openings, words, index + 1) !== undefined,
  );
  const end = at + 1 + (look(openings, words, at + 1)?.length ?? 0);
  if (at < 0 || !/^[,:]$/.test(words[end] ?? '')) return [...tokens];
  const rest = tokens.slice(words[end] === ':' ? end : end + 1);
  return [...tokens.slice(0, at), ...withoutOpening(rest)];
}

const openings = lexicon([
  [
    true,
    'открыв его|открыв ее|открыв их|предварительно открыв его|предварительно открыв ее|найдя его|найдя ее|after opening it|having opened it|opening it first',
  ],
]);

/** "a table [with two columns]: name and price", «таблицу [с двумя столбцами]: …»: how many there are is said by their names. */
export function withoutColumns(said: readonly Token[]): Token[] {
  const tokens = withoutSoManyColumns(said);
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(columns, words, index) !== undefined);
  const end = at + (look(columns, words, at)?.length ?? 0);
  if (at < 0 || !/^[:,]$/.test(words[end] ?? '')) return [...tokens];
  return [...tokens.slice(0, at), markInPlaceOf(tokens[end], ':'), ...tokens.slice(end + 1)];
}

/** «табличку по всем письмам? [Нужны две колонки]: от кого и тема», "a table of the lamps, [two columns], name and price". */
function withoutSoManyColumns(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const table = words.findIndex((word) => /^(?:table|таблиц[ауы]|табличк[ауи])$/.test(word));
  for (const at of tokens.keys()) {
    if (table < 0 || at <= table || !tokens[at]?.isMark) continue;
    const many = SO_MANY.exec(words.slice(at, at + MOST_BEFORE).join(' '))?.[0].split(' ').length ?? 0;
    if (many > 0) return [...tokens.slice(0, at), markInPlaceOf(tokens[at], ':'), ...tokens.slice(at + many)];
  }
  return [...tokens];
}

const MOST_BEFORE = 8;
const SO_MANY =
  /^[.?!,:;] (?:(?:мне|нужны|нужно|надо|пусть|будут|будет|там|в|ней|i|need|it|needs|with|and) )*(?:две|два|три|четыре|two|three|four) (?:колонки|столбца|столбика|графы|columns) [:,–—-]/;

const columns = lexicon([
  [
    true,
    ['two', 'three', 'four', 'the', 'these']
      .flatMap((many) => [`with ${many} columns`, `of ${many} columns`])
      .concat(
        ['двумя', 'тремя', 'четырьмя', 'такими'].flatMap((many) => [`с ${many} столбцами`, `с ${many} колонками`]),
        ['двух', 'трех', 'четырех'].flatMap((many) => [`из ${many} столбцов`, `из ${many} колонок`]),
      )
      .join('|'),
  ],
]);

/** "leave a reply[, word for word]: …", «ответь [таким] текстом: …», «а текст [будет такой]: …», "with the [following] text: …": which one is said right after it. */
export function withoutSuch(said: readonly Token[]): Token[] {
  const tokens = withoutWords(said);
  const words = wordsIn(tokens);
  const isQuoted = (at: number) => tokens[words[at] === ':' ? at + 1 : at]?.value?.exact === true;
  const isWordForWord = (at: number) => words.slice(at, at + 4).join(' ') === ', word for word' && isQuoted(at + 4);
  return tokens.filter((_, at) => {
    if ([0, 1, 2, 3].some((back) => isWordForWord(at - back))) return false;
    if (SUCH.test(words[at] ?? '')) return !(isQuoted(at + 1) || (TEXT.test(words[at + 1] ?? '') && isQuoted(at + 2)));
    const being = words[at] === ':' ? at - 2 : at;
    const isBeing = /^(?:будет|пусть)$/.test(words[being] ?? '') && TEXT.test(words[being - 1] ?? '');
    return !(isBeing && SUCH.test(words[being + 1] ?? '') && isQuoted(being + 2));
  });
}

/** «отправь ответ [с такими словами]: «Да»», «… [следующего содержания]: «Да»»: those that stand there. */
function withoutWords(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index > 0 && IN_WORDS.test(words.slice(index, index + 4).join(' ')));
  const end = at + wordsTaken(IN_WORDS, words.slice(at, at + 4));
  const isQuoted = tokens.slice(end, end + 2).some(({ value }) => value?.exact) && !tokens[at - 1]?.value;
  return at < 0 || !isQuoted ? [...tokens] : [...tokens.slice(0, at), ...tokens.slice(end)];
}

const IN_WORDS = /^(?:со? (?:вот )?(?:такими|этими|следующими) словами|(?:такого|следующего) содержания)(?= |$)/;
const SUCH = /^(?:так(?:ой|им|ое|ую|ая)|следующ(?:ий|им|ее|ую|ая|ей)|following)$/;
const TEXT =
  /^(?:текст|сообщени|ответ|комментари|содержани|тем|заголов|вопрос|text|message|reply|comment|subject|title|question)\p{L}*$/u;

/** «введи текст «Продаёте радио?» Отправь его»: a sentence that ends within quotes ends there. */
export function withQuotedEnds(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    // "… “Done.” Then send": after a mere full stop it may go on.
    const ends = /^(?:then|потом|затем)$/.test(next?.word ?? '') ? /[!?…]$/ : /[.!?…]$/;
    const isEnded = token.value?.exact === true && ends.test(token.value.text);
    const isNew =
      next !== undefined &&
      !next.value &&
      /^\p{Lu}/u.test(next.text) &&
      commandsAt(tokens, afterFiller(tokens, at + 1));
    return isEnded && isNew
      ? [token, { text: '.', word: '.', start: token.end, end: token.end, isMark: true }]
      : [token];
  });
}

/** «какую скидку [дают] при оплате», "what discount [do they give] for cash": that there is one is asked anyway. */
export function withoutGiving(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => isOfWhich(tokens, index) && isTied(words, index + givingAt(words, index)));
  const tie = tokens[at + givingAt(words, at)];
  if (at < 0 || !tie) return [...tokens];
  // «скидка при оплате» is one for paying.
  const plain = tie.word === 'при' ? inPlaceOf(tie, 'за') : tie;
  return [...tokens.slice(0, at), plain, ...tokens.slice(at + givingAt(words, at) + 1)];
}

/** Right after "which discount". */
function isOfWhich(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at - 1];
  return WHICH.test(tokens[at - 2]?.word ?? '') && noun !== undefined && !noun.value && !noun.isMark;
}

function givingAt(words: readonly string[], at: number): number {
  return look(givings, words, at)?.length ?? 0;
}

function isTied(words: readonly string[], at: number): boolean {
  return words[at] === 'при' || look(ties, words, at) !== undefined;
}

const WHICH = /^(?:what|which|как(?:ой|ая|ое|ие|ую))$/;
const givings = lexicon([
  [
    true,
    'do they give|do they offer|does one get|do i get|do we get|is given|is offered|is there|applies|дают|предлагают|предоставляют|предоставляется|полагается|полагаются|положен|положена|положено|действует|предусмотрен|предусмотрена|предусмотрено|обещают|начисляют|берут|взимают|взимается',
  ],
]);

/** «в [течение] 14 дней»: so long, either way. */
export function withoutCourse(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(word === 'течение' && tokens[at - 1]?.word === 'в' && tokens[at + 1]?.value?.kind === 'duration'),
  );
}
