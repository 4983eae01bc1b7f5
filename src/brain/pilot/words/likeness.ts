import { beginsConcept } from './concepts.ts';
import { withoutFleeting } from './fleeting.ts';
import { misspelt } from './misspelt.ts';
import { nearWords } from './synonyms.ts';
import type { Token } from './tokens.ts';
import { translationsOf, translationWeight } from './translations.ts';
import { soundsAlike } from './transliterate.ts';
import { trigramsAlike } from './trigrams.ts';

/** Why two words count as alike. */
export type How = 'same' | 'form' | 'concept' | 'translation' | 'sound' | 'spelling' | 'none';

export interface Likeness {
  score: number;
  how: How;
}

export const NOT_ALIKE: Likeness = { score: 0, how: 'none' };
const SAME: Likeness = { score: 1, how: 'same' };
const FORM: Likeness = { score: 0.96, how: 'form' };

/** Letters that two words need before what they share may be a root. */
const SHORTEST_ROOT = 4;
/** Words less alike than this share letters by chance. */
const LEAST_SPELLING = 0.45;

/** What is lost on the way over a synonym. */
const BY_WAY_OF_ANOTHER = 0.6;

/** How alike two words are by themselves, whatever stands around them. */
export function wordsAlike(one: Token, other: Token): Likeness {
  if (one.word === other.word) return SAME;
  const row = known.get(one.word) ?? new Map<string, Likeness>();
  const before = row.get(other.word);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = compared(one, other);
  known.set(one.word, row.set(other.word, found));
  return found;
}

/** What was compared before. A page repeats itself, and a phrase is compared with all of it. */
const known = new Map<string, Map<string, Likeness>>();
const MOST_KNOWN = 500;

function compared(one: Token, other: Token): Likeness {
  if (one.isNumber || other.isNumber) return NOT_ALIKE;
  if (one.stem === other.stem || areForms(one, other)) return FORM;
  return one.isCyrillic === other.isCyrillic ? spelling(one, other) : across(one, other);
}

/** «Скидок» and «скидка». */
function areForms(one: Token, other: Token): boolean {
  return withoutFleeting(one.word) === other.stem || withoutFleeting(other.word) === one.stem;
}

function spelling(one: Token, other: Token): Likeness {
  // Two words that both exist are no slips of each other: «войти» is not «выйти».
  const slip = isKnown(one) && isKnown(other) ? 0 : 0.85 * misspelt(one.word, other.word);
  const shared = 0.8 * Math.max(trigramsAlike(one.word, other.word), trigramsAlike(one.stem, other.stem));
  const score = Math.max(slip, Math.min(one.word.length, other.word.length) < SHORTEST_ROOT ? 0 : shared);
  return score < LEAST_SPELLING ? NOT_ALIKE : { score, how: 'spelling' };
}

function across(one: Token, other: Token): Likeness {
  const [russian, english] = one.isCyrillic ? [one, other] : [other, one];
  const weight = Math.max(
    translationWeight(english.stem, russian.stem),
    ...nearWords(english.stem).map((near) => BY_WAY_OF_ANOTHER * translationWeight(near, russian.stem)),
  );
  // Names are written by their sound; a word that has translations is seldom one.
  const trust = translationsOf(russian.stem).size > 0 ? 0.5 : 0.85;
  const sound = trust * soundsAlike(russian.stem, english.word);
  // A translation that is seldom right still is one: the root lifts it, and leaves the order as it is.
  const translated = 0.88 * Math.sqrt(weight);
  if (translated === 0 && sound === 0) return NOT_ALIKE;
  return translated >= sound ? { score: translated, how: 'translation' } : { score: sound, how: 'sound' };
}

function isKnown({ stem }: Token): boolean {
  return translationsOf(stem).size > 0 || beginsConcept(stem);
}
