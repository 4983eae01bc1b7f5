import { inPlaceOf, isNameLike, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { nameAt } from '../letter-words.ts';
import { deedAfter } from './circumstances.ts';

/**
 * «Вадим Котов ждёт ответа: найди письмо от него», «у неё в чате ник ann_b, так что напиши ей»: who is spoken of first is called by name
 * where something is to be done, and what else was told of them is left out.
 */
export function asPersonNamed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = deedAfter(tokens, 0);
  const told = tokens.slice(0, end);
  const name = personIn(told);
  const stop = tokens.findIndex(({ text }, at) => at > end && /^[.!?;\n]$/.test(text));
  const at = words.findIndex((_, index) => index >= end && (stop < 0 || index < stop) && pointLength(words, index) > 0);
  if (end === 0 || name.length === 0 || at < 0) return [...tokens];
  const length = pointLength(words, at);
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  const isSent = length > 2;
  const lead = isSent ? ['письмо', 'от'] : length === 2 ? ['от'] : [];
  const before = isSent && words[at - 1] === ',' ? at - 1 : at;
  const said = [...lead.map((word) => inPlaceOf(first, word)), ...saidThere(name, first, last)];
  return [...tokens.slice(end, before), ...said, ...tokens.slice(at + length)];
}

/** How many words point at somebody there: «ей», «от него», «что он прислал». */
function pointLength(words: readonly string[], at: number): number {
  return wordsTaken(POINTS, words.slice(at, at + MOST_WORDS));
}

const MOST_WORDS = 5;
const POINTS =
  /^(?:(?:то , )?что (?:он|она) (?:мне |нам )?(?:прислал|прислала|написал|написала)|от (?:него|нее)|ему|ей)(?= |$)/;

/** Who is spoken of, and nobody else: by first and last name, or by how they are called there. */
function personIn(told: readonly Token[]): Token[] {
  const words = wordsIn(told);
  const full = nameAt(told, 0);
  const isPerson = full.length === 2 && /^\p{Ll}/u.test(told[full.length]?.text ?? '');
  const called = words.findIndex((_, at) => CALLED.test(words.slice(at, at + MOST_CALLED).join(' ')));
  const nick = called + wordsTaken(CALLED, words.slice(called, called + MOST_CALLED));
  const isNick = called >= 0 && told[nick + 1]?.isMark === true && isCode(told[nick]);
  const name = isPerson ? full : isNick ? told.slice(nick, nick + 1) : [];
  const isOther = (token: Token, at: number) => at > 0 && !name.includes(token) && (token.value || isNameLike(token));
  return told.some(isOther) ? [] : name;
}

const MOST_CALLED = 6;
const CALLED = /^(?:у (?:него|нее)(?: (?:в|на) \p{L}+)?|(?:его|ее)) (?:ник|никнейм|логин|псевдоним|адрес|почта)(?= )/u;

function isCode(token: Token | undefined): boolean {
  return token?.value?.kind === 'mail' || /^(?=.*\p{L})[\p{L}\d]+[_\d][\p{L}\d_]*$/u.test(token?.text ?? '');
}
