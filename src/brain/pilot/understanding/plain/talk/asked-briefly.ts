import { look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { endOfLarge, inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/** «Анна Белова, телефон», ««С садом», какой дом последний?», «…, первая лодка и почём»: what is asked in a short note. */
export function asAskedBriefly(tokens: readonly Token[]): Token[] {
  return asOfWhom(asOfThing(asChosenFirst(asWhichFirst(tokens))));
}

/** «Анна Белова, дата рождения»: which one she has. */
function asOfWhom(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const comma = endOfLarge(tokens, 0);
  const asked = tokens.slice(comma + 1).filter(({ text }) => !/^[.?]$/.test(text));
  const isNamed = comma > 1 && comma <= MOST_OF_NAME && tokens[comma]?.text === ',';
  const isProperty = look(properties, words, comma + 1) !== undefined && /^\p{Ll}/u.test(asked[0]?.text ?? '');
  const place = asked.findIndex(({ word }) => /^(?:на|в|во)$/.test(word));
  const noun = place < 0 ? asked : asked.slice(0, place);
  const isPlain =
    noun.length > 0 && noun.length <= MOST_OF_PROPERTY && asked.every(({ value, isMark }) => !value && !isMark);
  if (!isNamed || !isProperty || !isPlain) return [...tokens];
  const which = inPlaceOf(tokens[0], whichOne(noun[0]?.word ?? ''));
  const of = wordBefore(tokens[0] ?? which, 'у');
  return [which, ...noun, of, ...tokens.slice(0, comma), ...(place < 0 ? [] : asked.slice(place))];
}

/** «повар, Тверь, какая зарплата»: of that, there. */
function asOfThing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const [thing, comma, place, then] = tokens;
  const isThing = !thing?.value && /^\p{L}\p{Ll}{2,}$/u.test(thing?.text ?? '') && look(verbs, words, 0) === undefined;
  const isThere = comma?.text === ',' && endOfLarge(tokens, 2) === 3 && then?.text === ',';
  const end = tokens.at(-1)?.text === '?' ? tokens.length - 1 : tokens.length;
  const isAsked = /^как(?:ой|ая|ое)$/.test(words[4] ?? '') && look(properties, words, 5)?.length === end - 5;
  if (!thing || !place || !isThing || !isThere || !isAsked) return [...tokens];
  const of = wordBefore(thing, 'у');
  const named = { ...thing, text: thing.word };
  return [...tokens.slice(4, end), of, named, inPlaceOf(place, 'в'), place, ...tokens.slice(end)];
}

/** ««С садом», какой дом последний?»: it is chosen first. */
function asChosenFirst(tokens: readonly Token[]): Token[] {
  const [name, comma, asking] = tokens;
  const isAsked = comma?.text === ',' && /^(?:как(?:ой|ая|ое|ие)|сколько|кто)$/.test(asking?.word ?? '');
  const words = wordsIn(tokens);
  const isDone = words.some((_, at) => !tokens[at]?.value && at > 2 && look(verbs, words, at)?.form === 'base');
  if (!name?.value?.exact || !isAsked || isDone) return [...tokens];
  return [wordBefore(name, 'выбери'), ...tokens];
}

/** «…, первая лодка и почём»: which one is first, and its price. */
function asWhichFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => FIRST.test(words.slice(index, index + MOST_OF_FIRST).join(' ')));
  const [first] = tokens.slice(Math.max(at, 0));
  const isPart = at === 0 || tokens[at - 1]?.isMark === true;
  if (at < 0 || !first || !isPart) return [...tokens];
  return [
    ...tokens.slice(0, at),
    wordBefore(first, whichOne(first.word)),
    inPlaceOf(first, first.word),
    ...tokens.slice(at + 1),
  ];
}

/** «цена»: «какая». */
function whichOne(word: string): string {
  return /[ая]$/.test(word) ? 'какая' : /[ое]$/.test(word) ? 'какое' : 'какой';
}

const MOST_OF_NAME = 3;
const MOST_OF_PROPERTY = 3;
const MOST_OF_FIRST = 5;
const FIRST = /^(?:перв|последн)(?:ый|ая|ое|ий|яя|ее) [а-я]{3,} и (?:почем|цена|сколько стоит)(?: [.?]|$)/;
