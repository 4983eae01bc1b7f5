import { type Likeness, NOT_ALIKE, wordsAlike } from './likeness.ts';
import { hasOtherNumber } from './other-number.ts';
import { readText, type Text } from './read-text.ts';

/** How much of what was said is found in a text, word by word. */
export interface Coverage {
  /** 0…1: the share of what was said that is there, weighed by what each word tells. */
  share: number;
  words: readonly (Likeness & { word: string; weight: number })[];
}

/** A word inside a name of several words means that name: the "password" of "Forgot password" is not the password. */
const INSIDE_ANOTHER_NAME = 0.7;

/** What has another number is another thing of the same name. */
const OF_ANOTHER_NUMBER = 0.5;

/** How much of `said` is found in `text`. */
export function coverage(said: string, text: string): Coverage {
  return coverageOf(readText(said), readText(text));
}

/** What was compared before: the controls of a page share headings, rows and names, and a page stays the same for many steps. */
const known = new WeakMap<Text, Map<Text, Coverage>>();

export function coverageOf(said: Text, text: Text): Coverage {
  const before = known.get(said) ?? new Map<Text, Coverage>();
  const found = before.get(text) ?? compared(said, text);
  known.set(said, before.set(text, found));
  return found;
}

function compared(said: Text, text: Text): Coverage {
  const words = said.tokens.map(({ word, weight }, place) => ({ word, weight, ...bestFor(place, said, text) }));
  const found = words.reduce((sum, { score, weight }) => sum + score * weight, 0);
  const share = said.weight === 0 ? 0 : found / said.weight;
  return { share: hasOtherNumber(said.tokens, text.tokens) ? share * OF_ANOTHER_NUMBER : share, words };
}

function bestFor(place: number, said: Text, text: Text): Likeness {
  const shared = said.mentions.filter(({ concept, at }) => at.includes(place) && text.concepts.has(concept));
  const strength = Math.max(0, ...shared.map((mention) => mention.strength));
  const isNamed = isAmong(said, place, text);
  let best: Likeness =
    strength === 0 ? NOT_ALIKE : { score: isNamed ? strength : strength * INSIDE_ANOTHER_NAME, how: 'concept' };
  const token = said.tokens[place];
  if (!token) return best;
  for (const [otherPlace, other] of text.tokens.entries()) {
    const { score, how } = wordsAlike(token, other);
    if (score <= best.score) continue;
    const judged = isNamed && isAmong(text, otherPlace, said) ? score : score * INSIDE_ANOTHER_NAME;
    if (judged > best.score) best = { score: judged, how };
  }
  return best;
}

/** Whether the long name that a word is part of, if it is part of one, is in the other text as well. */
function isAmong(text: Text, place: number, other: Text): boolean {
  const names = text.within[place] ?? [];
  return names.length === 0 || names.some((name) => other.concepts.has(name));
}
