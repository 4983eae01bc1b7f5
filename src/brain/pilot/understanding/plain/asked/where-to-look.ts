import { has } from '../../lexicon/match.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { inPlaceOf, isNameLike, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { letters } from '../letter-words.ts';

/**
 * "What is the total of order 12? There's a mail about it, look inside", «Какой код? Глянь в письме банка», «Он должен быть в письме»:
 * the letter that has the answer is opened, however it is said where to look.
 */
export function asLookedInto(tokens: readonly Token[]): Token[] {
  return [withoutShowing, withLetterOpened, withLetterAboutIt, withLetterTold, withoutDoubt, withLetterWhere].reduce(
    (left, step) => step(left),
    [...tokens],
  );
}

/** «какой код [нам надо будет предъявить на входе]?»: what it is for does not say where it stands. */
function withoutShowing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => SHOWN.test(words.slice(index).join(' ')));
  if (at < 2 || !/^как(?:ой|ая|ое|ие)$/.test(words[at - 2] ?? '')) return [...tokens];
  const length = wordsTaken(SHOWN, words.slice(at));
  return [...tokens.slice(0, at), ...tokens.slice(at + length)];
}

const SHOWN =
  /^(?:(?:мне|нам|там) )?(?:(?:надо|нужно|придется|следует) )?(?:будет )?(?:предъявить|показать|назвать|сообщить)(?: (?:охране|кассиру|контролеру|водителю|сотруднику))?(?: (?:на|при|у) (?:входе|выходе|кассе|стойке|посадке|заселении)(?: (?:в|на) \p{L}+)?)?(?= \?)/u;

/** «Какой код? Он в письме от банка[, посмотри там]»: that letter is opened. */
function withLetterWhere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => /^(?:он|она|оно|они|это)$/.test(word) && tokens[index - 1]?.text === '?');
  const from = at + 1 + (/^(?:есть|стоит|написан|указан|лежит)(?:а|о|ы)?$/.test(words[at + 1] ?? '') ? 1 : 0);
  const [into, noun, relation] = tokens.slice(from);
  const isLetter = at >= 0 && into?.word === 'в' && isIn(noun?.word) && relation?.word === 'от';
  if (!isLetter || !noun) return [...tokens];
  const opened = ['открой', noun.word.startsWith('п') ? 'письмо' : 'сообщение'].map((word) => inPlaceOf(noun, word));
  const rest = tokens.slice(from + 2);
  const stop = rest.findIndex(({ isMark }) => isMark);
  const there = rest.slice(Math.max(stop, 0));
  const looked = wordsTaken(LOOKED, wordsIn(there));
  return [
    ...tokens.slice(0, at),
    ...opened,
    ...rest.slice(0, stop < 0 ? rest.length : stop),
    ...(stop < 0 ? [] : there.slice(looked)),
  ];
}

const LOOKED = /^[,.] (?:посмотри|глянь|поищи|загляни|найди)(?:те)? (?:там|туда|в нем|его|ее)(?= [.!]|$)/;

/** «глянь в письме [от] банка»: open the letter from the bank. */
function withLetterOpened(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => LOOK.test(word) && words[index + 1] === 'в' && isIn(words[index + 2]));
  const [verb, , noun, next, name] = tokens.slice(Math.max(at, 0));
  if (at < 0 || !verb || !noun) return [...tokens];
  // «в письме клиники «Здравие»»: what they are, and what they are called.
  const isNamed =
    isNameLike(next) || (name?.value?.exact === true && !next?.isMark && !/^(?:от|о|об|про|с)$/.test(next?.word ?? ''));
  const letter = noun.word.startsWith('п') ? 'письмо' : 'сообщение';
  const from = isNamed ? [inPlaceOf(noun, 'от')] : [];
  return [
    ...tokens.slice(0, at),
    inPlaceOf(verb, 'открой'),
    inPlaceOf(noun, letter),
    ...from,
    ...withLetterOpened(tokens.slice(at + 3)),
  ];
}

