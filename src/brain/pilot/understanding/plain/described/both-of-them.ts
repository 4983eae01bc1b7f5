import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "I want neither ads nor sounds: go to Settings and turn both off", «не хочу ни рекламы, ни звуков: … отключи и то и другое»: the two that
 * were named are what both stands for.
 */
export function asTheTwo(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index > 0 && look(boths, words, index) !== undefined);
  const pair = at < 0 ? undefined : pairBefore(tokens, at);
  const length = look(boths, words, at)?.length ?? 0;
  if (!pair) return [...tokens];
  const and = inPlaceOf(tokens[at], /[а-я]/.test(words[at] ?? '') ? 'и' : 'and');
  // That they are not wanted is said by what is done with them.
  const between = tokens.slice(pair.end + 1, at);
  const named = [...pair.first, and, ...pair.second];
  const rest = tokens.slice(at + length);
  // «отключи и то и другое в настройках»: where it is done is the same for both, and said before them.
  const end = rest.findIndex(({ isMark }) => isMark);
  const place =
    /^(?:в|во|на)$/.test(rest[0]?.word ?? '') && between.length === 1 ? rest.slice(0, end < 0 ? rest.length : end) : [];
  return [...tokens.slice(0, pair.from), ...place, ...between, ...named, ...rest.slice(place.length)];
}

interface Pair {
  first: Token[];
  second: Token[];
  /** Where they are spoken of, up to the mark after it. */
  from: number;
  end: number;
}

/** "neither A nor B", "I don't want A or B", «ни A, ни B», «не хочу A и B»: two of them, before what is to be done. */
function pairBefore(tokens: readonly Token[], before: number): Pair | undefined {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index < before && look(refusals, words, index) !== undefined);
  const from = at + (look(refusals, words, at)?.length ?? 0);
  const joint = words.findIndex((word, index) => index > from && has(joints, word));
  const end = tokens.findIndex(({ isMark }, index) => index > joint && isMark === true);
  if (at < 0 || joint < 0 || end < 0 || end > before) return undefined;
  const first = tokens.slice(from, joint).filter(({ isMark }) => !isMark);
  const second = tokens.slice(joint + 1, end);
  const areNames = [first, second].every((name) => name.length > 0 && name.length <= MOST_WORDS);
  const start = /^(?:i|we|я|мы)$/.test(words[at - 1] ?? '') ? at - 1 : at;
  return areNames ? { first, second, from: start, end } : undefined;
}

const MOST_WORDS = 4;
const boths = lexicon([
  [true, 'both of them|both|и то и другое|и то , и другое|и ту и другую|и тот и другой|то и другое|оба|обе'],
]);
const refusals = lexicon([
  [
    true,
    "neither|i want neither|i don't want|i do not want|i don't need|i don't like|we don't want|не хочу ни|не нужны ни|не нужно ни|ни",
  ],
  [
    true,
    'не хочу , чтобы были включены|не хочу , чтобы работали|не хочу , чтобы сайт использовал|мне не нужны|не нужны',
  ],
]);
const joints = lexicon([[true, 'nor|or|and|и|ни|или']]);
