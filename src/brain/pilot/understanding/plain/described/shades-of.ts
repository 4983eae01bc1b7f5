import { colours } from '../../lexicon/looks.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "all the shades of red", «все оттенки синего»: whatever is red. */
export function asOfColour(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ word, value }, index) => !value && has(shades, word) && colourAfter(words, index) > 0);
  const colour = at < 0 ? 0 : colourAfter(words, at);
  const end = colour + (look(colours, words, colour)?.length ?? 0);
  if (at < 0 || look(nouns, words, end)) return [...tokens];
  const ones = /[а-я]/.test(words[at] ?? '') ? [] : [inPlaceOf(tokens[at], 'ones')];
  return [...tokens.slice(0, at), ...tokens.slice(colour, end), ...ones, ...asOfColour(tokens.slice(end))];
}

/** Where the colour stands. Zero where none does. */
function colourAfter(words: readonly string[], at: number): number {
  const from = at + (words[at + 1] === 'of' ? 2 : 1);
  return look(colours, words, from) ? from : 0;
}

const shades = lexicon([[true, 'shades|tones|hues|tints|оттенки|тона']]);
/** "shades of red paint" are of the paint. */
const nouns = lexicon([[true, 'paint|colour|color|краски|цвета']]);
