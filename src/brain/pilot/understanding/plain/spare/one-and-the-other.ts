import { stem } from '../../../words/stem.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, sentenceStart, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';

/** "two letters: one from Ann, the other from Bob": two letters from Ann and from Bob. */
export function asBoth(tokens: readonly Token[]): Token[] {
  return asThem(asOneAndOther(withAnotherTicked(tokens)));
}

/** «выдели письма от Анны и от Бориса и удали [оба письма]»: those, and no others. */
function asThem(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => index > 0 && /^об[ае]$/.test(word) && isNoun(tokens[index + 1]));
  const noun = stem(words[at + 1] ?? '');
  const start = sentenceStart(tokens, at);
  const named = words.findIndex((word, index) => index >= start && index < at && stem(word) === noun);
  const isMarked = at > 0 && MARKING.test(words[start] ?? '') && named > start && words.slice(named, at).includes('и');
  const isDone = look(verbs, words, at - 1)?.form === 'base';
  if (!isMarked || !isDone) return [...tokens];
  return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'их'), ...tokens.slice(at + 2)];
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && !token.value && /^\p{Ll}{4,}$/u.test(token.text);
}

const MARKING = /^(?:выдел(?:и|ите|ить)|отмет(?:ь|ьте|ить))$/;

function asOneAndOther(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const one = tokens.findIndex(
    (_, at) => /^(?:one|один|одно|одну|одного)$/.test(words[at] ?? '') && tokens[at - 1]?.isMark === true,
  );
  const other = words.findIndex(
    (word, at) => at > one + 1 && /^(?:other|another|second|другой|другое|другую|второй|второе|вторую)$/.test(word),
  );
  const two = words.findLastIndex((word, at) => at < one && /^(?:two|both|два|две|двух|оба|обе)$/.test(word));
  const isSame = words[one + 1] === words[other + 1] && /^(?:from|by|about|от|про|о|об)$/.test(words[one + 1] ?? '');
  if (one < 0 || other < 0 || two < 0 || one - two > 5 || !isSame) return [...tokens];
  const end =
    tokens.findLastIndex((token, at) => at < other && !token.isMark && !/^(?:and|the|и|а)$/.test(token.word)) + 1;
  const [first] = tokens.slice(other, other + 1);
  const and = /[а-я]/.test(words[one] ?? '') ? 'и' : 'and';
  const joint: Token[] = first ? [wordBefore(first, and)] : [];
  return [...tokens.slice(0, one - 1), ...tokens.slice(one + 1, end), ...joint, ...tokens.slice(other + 1)];
}

/** "put a tick beside Milk [and another beside] Sugar": beside both. */
function withAnotherTicked(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const put = tokens.findIndex((_, at) => TICK.test(words.slice(at, at + MOST_WORDS).join(' ')));
  const at = words.findIndex(
    (_, index) => index > put && ANOTHER.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const isNear = put >= 0 && at > put && !tokens.slice(put, at).some(({ text }) => /^[.!?;:]$/.test(text));
  const length = wordsTaken(ANOTHER, words.slice(at, at + MOST_WORDS));
  const joint = tokens[at];
  if (!isNear || !joint) return [...tokens];
  return [
    ...tokens.slice(0, at),
    { ...joint, text: 'and', word: 'and' },
    ...withAnotherTicked(tokens.slice(at + length)),
  ];
}

const MOST_WORDS = 7;
const BESIDE = '(?:beside|next to|by|at|in front of)';
const TICK = new RegExp(`^put a (?:check|tick|cross|check mark|mark) ${BESIDE}(?= |$)`);
const ANOTHER = new RegExp(`^(?:,|and|, and) another(?: one)? ${BESIDE}(?= |$)`);
