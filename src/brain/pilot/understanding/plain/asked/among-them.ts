import { inPlaceOf, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { singular } from '../spare-words.ts';

/**
 * "Among the lamps listed under “Sale”, find the one with the lowest price": the lamp with the lowest price under “Sale”. So it is with
 * "which firm has the top offer": that is the firm of the top offer.
 */
export function asOneAmong(tokens: readonly Token[]): Token[] {
  return asOwnerOf(asAmong(asOfEverything(tokens)));
}

/** "[Out of everything listed] under “Sale”, which lamp costs the least": which lamp costs the least under “Sale”. */
function asOfEverything(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      sentenceStart(tokens, index) === index && EVERYTHING.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const place = at + wordsTaken(EVERYTHING, words.slice(at, at + MOST_WORDS));
  const comma = tokens.findIndex(({ isMark }, index) => index > place && isMark === true);
  const stop = tokens.findIndex(({ isMark, word }, index) => index > comma && (isMark === true || word === 'and'));
  const isAsked = /^(?:which|what)$/.test(words[comma + 1] ?? '') && tokens[comma]?.text === ',';
  if (at < 0 || !tokens[place + 1]?.value?.exact || comma !== place + 2 || !isAsked || stop < 0) return [...tokens];
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(comma + 1, stop),
    ...tokens.slice(place, comma),
    ...tokens.slice(stop),
  ];
}

const EVERYTHING =
  /^(?:out of|of|from|among) (?:everything|all|all (?:that is|that's))(?: (?:listed|shown|offered|you see|there is|that is there))?(?= (?:under|in|below|on) )/;

function asAmong(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => AMONG.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const said = AMONG.exec(words.slice(Math.max(at, 0), at + MOST_WORDS).join(' '));
  const place = at + (said?.[0].split(' ').length ?? 0);
  const comma = tokens.findIndex(({ isMark }, index) => index >= place && isMark === true);
  // "under 900 €" is no place.
  const isAmount = tokens[place + 1]?.value !== undefined && !tokens[place + 1]?.value?.exact;
  const one = tokens.findIndex(
    (_, index) => index > comma && /^(?:the one|which one)$/.test(words.slice(index, index + 2).join(' ')),
  );
  const isNear =
    one > comma && one <= comma + MOST_BEFORE && !tokens.slice(comma + 1, one).some(({ isMark }) => isMark);
  if (!said || isAmount || tokens[comma]?.text !== ',' || !isNear || sentenceStart(tokens, at) !== at)
    return [...tokens];
  const noun = inPlaceOf(tokens[one + 1], singular(said.groups?.['noun'] ?? ''));
  const stop = tokens.findIndex(({ isMark, word }, index) => index > one && (isMark === true || word === 'and'));
  const end = stop < 0 ? tokens.length : stop;
  const which = tokens.slice(one, one + 1);
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(comma + 1, one),
    ...which,
    noun,
    ...tokens.slice(one + 2, end),
    ...tokens.slice(place, comma),
    ...tokens.slice(end),
  ];
}

const MOST_WORDS = 8;
const MOST_BEFORE = 5;
const AMONG =
  /^(?:among|amongst|of|out of|from among|from)(?: all)? the (?<noun>\p{Ll}{3,}s)(?: (?:listed|shown|offered|found|(?:that|which) are(?: listed| shown)?))?(?= (?:under|in|on|from|below|at|of) )/u;

/** "[which firm has] the top offer": what is the firm of it. */
function asOwnerOf(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => OWNER.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const said = OWNER.exec(words.slice(Math.max(at, 0), at + MOST_WORDS).join(' '));
  const end = at + (said?.[0].split(' ').length ?? 0);
  // "… and give me the name": that is asked for further on.
  const isNamed = words.some((word, index) => index > end && word === 'name' && words[index - 1] === 'the');
  if (at < 0 || !said || isNamed) return [...tokens];
  const asked = ['what', 'is', 'the', said.groups?.['owner'] ?? '', 'of'].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...asked, ...tokens.slice(end)];
}

const OWNER =
  /^(?:which|what) (?<owner>company|firm|employer|seller|brand|airline|author|publisher|agency|supplier) (?:has|offers|posted|published|made|is offering|gives)(?= the (?:top|first|last|second|third) \p{Ll}{3,})(?! the \p{L}+ (?:score|rating|price|place|spot|position|salary|rank|result))/u;
