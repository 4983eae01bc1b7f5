import { has, lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import {
  beginsSentence,
  endOfLarge,
  inPlaceOf,
  isNameLike,
  markInPlaceOf,
  sentenceStart,
  type Token,
  wordBefore,
  wordsIn,
} from '../../tokens.ts';
import { letters } from '../letter-words.ts';
import type { Step } from '../step.ts';

/**
 * «Заметка «Дача»: галочку на «Рассада», сохранить», «Фильтры: «Новые», «Рядом». Сколько домов», «кресло «Уют» в избранное»: in a short note
 * the thing says what is done with it.
 */
export function asNoted(tokens: readonly Token[]): Token[] {
  return STEPS.reduce((left, step) => step(left), [...tokens]);
}

/** «Заметка «Дача»: …»: it is opened first. */
function asOpenedFirst(tokens: readonly Token[]): Token[] {
  const [noun, name, colon, ...rest] = tokens;
  const opened = OPENED.exec(noun?.word ?? '')?.[0]
    .replace(/а$/, 'у')
    .replace(/я$/, 'ю');
  if (opened === undefined || !name?.value?.exact || colon?.text !== ':' || rest.length === 0) return [...tokens];
  const open = [inPlaceOf(noun, 'открой'), inPlaceOf(noun, opened)];
  return [...open, name, markInPlaceOf(colon, ','), ...rest];
}

const OPENED =
  /^(?:карточка|заметка|папка|статья|страница|вкладка|запись|таблица|документ|файл|письмо|раздел|альбом|отчет|проект|чат)$/;

/** «Фильтры: «Новые», «Рядом».»: they are switched on. */
function asFiltersOn(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ word }, index) => beginsPart(tokens, index) && /^фильтры?$/.test(word));
  const from = tokens[at + 1]?.text === ':' ? at + 2 : at + 1;
  let end = from;
  while (tokens[end]?.value?.exact || (/^[,и]$/.test(words[end] ?? '') && tokens[end + 1]?.value?.exact)) end++;
  const [filters] = tokens.slice(Math.max(at, 0));
  const next = tokens[end];
  if (at < 0 || !filters || end === from || (next !== undefined && !next.isMark)) return [...tokens];
  const named = tokens.slice(from, end).map((token) => (token.isMark ? inPlaceOf(token, 'и') : token));
  const on = [inPlaceOf(filters, 'включи'), inPlaceOf(filters, 'фильтры')];
  return [...tokens.slice(0, at), ...on, ...named, ...tokens.slice(end)];
}

/** «Заявка: имя Анна, город Тверь, отправить»: that form is filled in. */
function asFormFilled(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const [noun, colon, ...rest] = tokens;
  const commas = rest.filter(({ text }) => text === ',').length;
  const isSent = /, (?:и )?(?:отправить|подать|оформить)(?: \.)?$/.test(words.join(' '));
  if (!FORMS.test(noun?.word ?? '') || colon?.text !== ':' || commas < 2 || !isSent) return [...tokens];
  return [inPlaceOf(noun, 'заполни'), inPlaceOf(noun, 'форму'), colon, ...rest];
}

const FORMS = /^(?:отклик|заявка|анкета|регистрация|бронь|обращение|жалоба)$/;

/** «Заявка: скан pasport.pdf, …»: the file is attached. */
function asAttached(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const file = tokens[at + 1];
    const isFile = FILE.test(file?.value?.text ?? file?.text ?? '') && isOver(tokens[at + 2]);
    // «прикрепи, пожалуйста, файл …»: what is done with it stands before.
    const isPart = at > 0 && tokens[at - 1]?.isMark === true && tokens[at - 2]?.word !== 'пожалуйста';
    return isPart && isFile && /^(?:файл|резюме|фото|скан|документ|снимок|копия)$/.test(token.word)
      ? [wordBefore(token, 'прикрепи'), token]
      : [token];
  });
}

const FILE = /^[\p{L}\d_-]+\.(?:pdf|docx?|txt|png|jpe?g|xlsx?|zip|csv)$/u;

/** «…, порядок «Сначала новые»»: it is chosen. */
function asOrderChosen(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isOrder = at > 0 && tokens[at - 1]?.isMark === true && /^(?:порядок|сортировка)$/.test(token.word);
    return isOrder && tokens[at + 1]?.value?.exact && isOver(tokens[at + 2])
      ? [wordBefore(token, 'выбери'), inPlaceOf(token, 'порядок')]
      : [token];
  });
}

