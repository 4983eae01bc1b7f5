import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "the thread that deals with parking", "the comment written by Ann": the thread about parking, the comment by Ann. */
export function asAbout(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => has(written, words[index - 1] ?? '') && dealingAt(words, index));
  const found = dealingAt(words, at);
  if (at < 1 || !found) return [...tokens];
  const about = inPlaceOf(tokens[at], found.meaning);
  return [...tokens.slice(0, at), about, ...asAbout(tokens.slice(at + found.length))];
}

function dealingAt(words: readonly string[], at: number): { meaning: 'about' | 'by'; length: number } | undefined {
  // "a thread on winter tyres", but "a thread on the first page".
  const isOn = ON.test(words.slice(Math.max(0, at - 1), at + 2).join(' '));
  return isOn ? { meaning: 'about', length: 1 } : look(dealing, words, at);
}

const ON =
  /^(?:topic|thread|discussion|article|conversation) on (?!(?:the|this|that|my|our|your|a|an|page|top|it|him|her|them|and|in|or)$)\p{L}+$/u;

const written = lexicon([
  [
    true,
    'topic|topics|thread|threads|discussion|discussions|article|articles|post|posts|letter|letters|mail|mails|page|note|notes|message|messages|entry|conversation|comment|comments|review|reviews|reply|replies|answer|answers',
  ],
]);
const dealing = lexicon<'about' | 'by'>([
  ['by', 'written by|posted by|left by|that was written by|that was posted by'],
  [
    'about',
    ['that', 'which']
      .flatMap((that) =>
        [
          'deals with',
          'deal with',
          'is about',
          'are about',
          'talks about',
          'talk about',
          'is all about',
          'is dedicated to',
          'is devoted to',
        ].map((deals) => `${that} ${deals}`),
      )
      .concat(["that's about", 'dealing with', 'devoted to', 'dedicated to'])
      .join('|'),
  ],
]);
