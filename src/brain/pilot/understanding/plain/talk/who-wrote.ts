import { superlatives } from '../../lexicon/degrees.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { letters, nameAt } from '../letter-words.ts';

/** "Bob wrote to me — open that letter", «Мне пишет «Люмен». Покажи их последнее письмо»: who wrote says whose letter is meant, and so do two of them: «Анна и Борис пишут, удали оба письма», «… удали их письма». So it is with those that somebody is tired of. */
export function asWritersLetter(tokens: readonly Token[]): Token[] {
  const starts = tokens.flatMap(({ isMark }, at) => (at === 0 ? [0] : isMark ? [at + 1] : []));
  for (const from of starts) {
    const stop = tokens.findIndex(({ isMark }, at) => at > from && isMark);
    const told = stop > from ? tokens.slice(from, stop) : [];
    const writer = writerIn(told);
    if (writer.length === 0) continue;
    const rest = asAnswered(tokens.slice(stop + 1));
    const isNamed = told.some(({ word }) => has(letters, word));
    const letter = letterIn(rest, isNamed);
    const isOfTwo = writer.filter(isAnd).length === 1;
    if (!letter || (speaksOf(rest, letter) === 'two') !== isOfTwo) continue;
    // "There is a letter from Bob in the inbox. I want it starred": that one, where it is.
    if (told.at(-1)?.word === 'inbox' && IT.test(rest[letter.owner]?.word ?? '')) continue;
    // «перемести оба письма в архив»: with two of them named, it would not be plain what goes where.
    if (isOfTwo && !isOver(rest[letter.to])) continue;
    // «выдели [галочками] их письма»: with what they are marked goes without saying.
    const isMarked = /^галочк(?:ами|ой)$/.test(rest[letter.from - 1]?.word ?? '');
    const deed = rest.slice(0, isMarked ? letter.from - 1 : letter.from);
    return [...tokens.slice(0, from), ...deed, ...withWriter(rest, letter, writer)];
  }
  return [...tokens];
}

/** «[Анна мне писала,] ответь ей: «Да»», "[Ann wrote to me,] answer her “Yes”": that letter is answered. */
function asAnswered(rest: readonly Token[]): readonly Token[] {
  const words = wordsIn(rest);
  const said = ANSWERED.exec(words.slice(0, MOST_ANSWERED).join(' '))?.[0];
  const colon = (said ?? '').split(' ').length;
  const isText = rest.slice(colon, colon + 2).some(({ value }) => value?.exact);
  if (said === undefined || !isText) return rest;
  const answer = /[а-я]/.test(said) ? ['ответь', 'на', 'это', 'письмо'] : ['reply', 'to', 'that', 'letter'];
  const stand = rest[colon - 1];
  return [...answer.map((word) => inPlaceOf(stand, word)), ...rest.slice(colon)];
}

const MOST_ANSWERED = 8;
const ANSWERED =
  /^(?:(?:и|а|надо|нужно|so|please|and) )*(?:(?:ответь|ответьте|ответить|напиши в ответ)(?: (?:ему|ей|им))(?: (?:вот что|вот так|так|такое|следующее))?|(?:reply to|answer) (?:him|her|them)(?: (?:with|this|like this))?)(?= |$)/;

/** Where a letter is spoken of, and the word that says whose. */
interface Mention {
  from: number;
  to: number;
  owner: number;
}

function withWriter(rest: readonly Token[], { from, to, owner }: Mention, writer: readonly Token[]): Token[] {
  const [last] = rest.slice(to - 1, to);
  const isRussian = wordsIn(rest).some((word) => /[а-я]/.test(word));
  const kept = rest.slice(from, to).filter((_, at) => from + at !== owner);
  const one = inPlaceOf(last, isRussian ? 'письмо' : 'letter');
  const isOfTwo = writer.some(isAnd);
  const noun = kept.length > 0 && !isOfTwo ? kept : [one];
  const the = isRussian ? [] : [inPlaceOf(rest[from], 'the')];
  const lead = [...the, ...noun, inPlaceOf(last, isRussian ? 'от' : 'from')];
  const name = saidThere(writer, last);
  const said = isOfTwo ? name.flatMap((token) => (isAnd(token) ? [token, ...lead] : [token])) : name;
  return [...lead, ...said, ...rest.slice(to)];
}

/** «оба письма», «их письма», "their letters": one from each. */
function speaksOf(rest: readonly Token[], { to, owner }: Mention): 'one' | 'two' {
  const areMany = /^(?:письма|сообщения|letters|emails|messages)$/.test(rest[to - 1]?.word ?? '');
  return rest[owner]?.word === 'оба' || (/^(?:их|their)$/.test(rest[owner]?.word ?? '') && areMany) ? 'two' : 'one';
}

function isOver(next: Token | undefined): boolean {
  return next === undefined || next.isMark === true || isAnd(next);
}

function isAnd({ word, value }: Token): boolean {
  return !value && /^(?:and|и)$/.test(word);
}

