import { beginsSentence, inPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "Look at the row with size L. What price does it show?", "there should be a row for size L, and it's the price on that row I'm after": what
 * is asked is asked of the row that was spoken of.
 */
export function asOfThatRow(tokens: readonly Token[]): Token[] {
  return asShownByIt(asAfter(tokens));
}

/** "[Look at] the row with size L. What price does [it] show?": what price does the row with size L show. */
function asShownByIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => LOOKED.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const row = at + wordsTaken(LOOKED, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const end = tokens.findIndex(({ isMark }, index) => index > row && isMark === true);
  const asked = ASKED.exec(words.slice(end + 1, end + 1 + MOST_WORDS).join(' '))?.groups?.['before'];
  const isStart = at === 0 || beginsSentence(tokens, at) || /^(?:and|then|,)$/.test(words[at - 1] ?? '');
  const isPlain = tokens.slice(row, Math.max(end, row)).every(({ value }) => !value || value.exact);
  if (at < 0 || end < 0 || asked === undefined || !isStart || !isPlain) return [...tokens];
  const it = end + 1 + asked.split(' ').length;
  // "search for it and [look at the row]. What …": the question is another sentence.
  const before = tokens.slice(0, /^(?:and|then|,)$/.test(words[at - 1] ?? '') ? at - 1 : at);
  const stop = before.length > 0 ? tokens.slice(end, end + 1) : [];
  return [
    ...before,
    ...stop,
    ...tokens.slice(end + 1, it),
    ...saidThere(tokens.slice(row, end), tokens[it]),
    ...tokens.slice(it + 1),
  ];
}

/** "there should be a row for size L, and [it's] the price on [that row] [I'm after]": tell me the price on the row for size L. */
function asAfter(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => THERE.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const noun = at + wordsTaken(THERE, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const comma = tokens.findIndex(({ isMark }, index) => index > noun && isMark === true);
  const row = tokens.slice(noun, Math.max(comma, noun));
  const wanted = AFTER.exec(words.slice(comma + 1, comma + 1 + MOST_AFTER).join(' '));
  const { lead = '', what = '', kind = '', all = '' } = wanted?.groups ?? {};
  if (at < 0 || comma < 0 || !wanted || row[0]?.word !== kind) return [...tokens];
  const from = comma + 1 + lead.split(' ').length;
  const that = from + what.split(' ').length;
  const stand = tokens[that];
  const say = (...said: string[]) => said.map((word) => inPlaceOf(stand, word));
  return [
    ...tokens.slice(0, at),
    ...say('tell', 'me'),
    ...tokens.slice(from, that - 1),
    ...say('of', 'the'),
    ...saidThere(row.map(withFor), stand),
    ...tokens.slice(comma + 1 + all.split(' ').length),
  ];
}

/** "a row [for] size L": with that size. */
function withFor(token: Token, at: number): Token {
  return at === 1 && token.word === 'for' ? inPlaceOf(token, 'with') : token;
}

const MOST_WORDS = 7;
const MOST_AFTER = 14;
const LOOKED = /^(?:check|look at|see|take|find)(?= the (?:row|line|entry|card|item) (?:with|for|of|where) )/;
const ASKED = /^(?<before>what(?: is the)? \p{L}+(?: \p{L}+)? (?:does|do)) it (?:show|have|say|list|give)(?= \?|$)/u;
const THERE =
  /^there(?:'s| is| should be| must be|'ll be| will be) an?(?= (?:row|line|entry|card|item) (?:for|with|of) )/;
const AFTER =
  /^(?<all>(?<lead>(?:and )?(?:it's|it is)) (?<what>the \p{L}+(?: \p{L}+)? (?:on|in|of|for)) that (?<kind>row|line|entry|card|item) (?:that )?(?:i'm after|i am after|i need|i want|i'd like|i'm interested in))(?= [.,!]|$)/u;
