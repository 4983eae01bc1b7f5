import { lexicon, look } from '../../lexicon/match.ts';
import { pronouns } from '../../lexicon/pronouns.ts';
import { properties } from '../../lexicon/properties.ts';
import { endOfLarge, inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { WISHES } from '../wishing.ts';

/**
 * "make Ann Berg the reviewer", "I want Sunday to be the first day of the week", «сделай русский основным языком»: what one of them is
 * made, the other is set as.
 */
export function asSet(said: readonly Token[]): Token[] {
  const tokens = asSettingFirst(asFirstDay(said));
  for (const at of tokens.keys()) {
    const made = inEnglish(tokens, at) ?? inRussian(tokens, at);
    if (!made) continue;
    const { name, as, rest, set } = made;
    return [...tokens.slice(0, at), inPlaceOf(tokens[at], set), ...name, as, ...asSet(rest)];
  }
  return [...tokens];
}

/** "the day my week begins": the first day of the week, as settings call it. */
function asFirstDay(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => WEEK_BEGINS.test(words.slice(index, index + MOST_OF_DAY).join(' ')));
  const length = wordsTaken(WEEK_BEGINS, words.slice(at, at + MOST_OF_DAY));
  if (at < 0) return [...tokens];
  const day = ['the', 'first', 'day', 'of', 'the', 'week'].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...day, ...tokens.slice(at + length)];
}

const MOST_OF_DAY = 7;
const WEEK_BEGINS = /^the day (?:on which |when |that )?(?:my|our|the) week (?:begins|starts)(?: on)?(?= |$)/;

/** "I'd like my currency to be EUR and Sunday to be the first day of the week": the one to be this, and the other to be that. */
function asSettingFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) =>
      value?.kind === 'date' &&
      words[index - 1] === 'and' &&
      /^to be the /.test(words.slice(index + 1, index + 5).join(' ')),
  );
  const [value] = tokens.slice(at, at + 1);
  const stop = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
  const end = stop < 0 ? tokens.length : stop;
  const isAnother = words.slice(0, Math.max(at, 0)).join(' ').includes(' to be ');
  if (at < 0 || !value || !isAnother) return [...tokens];
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 3, end),
    ...tokens.slice(at + 1, at + 3),
    value,
    ...tokens.slice(end),
  ];
}

interface Made {
  /** What it shall be. */
  name: readonly Token[];
  as: Token;
  /** From what it is made on. */
  rest: readonly Token[];
  set: string;
}

/** A name or a value, then an article: "make it the first" and "make the list a table" say something else. */
function inEnglish(tokens: readonly Token[], at: number): Made | undefined {
  const words = wordsIn(tokens);
  const opener = look(making, words, at);
  const from = at + (opener?.length ?? 0);
  const end = opener ? endOfName(tokens, from) : from;
  const joint = opener?.meaning === 'wanted' ? ['to', 'be'] : [];
  const to = end + joint.length;
  const isJoined = joint.every((word, index) => words[end + index] === word);
  const isField = /^(?:the|my|our)$/.test(words[to] ?? '') && /^\p{Ll}{2,}$/u.test(tokens[to + 1]?.text ?? '');
  if (end === from || !isJoined || !isField || isOnlyDefault(tokens, to + 1)) return undefined;
  return { name: tokens.slice(from, end), as: inPlaceOf(tokens[to], 'as'), rest: tokens.slice(to + 1), set: 'set' };
}

/** A name, a value or one plain word, then what it is made: a day anything, all else what is known to be somebody's or a setting. */
function inRussian(tokens: readonly Token[], at: number): Made | undefined {
  const words = wordsIn(tokens);
  if (!/^(?:сделай|сделайте|сделать)$/.test(words[at] ?? '')) return undefined;
  const from = at + 1;
  const named = endOfName(tokens, from);
  const isPlain = /^\p{Ll}{3,}$/u.test(tokens[from]?.text ?? '') && !look(pronouns, words, from);
  const end = named > from ? named : from + (isPlain ? 1 : 0);
  const isDay = tokens[from]?.value?.kind === 'date';
  const setting = look(chief, words, end) ? tokens[end + 1] : undefined;
  const isSetting = setting !== undefined && INSTRUMENTAL.test(setting.word);
  const isKnown = isDay || [owners, properties].some((list) => look<unknown>(list, words, end) !== undefined);
  const isOwn = isKnown && INSTRUMENTAL.test(words[end] ?? '');
  const [field] = tokens.slice(end, end + 1);
  if (end === from || !field || !(isSetting || isOwn)) return undefined;
  return { name: tokens.slice(from, end), as: inGapBefore(field, 'как'), rest: tokens.slice(end), set: 'поставь' };
}

/** A word that nobody said, where there is room for it. */
function inGapBefore({ start }: Token, word: string): Token {
  return { text: word, word, start: start - 1, end: start - 1 };
}

/** Where a name that begins here ends: what is written large, or one value. */
function endOfName(tokens: readonly Token[], from: number): number {
  return tokens[from]?.value ? from + 1 : endOfLarge(tokens, from);
}

/** "make English the default": of what, nobody says. */
function isOnlyDefault(tokens: readonly Token[], at: number): boolean {
  const [word, next] = tokens.slice(at, at + 2);
  return word?.word === 'default' && (next === undefined || next.isMark === true || /^(?:one|and)$/.test(next.word));
}

const INSTRUMENTAL = /^\p{L}{2,}(?:ом|ем|ой|ей|ью|ым|им)$/u;

const making = lexicon<'made' | 'wanted'>([
  ['made', 'make'],
  ['wanted', WISHES.join('|')],
]);

/** What one of many is made, where only one can be it. */
const chief = lexicon([[true, 'основн~|главн~|перв~|стандартн~|стартов~|домашн~']]);

/** Whose it is, or who looks after it. */
const owners = lexicon([[true, 'исполнител~|ответственн~|владельц~|получател~|проверяющ~|куратор~|наблюдател~']]);
