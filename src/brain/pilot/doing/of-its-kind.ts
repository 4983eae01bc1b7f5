import type { Kind, Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Situation } from '../situation.ts';
import { kinds } from '../understanding/lexicon/kinds.ts';
import { look } from '../understanding/lexicon/match.ts';

/** "the card bin codes": what it is, and then what it is called; a button that only adds such a card is not the one. */
export function ofItsKind({ page }: Situation, phrase: Phrase): Phrase {
  const words = phrase.words.split(/\s+/);
  const found = phrase.exact || phrase.kind ? undefined : look(kinds, wordsOf(phrase), 0);
  const isCalledSo = controlsOf(page).some(({ name }) => name.trim().toLowerCase() === phrase.words.toLowerCase());
  if (!found || !MOVED.has(found.meaning) || found.length >= words.length || isCalledSo) return phrase;
  return { ...phrase, kind: found.meaning, words: words.slice(found.length).join(' ') };
}

function wordsOf({ words }: Phrase): string[] {
  return words.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
}

/** What is moved about by its name. */
const MOVED: ReadonlySet<Kind> = new Set<Kind>([
  'card',
  'row',
  'item',
  'picture',
  'message',
  'folder',
  'option',
  'section',
]);
