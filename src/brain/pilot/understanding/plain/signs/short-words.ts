import { has } from '../../lexicon/match.ts';
import { wishes } from '../../lexicon/small-words.ts';
import { inPlaceOf, markInPlaceOf, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "tea w/ milk", "the maker of no. 1", "name + price", "bed + desk = ?": what is written short to be quick is said in full. */
export function inFull(tokens: readonly Token[]): Token[] {
  return withoutSpokenTime(withOrdinals(withAnd(asSum(tokens.map(withWord)))));
}

/** "make it [half past two,] 14:30": the time stands in figures, too. */
function withoutSpokenTime(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => SPOKEN.test(words.slice(index, index + MOST_SPOKEN).join(' ')));
  const end = at + wordsTaken(SPOKEN, words.slice(Math.max(at, 0), at + MOST_SPOKEN));
  const from = tokens[end]?.isMark ? end + 1 : end;
  if (at < 0 || tokens[from]?.value?.kind !== 'time') return [...tokens];
  return [...tokens.slice(0, at), ...tokens.slice(from)];
}

const MOST_SPOKEN = 5;
const SPOKEN =
  /^(?:(?:half|quarter|a quarter) (?:past|to) )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= )/;

function withWord(token: Token): Token {
  const word = token.value ? undefined : SHORT.get(token.word);
  return word === undefined ? token : inPlaceOf(token, word);
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['w/', 'with'],
  ['w/o', 'without'],
]);

/** "bed + desk + lamp = ?": how much they are together. */
function asSum(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = words.findIndex((word, at) => word === '=' && words[at + 1] === '?');
  const first = words.findIndex((word, at) => at > 0 && word === '+' && at >= sentenceStart(tokens, end));
  const before = tokens.findLastIndex(({ isMark }, at) => at < first && isMark === true) + 1;
  const parts = tokens.slice(before, Math.max(end, 0));
  // "paint + brushes": what may be a deed, too, is better asked about.
  const isSum = first > before && parts.every(({ isMark, value, word }) => !isMark && !value && !has(wishes, word));
  const last = tokens.findLastIndex(({ word }, at) => at < end && word === '+');
  if (end < 0 || !isSum) return [...tokens];
  const say = (stand: Token | undefined, ...all: string[]) => all.map((word) => inPlaceOf(stand, word));
  const listed = parts.flatMap((token, at) => {
    if (token.word !== '+') return [token];
    return before + at === last ? say(token, 'and') : [markInPlaceOf(token, ',')];
  });
  return [
    ...tokens.slice(0, before),
    ...listed,
    markInPlaceOf(tokens[end], ':'),
    ...say(tokens[end], 'what', 'do', 'they', 'cost', 'together'),
    ...tokens.slice(end + 1),
  ];
}

/** "what is its name + price?". */
function withAnd(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }) => text === '?')) return [...tokens];
  const isWord = (token: Token | undefined) => token !== undefined && !token.value && /^\p{Ll}{3,}$/u.test(token.text);
  return tokens.map((token, at) =>
    token.text === '+' && isWord(tokens[at - 1]) && isWord(tokens[at + 1]) ? inPlaceOf(token, 'and') : token,
  );
}

/** "of no. 1": of the first one. */
function withOrdinals(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => /^(?:of|for)$/.test(word) && /^(?:no|nr|number)$/.test(words[index + 1] ?? ''),
  );
  const number = words[at + 2] === '.' ? at + 3 : at + 2;
  const value = tokens[number]?.value;
  const next = tokens[number + 1];
  const which = value?.kind === 'number' ? ORDINALS[Number(value.text) - 1] : undefined;
  if (at < 0 || which === undefined || (next !== undefined && !next.isMark)) return [...tokens];
  const one = ['the', which, 'one'].map((word) => inPlaceOf(tokens[number], word));
  return [...tokens.slice(0, at + 1), ...one, ...tokens.slice(number + 1)];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
