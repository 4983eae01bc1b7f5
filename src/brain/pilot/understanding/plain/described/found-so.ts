import { inPlaceOf, markInPlaceOf, sentenceStart, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "open the thread that comes up when you search for “bikes”", "There is a note about Oslo that I'd like you to open": how it is found, and
 * what shall be done with it, is told of it. It is searched for first, or opened.
 */
export function asFoundSo(tokens: readonly Token[]): Token[] {
  return asMine(asToBeOpened(asComingUp(tokens)));
}

/** "[open the thread] that comes up when you search for [“bikes”]": search for it, and open the thread. */
function asComingUp(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => COMES_UP.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const sought = at + wordsTaken(COMES_UP, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const [name] = tokens.slice(sought, sought + 1);
  const from = sentenceStart(tokens, at);
  const deed = tokens.slice(from, Math.max(at, from));
  if (at < 0 || !name?.value?.exact || deed.length === 0 || deed.some(({ isMark }) => isMark)) return [...tokens];
  const search = ['search', 'for'].map((word) => inPlaceOf(deed[0], word));
  const then = [markInPlaceOf(name, ','), inPlaceOf(name, 'then')];
  const plain = deed.filter(({ word }) => word !== 'please');
  return [...tokens.slice(0, from), ...search, name, ...then, ...plain, ...tokens.slice(sought + 1)];
}

const MOST_WORDS = 9;
const COMES_UP =
  /^(?:that|which) (?:comes up|appears|shows up|turns up|you (?:find|get|see)|is (?:found|shown)) (?:when|if|once) (?:you|one|we|i) (?:search|look) for(?= )/;

/** "[There is] a note about Oslo [that I'd like you to open so that you can] tell me …": open it and tell me. */
function asToBeOpened(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const there = wordsTaken(THERE_IS, words.slice(0, 4));
  const stop = tokens.findIndex(({ text }) => /^[.!?;]$/.test(text));
  const at = words.findIndex(
    (_, index) => index > there && WANTED.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const said = WANTED.exec(words.slice(Math.max(at, 0), at + MOST_WORDS).join(' '));
  const [first] = tokens.slice(there, there + 1);
  if (there === 0 || at < 0 || !said || !first || (stop >= 0 && stop < at)) return [...tokens];
  const end = at + said[0].split(' ').length;
  const so = wordsTaken(SO_THAT, words.slice(end, end + MOST_WORDS));
  const and = so > 0 ? [inPlaceOf(tokens[end], 'and')] : [];
  const open = [wordBefore(first, said.groups?.['verb'] ?? ''), wordBefore(first, 'the')];
  return [...open, ...tokens.slice(there, at), ...and, ...tokens.slice(end + so)];
}

const THERE_IS = /^(?:there is|there's|i have|i've got|we have) (?:an?|the|one|some)(?= )/;
const WANTED =
  /^(?:that|which) (?:i'd like|i would like|i want|i need|we'd like|we want|we need) you to (?<verb>open|read|find|delete|archive)(?= |$)/;
const SO_THAT = /^(?:so that|so|in order that) you can(?= )|^(?:in order )?to(?= tell )/;

/** "the order [I placed] for two lamps": my order for two lamps. */
function asMine(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      index > 1 && words[index - 2] === 'the' && MADE.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const length = wordsTaken(MADE, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const [noun] = tokens.slice(Math.max(at - 1, 0));
  if (at < 2 || !noun || !HANDED_IN.test(noun.word)) return [...tokens];
  return [...tokens.slice(0, at - 2), inPlaceOf(tokens[at - 2], 'my'), noun, ...asMine(tokens.slice(at + length))];
}

const HANDED_IN = /^(?:application|order|booking|reservation|request|offer|bid|claim|complaint|appointment)$/;
const MADE =
  /^(?:that )?i(?:'ve| have)? (?:sent|made|placed|submitted|handed in|filed|put in)(?= (?:for|to|at|with|in) )/;