const LOOK =
  /^(?:глянь(?:те)?|взглян(?:и|ите)|посмотри(?:те)?|загляни(?:те)?|поищи(?:те)?|проверь(?:те)?|смотри(?:те)?)$/;

function isIn(word: string | undefined): boolean {
  return /^(?:письме|сообщении)$/.test(word ?? '');
}

/** "… of order 12? There's a mail about it": open the mail about order 12; what is asked stands in it. */
function withLetterAboutIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const asked = tokens.findIndex(({ text }) => text === '?');
  const of = words.findIndex((word, at) => at < asked && word === 'of');
  const about = tokens.slice(of + 1, Math.max(asked, 0));
  const said = THERE_IS.exec(words.slice(asked + 1).join(' '))?.groups;
  const isOne = about.length > 0 && about.length <= MOST_NAME && !about.some(({ isMark }) => isMark);
  if (asked < 0 || of < 1 || !isOne || !said || !has(letters, said['letter'] ?? '')) return [...tokens];
  const [mark] = tokens.slice(asked, asked + 1);
  const looked = ['look', 'in', 'the', said['letter'] ?? '', 'about'].map((word) => inPlaceOf(tokens[asked + 1], word));
  const [stand] = tokens.slice(asked + 1);
  const named = saidThere(about, stand);
  const end = asked + 1 + (said['all'] ?? '').split(' ').length;
  return [...tokens.slice(0, of), ...(mark ? [mark] : []), ...looked, ...named, ...tokens.slice(end)];
}

const MOST_NAME = 5;
const THERE_IS =
  /^(?<all>(?:there(?:'s| is| should be)|i(?:'ve)? (?:have|got)) an? (?<letter>\S+) about (?:it|that|this)(?: (?:somewhere )?(?:in|among) (?:my |the )?(?:mail|inbox|letters|mailbox))?(?: [,-]?(?: ?(?:and|so|please|just))* ?(?:look inside|open it|have a look|take a look|check(?: it)?|look in it|look there)(?: and (?:check|see|look|tell me))?)?)(?= [.!]|$)/;

/** "There's a mail on order 12. What is the total?": open that mail; what is asked stands in it. */
function withLetterTold(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.!;]$/.test(text));
  const { there = '', letter = '' } = THERE_IS_ONE.exec(words.slice(0, Math.max(end, 0)).join(' '))?.groups ?? {};
  const noun = there.split(' ').length;
  const about = tokens.slice(noun + 1, Math.max(end, 0));
  const asked = tokens.slice(end + 1);
  const isOne = about.length > 1 && about.length <= MOST_NAME + 1 && !about.some(({ isMark }) => isMark);
  // "There is a mail from Ann. How many mails are there?": it is asked of the mails, not of what stands in one.
  const isInside = asksAt(asked, 0) && !asked.some(({ word }) => has(letters, word) || /^(?:there|from)$/.test(word));
  if (there === '' || !has(letters, letter) || !isOne || !isInside) return [...tokens];
  const opened = ['open', 'the'].map((word) => inPlaceOf(tokens[0], word));
  const [relation, ...name] = about;
  const of = relation?.word === 'on' ? inPlaceOf(relation, 'about') : relation;
  return [...opened, ...tokens.slice(noun, noun + 1), ...(of ? [of] : []), ...name, ...tokens.slice(end)];
}

const THERE_IS_ONE =
  /^(?<there>(?:there(?:'s| is| should be)|i(?:'ve)? (?:have|got)) (?:an?|the|some)) (?<letter>\S+) (?:about|on|from|for|regarding) /;

/** «он [должен быть] в письме»: where it should be is where it is looked for. */
function withoutDoubt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = words[at] === 'быть' ? at - 2 : at - 1;
    const isShould = /^должн?(?:ен|на|но|ны)$/.test(words[from + 1] ?? '') && words[from + 2] === 'быть';
    const isPlaced = words[from + 3] === 'в' && words.slice(from + 4, from + 7).some(isIn);
    return !(isShould && isPlaced && /^(?:он|она|оно|они|это)$/.test(words[from] ?? ''));
  });
}
