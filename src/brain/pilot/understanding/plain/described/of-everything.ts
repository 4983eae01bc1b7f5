import { has, lexicon, look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "the song titles of everything on the album": the titles of all songs there. */
export function asOfAll(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => isOfAll(words, index));
  const [noun, property] = tokens.slice(at, at + 2);
  if (at < 0 || !noun || !property) return [...tokens];
  const all = ['of', 'all', `${noun.word}s`].map((word) => inPlaceOf(noun, word));
  return [...tokens.slice(0, at), property, ...all, ...asOfAll(tokens.slice(at + 4))];
}

/** What they are, what is asked of each, and that it is asked of everything. */
function isOfAll(words: readonly string[], at: number): boolean {
  const [noun = '', property = '', of, all = ''] = words.slice(at, at + 4);
  const isProperty = /[^s]s$/.test(property) && look(properties, [property.slice(0, -1)], 0) !== undefined;
  return (
    has(articles, words[at - 1] ?? '') &&
    /^[a-z]{2,}[^sy]$/.test(noun) &&
    isProperty &&
    of === 'of' &&
    all === 'everything'
  );
}

const articles = lexicon([[true, 'the|all']]);
