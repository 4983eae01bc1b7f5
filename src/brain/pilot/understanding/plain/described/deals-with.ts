import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "the thread that deals with parking", "the comment written by Ann": the thread about parking, the comment by Ann. */
export function asAbout(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => has(written, words[index - 1] ?? '') && look(dealing, words, index));
  const found = look(dealing, words, at);
  if (at < 1 || !found) return [...tokens];
  const about = inPlaceOf(tokens[at], found.meaning);
  return [...tokens.slice(0, at), about, ...asAbout(tokens.slice(at + found.length))];
}

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