/** «Отзыв Анны Беловой, что начинается на «Ужасно», удалить»: the deed before its thing. */
function asDoneLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const verb = tokens.findIndex(
    ({ value }, at) => !value && at > 1 && tokens[at - 1]?.isMark && INFINITIVE_VERB.test(words[at] ?? ''),
  );
  const thing = tokens.slice(0, Math.max(verb - 1, 0));
  const isParted = /^[,–—-]$/.test(tokens[verb - 1]?.text ?? '');
  const isOne = thing.every(({ isMark, text }, at) => !isMark || (text === ',' && RELATIVE.test(words[at + 1] ?? '')));
  const isNamed = thing.some((token, at) => at > 0 && isNameLike(token));
  const isNoun =
    /^\p{Lu}\p{Ll}{3,}$/u.test(thing[0]?.text ?? '') && !NO_NOUN.test(words[0] ?? '') && !hasVerb(thing.slice(0, 1));
  const [first] = thing;
  if (verb < 0 || !first || !isParted || !isOne || !isNamed || !isNoun || !isOver(tokens[verb + 1])) return [...tokens];
  const deed = inPlaceOf(tokens[verb], words[verb] ?? '');
  return [deed, { ...first, text: first.word }, ...thing.slice(1), ...tokens.slice(verb + 1)];
}

const RELATIVE = /^(?:что|котор\p{L}+|где|чей|чья)$/u;
const INFINITIVE_VERB =
  /^(?:удалить|убрать|открыть|скачать|отменить|скрыть|закрыть|распечатать|оплатить|архивировать|закрепить|отметить)$/;

/** «…, галочку на «Рассада»»: it is put there. */
function asMarkPut(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isMarked = beginsPart(tokens, at) && /^(?:галочк[ау]|галк[ау])$/.test(token.word);
    const isPlaced = isMarked && /^(?:на|у|напротив|возле|около)$/.test(tokens[at + 1]?.word ?? '');
    return isPlaced ? [wordBefore(token, 'поставь'), inPlaceOf(token, token.word.replace(/а$/, 'у'))] : [token];
  });
}

/** ««У моря», лимонад, 3 штуки в корзину»: so many of it, and it is there that it is to be found. */
function asPieces(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const pieces = words.findIndex(
    (word, at) => PIECES.test(word) && tokens[at - 1]?.value?.kind === 'number' && words[at - 2] === ',',
  );
  const comma = pieces - 2;
  const from = tokens.findLastIndex(({ isMark }, at) => at < comma && isMark) + 1;
  const thing = tokens.slice(from, Math.max(comma, from));
  const place = tokens.slice(0, from);
  const isThing = thing.length > 0 && thing.length <= MOST_OF_THING && !hasVerb(thing) && !hasVerb(place);
  const isPut = look(holders, words, pieces + 1) !== undefined && isOver(tokens[pieces + 3]);
  if (pieces < 0 || !isThing || !isPut || (place.length > 0 && !isPlace(place))) return [...tokens];
  const open = place.length > 0 ? [inPlaceOf(place[0], 'открой'), ...place] : [];
  const many = [inPlaceOf(thing[0], 'положи'), ...tokens.slice(pieces - 1, pieces), ...thing];
  return [...open, ...many, ...tokens.slice(pieces + 1)];
}

/** A name and the comma after it, and nothing else. */
function isPlace(place: readonly Token[]): boolean {
  const [name, comma] = place;
  return place.length === 2 && name?.value?.exact === true && comma?.text === ',';
}

/** «Чай «Утро», сорт зелёный, в корзину»: with what is said of it, it is put there. */
function asPutLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ text }, index) => text === ',' && look(holders, words, index + 1) !== undefined);
  const from = sentenceStart(tokens, at);
  const note = tokens.slice(from, Math.max(at, from));
  const commas = note.flatMap(({ text }, index) => (text === ',' ? [index] : []));
  const isNamed = isNameLike(note[0]) && (commas[0] ?? 0) > 0 && (commas[0] ?? 0) <= MOST_OF_THING;
  // ««У моря», лимонад, в корзину»: what stands alone says nothing of what stands before it.
  const isSaidOf = commas.every((comma, index) => (commas[index + 1] ?? note.length) - comma > 2);
  const next = tokens[at + 3];
  const isLast = next === undefined || /^[.!]$/.test(next.text);
  if (at < 0 || !isNamed || !isSaidOf || !isLast || hasVerb(note)) return [...tokens];
  const put = [inPlaceOf(note[0], 'добавь'), ...tokens.slice(at + 1, at + 3)];
  return [...tokens.slice(0, from), ...put, ...note, ...tokens.slice(at + 3)];
}

