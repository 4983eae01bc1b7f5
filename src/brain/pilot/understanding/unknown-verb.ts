import { isSmall } from './context.ts';
import { afters, befores, ifs, untils, whenever } from './lexicon/conditions.ts';
import { kinds } from './lexicon/kinds.ts';
import { has } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { properties } from './lexicon/properties.ts';
import { filler, judgements, ordinals, padding, quantifiers } from './lexicon/small-words.ts';
import type { Token } from './tokens.ts';

/** Whether a word that nobody here knows is a command: "escalate the ticket", «застолби место». */
export function looksLikeCommand(first: Token | undefined, second: Token | undefined): boolean {
  if (!first || !second || first.value || first.isMark) return false;
  return isEnglish(first, second) || isRussian(first, second);
}

/** A word before an article, a pronoun or "all". */
function isEnglish(first: Token, second: Token): boolean {
  if (!/^[a-z][a-z-]+$/.test(first.word) || isSmall(first)) return false;
  return (
    particles.test(second.word) ||
    /^(?:the|a|an|this|that|my|our|all|every|each|both)$/.test(second.word) ||
    has(pronouns, second.word) ||
    has(quantifiers, second.word) ||
    second.value?.exact === true
  );
}

/** "zoom in", "roll back": what makes a verb of its own with the word before it. */
const particles = /^(?:in|out|up|down|off|away|back|over)$/;

/** How many words the command takes. */
export function commandLength(tokens: readonly Token[]): number {
  const [, second, third] = tokens;
  return second &&
    particles.test(second.word) &&
    (!third || third.isMark || /^(?:the|a|an|it|them|my|on|of)$/.test(third.word))
    ? 2
    : 1;
}

/** A word that ends like a command or an infinitive. */
function isRussian(first: Token, second: Token): boolean {
  const isBent =
    /^[а-я-]{4,}(?:й|йте|ите|ь|ьте|йся|йтесь|ись|ить|ать|еть|уй|уйте)$/.test(first.word) &&
    !/(?:ость|ель|ий|ый|ой|ей|ень|арь|очь|ай|оль)$|^(?:любовь|кровь|морковь|церковь)$/.test(first.word);
  const isPrefixed =
    /^(?:за|от|ото|по|на|при|вы|пере|раз|рас|об|до|про|под|из|ис|воз|вос|со|у)[а-я]{2,}[бвджзлмнпршщсч]и(?:те)?$/.test(
      first.word,
    );
  return isBent || (isPrefixed && /^\p{Ll}|^«/u.test(second.text));
}

/** Before an article a plain word that names no field and no control can only be a command. */
export function isCertainCommand(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (!first || !second || !/^[a-z][a-z-]+$/.test(first.word) || isSmall(first)) return false;
  const isObject = /^(?:it|them|him|her)$/.test(second.word);
  if (!third && !isObject) return false;
  const isNoun = [kinds, properties, quantifiers, ordinals, judgements].some((list) => has(list, first.word));
  const isSaid = tokens.some((token) => /^(?:is|are|should|must|be|:|=)$/.test(token.word));
  return !isNoun && !isSaid && (isObject || /^(?:the|a|an|this|my)$/.test(second.word));
}

/** After "and" more has to speak for a command: "tea and all the rest" is none, "and withdraw the application" is one. */
export function opensUnknown(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first || !second || !/^\p{Ll}/u.test(first.text) || !looksLikeCommand(first, second)) return false;
  const isOpening = [untils, ifs, whenever, befores, afters].some((list) => has(list, first.word));
  const isNoun = [kinds, properties, quantifiers, ordinals, judgements, padding, pronouns, filler].some((list) =>
    has(list, first.word),
  );
  if (
    isOpening ||
    isNoun ||
    isSmall(first) ||
    /ly$|^(?:half|quite|such|twice|not|only|even|both|than)$/.test(first.word)
  )
    return false;
  if (particles.test(second.word)) return !first.word.endsWith('ing') && commandLength(tokens.slice(at)) === 2;
  const isRussianWord = /[а-я]/.test(first.word);
  if (isRussianWord) return !isSmall(second) && !second.isMark;
  return second.value === undefined && third !== undefined ? !third.isMark : has(pronouns, second.word);
}
