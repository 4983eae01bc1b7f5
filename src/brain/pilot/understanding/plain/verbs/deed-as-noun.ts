import { inPlaceOf, sentenceStart, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "use the search to find lamps", "make a booking of two seats", "give a like to the note", "leave “Yes” there as a reply": what is done is
 * said as a noun. The verb says it shorter.
 */
export function asVerb(tokens: readonly Token[]): Token[] {
  return asReplyLeft(asLiked(shortened(tokens)));
}

function shortened(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (tokens[at]?.value) continue;
    const said = words.slice(at, at + MOST_WORDS).join(' ');
    const [pattern, verb] = SHORTER.find(([one]) => one.test(said)) ?? [];
    const length = pattern?.exec(said)?.[0].split(' ').length ?? 0;
    if (!verb || length === 0) continue;
    const deed = verb.split(' ').map((word) => inPlaceOf(tokens[at], word));
    return [...tokens.slice(0, at), ...deed, ...shortened(tokens.slice(at + length))];
  }
  return [...tokens];
}

const MOST_WORDS = 8;
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [
    /^use (?:the |your )?search(?: box| field| bar)? (?:to (?:find|look for|look up|search for)|for)(?= )/,
    'search for',
  ],
  // "find it, go in and answer there"
  [/^go (?:in|inside)(?= (?:and|then|,) )/, 'open it'],
  [/^make an? (?:booking|reservation) (?:of|for)(?= )/, 'book'],
  [/^(?:give|send|leave) an? (?:like|thumbs-up|heart) (?:to|for|on|under)(?= )/, 'like'],
];

/** "the comment by Ann [should get a like from me]": like it. */
function asLiked(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => GETS.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const length = GETS.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
  const from = sentenceStart(tokens, at);
  const thing = tokens.slice(from, Math.max(at, from));
  const [first] = thing;
  if (at < 0 || !first || thing.some(({ isMark }) => isMark) || !/^(?:the|that|this|my)$/.test(first.word))
    return [...tokens];
  const liked = [wordBefore(first, 'like'), { ...first, text: first.word }, ...thing.slice(1)];
  return [...tokens.slice(0, from), ...liked, ...tokens.slice(at + length)];
}

const GETS =
  /^(?:should|must|has to|needs to|deserves to) (?:get|receive|be given|have) a like(?: from (?:me|us))?(?= |$)/;

/** "leave “Yes” [there] [as a reply]": reply with it. */
function asReplyLeft(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) =>
      value?.exact === true &&
      /^(?:leave|post)$/.test(words[index - 1] ?? '') &&
      AS_REPLY.test(words.slice(index + 1, index + 1 + MOST_WORDS).join(' ')),
  );
  const length = AS_REPLY.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
  const [verb] = tokens.slice(Math.max(at - 1, 0));
  if (at < 1 || !verb) return [...tokens];
  return [
    ...tokens.slice(0, at - 1),
    inPlaceOf(verb, 'reply'),
    ...tokens.slice(at, at + 1),
    ...tokens.slice(at + 1 + length),
  ];
}

const AS_REPLY =
  /^(?:(?:there|in it|under it|below it) )?as (?:a|my|our|the) (?:reply|answer|response)(?: there)?(?= [.,!]|$)/;
