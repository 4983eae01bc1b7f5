import { exceptionAt } from '../../context.ts';
import { has, look } from '../../lexicon/match.ts';
import { connectors, quantifiers } from '../../lexicon/small-words.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "Apart from the lamp, which must stay, delete everything in the list", «кроме лампы, удали всё»: what is left out is said after what it is
 * left out of.
 */
export function withExceptionLast(said: readonly Token[]): Token[] {
  const tokens = asExcept(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => begins(tokens, index) && exceptionAt(words, index) > 0);
  const comma = at < 0 ? -1 : tokens.findIndex(({ text }, index) => index > at && text === ',');
  const from = afterStaying(words, comma);
  const length = tokens.slice(from).findIndex(({ isMark, value, word }) => !value && (isMark || has(connectors, word)));
  const end = length < 0 ? tokens.length : from + length;
  const deed = tokens.slice(from, end);
  const isOfAll = deed.some((_, index) => isAll(wordsIn(deed), index));
  // «кроме того, …», "apart from that, …": nothing is left out.
  const isMere = comma - at - exceptionAt(words, at) === 1 && /^(?:that|this|того|этого)$/.test(words[comma - 1] ?? '');
  if (comma < 0 || !isOfAll || isMere) return [...tokens];
  return [
    ...tokens.slice(0, at),
    ...deed,
    inPlaceOf(tokens[at], words[at] ?? ''),
    ...tokens.slice(at + 1, comma),
    ...tokens.slice(end),
  ];
}

/** "delete all of them[, but leave out] the lamp": all except the lamp. */
function asExcept(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => LEAVING.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const length = wordsTaken(LEAVING, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const from = tokens.findLastIndex(({ text }, index) => index < at && /^[.!?;]/.test(text)) + 1;
  const isOfAll = words.slice(from, Math.max(at, 0)).some((_, index) => isAll(words, from + index));
  if (at < 0 || !isOfAll) return [...tokens];
  return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'except'), ...tokens.slice(at + length)];
}

const LEAVING = /^,? ?but (?:please |just )?leave out(?= (?:the|my|that|our) )/;

function begins(tokens: readonly Token[], at: number): boolean {
  return beginsSentence(tokens, at);
}

function isAll(words: readonly string[], at: number): boolean {
  return (
    look(quantifiers, words, at)?.meaning === 'all' || /^(?:everything|everyone|всё|все|всех)$/.test(words[at] ?? '')
  );
}

/** ", which must stay,": that it is left out says so. Where what is done with the rest begins. */
function afterStaying(words: readonly string[], comma: number): number {
  const said = STAYS.exec(words.slice(comma, comma + MOST_WORDS).join(' '))?.[0];
  return comma + (said ? said.trim().split(' ').length : 1);
}

const MOST_WORDS = 9;
const STAYS =
  /^, (?:(?:which|that|who|it) (?:must|should|has to|needs to|is to|can|may|shall|will)(?: be)? (?:stay|remain|kept|left|left alone|saved)(?: (?:there|where it is|in place))?|котор\p{L}+ (?:должн\p{L}+|нужно|надо|пусть) (?:остаться|оставить|сохранить|останется)) ,(?= )/u;
