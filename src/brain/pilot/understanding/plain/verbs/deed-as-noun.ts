import { inPlaceOf, sentenceStart, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';

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
const PARTICIPLES = { post: 'posted', send: 'sent', save: 'saved', submit: 'submitted', publish: 'published' };
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [
    /^use (?:the |your )?search(?: box| field| bar)? (?:to (?:find|look for|look up|search for)|for)(?= )/,
    'search for',
  ],
  // "find it, go in and answer there"
  [/^go (?:in|inside)(?= (?:and|then|,) )/, 'open it'],
  [/^make an? (?:booking|reservation) (?:of|for)(?= )/, 'book'],
  [/^(?:give|send|leave) an? (?:like|thumbs-up|heart) (?:to|for|on|under)(?= )/, 'like'],
  // "get a mail out to her at ann@lee.org"
  [
    /^(?:get|shoot|drop|fire) an? (?:email|e-mail|mail|message|letter|note|line)(?: (?:out|off|over))? to \p{L}+ at(?= )/u,
    'send an email to',
  ],
  [
    /^(?:write|note|jot) down(?= (?:the|all the|every) (?:titles?|names?|prices?|dates?|times?|numbers?|salary|salaries) of )/,
    'tell me',
  ],
  ...(['post', 'send', 'save', 'submit', 'publish'] as const).map((deed): readonly [RegExp, string] => [
    new RegExp(
      `^make sure (?:that )?(?:it|that|this)(?: (?:actually|really|also|definitely))* (?:gets|is)(?: (?:actually|really))* ${PARTICIPLES[deed]}(?= [.,!]|$)`,
    ),
    `${deed} it`,
  ]),
];

/** "the comment by Ann [should get a like from me]": like it. */
function asLiked(said: readonly Token[]): Token[] {
  const tokens = asGivenLike(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => GETS.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const length = wordsTaken(GETS, words.slice(at, at + MOST_WORDS));
  const from = sentenceStart(tokens, at);
  const thing = tokens.slice(from, Math.max(at, from));
  const [first] = thing;
  if (at < 0 || !first || thing.some(({ isMark }) => isMark) || !/^(?:the|that|this|my)$/.test(first.word))
    return [...tokens];
  const liked = [wordBefore(first, 'like'), { ...first, text: first.word }, ...thing.slice(1)];
  return [...tokens.slice(0, from), ...liked, ...tokens.slice(at + length)];
}

/** "[give] Ann's comment [a like] with the button beside it": like it, with the button it has. */
function asGivenLike(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.indexOf('give');
  const end = words.findIndex(
    (_, index) => index > at + 2 && LIKE.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const thing = tokens.slice(at + 1, Math.max(end, 0));
  const isThing = thing.length <= MOST_WORDS && !thing.some(({ isMark, word }) => isMark || /^(?:and|to)$/.test(word));
  const length = wordsTaken(LIKE, words.slice(end, end + MOST_WORDS + 2));
  if (at < 0 || end < 0 || !isThing) return [...tokens];
  return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'like'), ...thing, ...tokens.slice(end + length)];
}

const LIKE =
  /^a (?:like|thumbs-up|heart)(?: (?:with|using|by) the (?:button|icon)(?: (?:that's|that is|which is))? (?:beside|next to|under|below|near|on) it)?(?= [.,!?]|$| and | with )/;

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
  const length = wordsTaken(AS_REPLY, words.slice(at + 1, at + 1 + MOST_WORDS));
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