/** ««Тополь» и «Клён» — выделить оба файла и в архив»: it is done with those that were named. */
function asBothDone(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const [first, and, second, dash, verb] = tokens;
  const areNamed = first?.value?.exact && and?.word === 'и' && second?.value?.exact;
  const isDone = /^[–—-]$/.test(dash?.text ?? '') && look(verbs, words, 4)?.length === 1;
  const both = /^об[ае]$/.test(words[5] ?? '');
  if (!verb || !first || !and || !second || !areNamed || !isDone || !both) return [...tokens];
  const noun = /^\p{Ll}{4,}[ыиая]$/u.test(words[6] ?? '') ? 1 : 0;
  // «оба письма»: who wrote them.
  const from = (stand: Token | undefined, ...said: string[]) =>
    has(letters, words[6] ?? '') ? said.map((word) => inPlaceOf(stand, word)) : [];
  const named = [...from(first, 'письма', 'от'), first, and, ...from(second, 'от'), second];
  return [verb, ...named, ...tokens.slice(6 + noun)];
}

/** «кресло «Уют» в избранное», «выделить оба и в архив»: it is put there. */
function asPutThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const aim = look(holders, words, at);
    if (!aim || !isOver(tokens[at + 2])) continue;
    const part = tokens.findLastIndex(({ isMark }, index) => index < at && isMark) + 1;
    const thing = tokens.slice(part, at);
    const isJoined = words[at - 1] === 'и' && hasVerb(thing);
    const isThing =
      thing.some(({ value }) => value?.exact) && !hasVerb(thing) && /^\p{L}{3,}$/u.test(thing[0]?.text ?? '');
    if (!isJoined && !isThing) continue;
    const from = isJoined ? at : part;
    const [first] = tokens.slice(from);
    if (!first || NO_NOUN.test(first.word)) continue;
    // «выделить оба и в архив»: said as that was said.
    const isInfinitive = isJoined && wordsIn(thing).some((word) => /(?:ть|ти|чь)$/.test(word));
    const deed = wordBefore(first, isInfinitive ? INFINITIVE[aim.meaning] : aim.meaning);
    if (isJoined) return [...tokens.slice(0, at), deed, ...asPutThere(tokens.slice(at))];
    const named = [deed, { ...first, text: first.text.toLowerCase() }, ...thing.slice(1)];
    // «Тверь, кресло «Уют» в избранное»: where it is.
    const isThere = from === 2 && endOfLarge(tokens, 0) === 1 && tokens[1]?.text === ',';
    const there = isThere ? [inPlaceOf(tokens[0], 'в'), ...tokens.slice(0, 1)] : [];
    return [...tokens.slice(0, isThere ? 0 : from), ...named, ...there, ...asPutThere(tokens.slice(at))];
  }
  return [...tokens];
}

function beginsPart(tokens: readonly Token[], at: number): boolean {
  return beginsSentence(tokens, at) || tokens[at - 1]?.isMark === true;
}

function hasVerb(said: readonly Token[]): boolean {
  const words = wordsIn(said);
  return said.some(({ value }, at) => !value && look(verbs, words, at) !== undefined);
}

function isOver(next: Token | undefined): boolean {
  return next === undefined || next.isMark === true;
}

const MOST_OF_THING = 3;
const PIECES = /^(?:штук[аиу]?|порци[яию]|порций)$/;
const NO_NOUN = /^(?:для|при|про|без|под|над|как|что|где|кто|или|мне|нам|это|пусть|если|чтобы|есть|все)$/;
const INFINITIVE = { добавь: 'добавить', перемести: 'переместить' };
const holders = lexicon<'добавь' | 'перемести'>([
  ['добавь', 'в корзину|в избранное|в отложенные'],
  ['перемести', 'в спам|в архив'],
]);
const STEPS: readonly Step[] = [
  asDoneLast,
  asOpenedFirst,
  asFormFilled,
  asAttached,
  asFiltersOn,
  asMarkPut,
  asOrderChosen,
  asPieces,
  asPutLast,
  asBothDone,
  asPutThere,
];