/** "that letter", «их самое свежее письмо», «самое свежее их письмо»; just "it", where a letter was what came. */
function letterIn(rest: readonly Token[], isNamed: boolean): Mention | undefined {
  const words = wordsIn(rest);
  const noun = rest.findIndex(({ word, value }) => !value && has(letters, word));
  const it = isNamed ? words.findIndex((word) => IT.test(word)) : -1;
  if (it >= 0 && (noun < 0 || it < noun)) return { from: it, to: it + 1, owner: it };
  const owner = rest.findLastIndex(({ word }, at) => at < noun && at >= noun - MOST_BETWEEN && OWNERS.test(word));
  const best = [1, 2, 3].find((length) => look(superlatives, words, owner - length)?.length === length) ?? 0;
  const between = rest.slice(owner + 1, noun);
  const isOne = between.every((_, at) => at > 0 || look(superlatives, wordsIn(between), 0) || between.length === 1);
  return noun < 0 || owner < 0 || !isOne ? undefined : { from: owner - best, to: noun + 1, owner };
}

const IT = /^(?:it|его)$/;
const OWNERS = /^(?:his|her|their|its|that|this|его|ее|их|это|то|оба)$/;
const MOST_BETWEEN = 3;

/** Who is said to have written, and nothing else. */
function writerIn(told: readonly Token[]): Token[] {
  const words = wordsIn(told);
  const from = wordsTaken(CAME, words);
  const came = from + (words[from] === 'the' ? 1 : 0);
  const sender = from > 0 ? nameAt(told, came) : [];
  if (
    sender.length > 0 &&
    /^(?:in (?:my|our|the) (?:(?:e-?)?mail(?:box|s)?|inbox))?$/.test(words.slice(came + sender.length).join(' '))
  )
    return sender;
  const verb = told.findIndex(({ value, word }) => !value && has(writings, word));
  if (verb < 0) return [];
  const isRussian = words.some((word) => /[а-я]/.test(word));
  const isOne = ({ value, text, word }: Token) =>
    value?.exact === true || (!value && NAMED.test(text) && !has(spare, word)) || (isRussian && /^[a-z]+$/.test(word));
  const isName = (token: Token) => isOne(token) || (isAnd(token) && joins(told, token, isOne));
  const isSpare = ({ word }: Token) => HELPERS.test(word) || has(spare, word);
  const next = told.findIndex((token, at) => at > verb && !isSpare(token));
  const after = next < 0 ? -1 : told.findIndex((token, at) => at >= next && !isName(token));
  const behind = next < 0 ? [] : told.slice(next, after < 0 ? told.length : after);
  const start = told.findLastIndex((token, at) => at < verb && !isName(token) && !isSpare(token)) + 1;
  const before = told.slice(start, verb).filter((token) => isName(token) || !isSpare(token));
  const name = before.length > 0 ? before : behind;
  const [first] = name;
  const others = told.filter((token, at) => at !== verb && !name.includes(token) && !HELPERS.test(token.word));
  // «типография «Люмен»»: what they are stands right before what they are called.
  const isKind = (token: Token) => first?.value !== undefined && told[told.indexOf(first) - 1] === token;
  return others.every((token) => has(spare, token.word) || has(letters, token.word) || isKind(token)) ? name : [];
}

/** "Ann [and] Bob". */
function joins(told: readonly Token[], and: Token, isName: (token: Token) => boolean): boolean {
  const at = told.indexOf(and);
  return [told[at - 1], told[at + 1]].every((token) => token !== undefined && isName(token));
}

/** "There should be something from [Ann] in my mail". */
const CAME =
  /^(?:there(?:'s| is| was| should be| must be| might be|'ll be| will be)|(?:i|we)(?:'ve| have)? (?:got|received|had)) (?:something|(?:an?|some) (?:\p{Ll}+ )?(?:letter|mail|email|e-mail|message|note)) from(?= )/u;

const NAMED = /^\p{Lu}[\p{L}-]*$/u;
const HELPERS = /^(?:has|have|had|just|recently)$/;

const writings = lexicon([
  [
    true,
    'wrote|writes|written|sent|send|sends|emailed|mailed|пишет|пишут|писал|писала|писали|написал|написала|написали|написало|шлет|шлют|присылает|присылают|прислал|прислала|прислали|прислало|отписал|отписала|достал|достала|достали|достало|надоел|надоела|надоели|надоело|замучил|замучила|замучили',
  ],
]);

/** When, how often and to whom: it says nothing of which letter. */
const spare = lexicon([
  [
    true,
    'эти|этот|эта|меня|все|to|me|us|a|an|the|now|and|then|again|today|yesterday|often|time|from|other|day|hi|hey|there|so|мне|нам|тут|опять|снова|вчера|сегодня|утром|вечером|недавно|время|от|времени|часто|иногда|уже|вот|а|не|один|раз|раза|несколько|много|пару|мусор|рекламу|спам|ерунду|junk|rubbish|ads|keep|keeps|из',
  ],
]);
