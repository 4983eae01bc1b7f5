import { kindsOf } from './property-kinds.ts';
import type { Alike } from './record.ts';
import { alikeWords, allWordsIn, shareOf, wordsIn } from './same-word.ts';
import type { Setting } from './values/value.ts';

/** What all who compare words need: how near they are, and what is known of the page's ways of writing. */
export interface Mind {
  setting: Setting;
  /** How well words fit what something is called: 1 for exactly, above 0.7 for well. */
  fits(asked: string, called: string): number;
  /** Whether a text says all the words, in whatever form, and in the other language where it is written in that. */
  tells(text: string, words: string, isExact?: boolean): boolean;
  /** Those of the words that a text does not say. */
  missing(text: string, words: string): string[];
}

/** From here on two phrases are taken for the same. */
export const FITS = 0.7;

export function mindOf(alike: Alike, setting: Setting): Mind {
  const known = new Map<string, number>();
  const missing = (text: string, words: string) => {
    const there = allWordsIn(text);
    return wordsIn(words).filter(
      (word) => !there.some((other) => alikeWords(word, other) || across(word, other, alike)),
    );
  };
  return {
    setting,
    missing,
    tells: (text, words, isExact = false) =>
      isExact ? says(text, words, true) : wordsIn(words).length > 0 && missing(text, words).length === 0,
    fits(asked, called) {
      const key = `${asked}\n${called}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const fit = fitOf(asked, called, alike);
      known.set(key, fit);
      return fit;
    },
  };
}

/** Longer texts are no names: to compare them by meaning would only find chance. */
const LONGEST_NAME = 60;
const MEANS_IT = 0.95;

function fitOf(asked: string, called: string, alike: Alike): number {
  const [wanted, words] = [wordsIn(asked), wordsIn(called)];
  if (wanted.length === 0 || words.length === 0) return 0;
  if (wanted.join(' ') === words.join(' ')) return 1;
  const [there, back] = [shareOf(wanted, words), shareOf(words, wanted)];
  if (there === 1 && back === 1) return 0.97;
  // All that was asked for is there, and more.
  if (there === 1) return 0.78 + 0.15 * back;
  if (back === 1 && words.length > 1) return 0.7 + 0.15 * there;
  // "Total amount" means what "total" does; an old price is not what a price is.
  if (back === 1) return alike(asked, called) >= MEANS_IT ? 0.9 : 0.6 + 0.2 * there;
  if (called.length > LONGEST_NAME || differ(asked, called, wanted, words)) return 0;
  return Math.min(0.93, alike(asked, called));
}

/** What asks for values of another kind is another thing, however near the words; and a subtotal is no total. */
function differ(asked: string, called: string, wanted: readonly string[], words: readonly string[]): boolean {
  const [kind, other] = [kindsOf(asked)[0], kindsOf(called)[0]];
  if (kind !== undefined && other !== undefined && kind !== other) return true;
  return wanted.some((word) => words.some((one) => one !== word && (one.endsWith(word) || word.endsWith(one))));
}

const CYRILLIC = /[а-я]/;
/** From here on two words of two languages are taken for the same. */
const TRANSLATES = 0.6;

/** Numbers and codes are the same in all languages, and are compared letter by letter. */
function across(one: string, other: string, alike: Alike): boolean {
  if (CYRILLIC.test(one) === CYRILLIC.test(other) || /\d/.test(one + other)) return false;
  return alike(one, other) >= TRANSLATES;
}

/** Whether all the words stand in the text, in whatever form and order. */
export function says(text: string, words: string, isExact = false): boolean {
  if (isExact) return ` ${allWordsIn(text).join(' ')} `.includes(` ${allWordsIn(words).join(' ')} `);
  const there = allWordsIn(text);
  return wordsIn(words).every((word) => there.some((other) => alikeWords(word, other)));
}
