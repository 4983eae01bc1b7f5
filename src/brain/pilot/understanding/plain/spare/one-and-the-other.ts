import { type Token, wordBefore, wordsIn } from '../../tokens.ts';

/** "two letters: one from Ann, the other from Bob": two letters from Ann and from Bob. */
export function asBoth(tokens: readonly Token[]): Token[] {
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
