import { beginsSentence, inPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "I forgot my seat. Look it up and say which one it is", "I need the arrival time, which is given in the letter from Ann, so please open that
 * letter and look it up": my seat and the time are asked for.
 */
export function asRemembered(said: readonly Token[]): Token[] {
  const tokens = withPlaceOpened(withoutForgetting(said));
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const what = FORGOTTEN.exec(words.slice(at, Math.max(end, at)).join(' '))?.groups?.['what']?.split(' ') ?? [];
    const told = words.findIndex(
      (_, index) => index > end && TOLD.test(words.slice(index, index + MOST_WORDS).join(' ')),
    );
    const length = wordsTaken(TOLD, words.slice(told, told + MOST_WORDS));
    if (what.length === 0 || told < 0) continue;
    const stand = tokens[told];
    const named = tokens
      .slice(end - what.length, end)
      .map((token) => ({ ...token, start: stand?.start ?? 0, end: tokens[told + length - 1]?.end ?? 0 }));
    const asked = ['tell', 'me'].map((word) => inPlaceOf(stand, word));
    return [
      ...tokens.slice(0, at),
      ...tokens.slice(words[end + 1] === 'so' ? end + 2 : end + 1, told),
      ...asked,
      ...named,
      ...asRemembered(tokens.slice(told + length)),
    ];
  }
  return [...tokens];
}

/** "[I need a taxi and can't remember when we leave.] It's in Ann's letter, so … give me the time": what is forgotten is asked for later on. */
function withoutForgetting(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.!]$/.test(text));
  const told = tokens.slice(0, Math.max(end, 0));
  const isForgotten =
    FORGETTING.some((one) => one.test(wordsIn(told).join(' '))) && !told.some(({ value, isMark }) => value || isMark);
  const isAsked = ASKED.test(words.slice(end + 1).join(' '));
  return isForgotten && isAsked ? tokens.slice(end + 1) : [...tokens];
}

const FORGETTING = [
  /^(?:i|we) .* (?:and|but) (?:i |we )?(?:can't|cannot|don't|do not) (?:remember|recall|know) (?:when|what|where|which|how)(?= )/,
  // "A guest at the desk is asking what …"
  /^(?:an?|my|our|the) (?!page|site|form)\p{L}+(?: (?:on|at|in) (?:the|my) \p{L}+)? (?:is asking|keeps asking|wants to know|was asking)(?: me)? (?:when|what|where|which|how)(?= )/u,
];
const ASKED = /(?:^| )(?:(?:tell|give|show) me|let me know) (?:the|what|when|which|how|my|our)(?= )/;

/** "…[, which is given in] the letter from Ann, so open [that letter]": the letter from Ann. */
function withPlaceOpened(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => words[index] === ',' && GIVEN_IN.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const from = at + wordsTaken(GIVEN_IN, words.slice(at, at + MOST_WORDS));
  const end = tokens.findIndex(({ isMark }, index) => index > from && isMark === true);
  const place = tokens.slice(from, Math.max(end, 0));
  const that = words.findIndex(
    (word, index) => index > end && /^(?:that|this|the)$/.test(word) && words[index + 1] === place[1]?.word,
  );
  if (at < 0 || end < 0 || that < 0 || !/^(?:so|please|and)$/.test(words[end + 1] ?? '')) return [...tokens];
  const named = saidThere(place, tokens[that], tokens[that + 1]);
  return [...tokens.slice(0, at), ...tokens.slice(end, that), ...named, ...tokens.slice(that + 2)];
}

const GIVEN_IN =
  /^, which (?:is|are|should be|must be) (?:given|stated|mentioned|shown|written|listed|printed|found|named) (?:in|on)(?= the )/;

const MOST_WORDS = 7;
const FORGOTTEN =
  /^(?:(?:oh|sorry|hi|hey) )?(?:i|we)(?:(?: (?:need|want)|'d like) to know| need|(?:'ve| have)? ?(?:forgot|forgotten|(?:don't|do not|can't|cannot|can not) (?:remember|recall)|(?:don't|do not) know|lost)) (?<what>(?:my|our|the) \p{L}+(?: \p{L}+){0,2})$/u;
const TOLD =
  /^(?:(?:tell|remind) me|say|report|let me know|write|read out) (?:(?:which|what) (?:one )?it(?: is|'s| was)|(?:which|what) (?:that|mine) is|what it says)(?= [.,?!]|$)|^(?:look (?:it|that) up|find (?:it|that) out|read it (?:out|to me)|tell me it)(?: (?:there|for me|in it))*(?= [.,?!]|$)/;
