import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "I forgot my seat. Look it up and say which one it is": my seat is asked for. */
export function asRemembered(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const what = FORGOTTEN.exec(words.slice(at, Math.max(end, at)).join(' '))?.groups?.['what']?.split(' ') ?? [];
    const told = words.findIndex(
      (_, index) => index > end && TOLD.test(words.slice(index, index + MOST_WORDS).join(' ')),
    );
    const length = TOLD.exec(words.slice(told, told + MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
    if (what.length === 0 || told < 0) continue;
    const stand = tokens[told];
    const named = tokens
      .slice(end - what.length, end)
      .map((token) => ({ ...token, start: stand?.start ?? 0, end: tokens[told + length - 1]?.end ?? 0 }));
    const asked = ['tell', 'me'].map((word) => inPlaceOf(stand, word));
    return [
      ...tokens.slice(0, at),
      ...tokens.slice(end + 1, told),
      ...asked,
      ...named,
      ...asRemembered(tokens.slice(told + length)),
    ];
  }
  return [...tokens];
}

const MOST_WORDS = 7;
const FORGOTTEN =
  /^(?:(?:oh|sorry|hi|hey) )?i(?:'ve| have)? ?(?:forgot|forgotten|(?:don't|do not|can't|cannot|can not) (?:remember|recall)|(?:don't|do not) know|lost) (?<what>(?:my|our|the) \p{L}+(?: \p{L}+){0,2})$/u;
const TOLD =
  /^(?:(?:tell|remind) me|say|let me know|write|read out) (?:(?:which|what) (?:one )?it(?: is|'s| was)|(?:which|what) (?:that|mine) is|what it says)(?= [.,?!]|$)/;
