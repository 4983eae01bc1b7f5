import type { Phrase, Things } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { people, places, severals } from './lexicon/pronouns.ts';
import { asThings, type Mentions } from './mentions.ts';

/** What this pronoun stands for. */
export function antecedentOf(phrase: Phrase, { thing: last, part: touched, many, person, place }: Mentions) {
  const word = phrase.words.toLowerCase().replaceAll('ё', 'е');
  if (look(places, [word], 0)) return place ?? last;
  if (look(people, [word], 0)) {
    // A letter is answered rather than its writer.
    const isTheirs = last && person !== undefined && last.where.some(({ value }) => value.text === person);
    return isTheirs || person === undefined ? last : asThings({ words: person });
  }
  if (isOneOf(phrase)) return many ? { ...many, count: 'one' as const } : undefined;
  // "I want two of these; open that shop and put them in": several are not the one place in between.
  if (isSeveral(phrase) && many && (!last || (many !== last && last === place))) return many;
  // "I want two of these; go to that shop and add to the cart": what is left out was counted, and is not the shop.
  if (word === '' && typeof many?.count === 'number' && last === place) return many;
  // What is left out is never a mere field or button.
  if (!last || !touched || word === '') return last ?? (word === '' ? undefined : touched);
  return agrees(word, last) || !agrees(word, touched) ? last : touched;
}

/** "the first one", "the newest": one out of many that were spoken of. */
export function isOneOf({ words, ordinal, best }: Phrase): boolean {
  return /^(?:one|ones)$/i.test(words) || ordinal !== undefined || best !== undefined;
}

export function isSeveral({ words }: Phrase): boolean {
  const said = words.toLowerCase().split(/\s+/);
  return look(severals, said, 0)?.length === said.length;
}

/** Whether a Russian pronoun bends like the name; other languages do not say. */
function agrees(word: string, { what, count }: Things): boolean {
  const gender = genderOf(what);
  if (!gender) return true;
  if (/^(?:ее|нее|ней|она|ею)$/.test(word)) return gender === 'she';
  if (/^(?:его|него|ему|он|нем|ним)$/.test(word)) return gender === 'he' || gender === 'it';
  if (/^(?:их|них|им|они|ими)$/.test(word)) return gender === 'they' || count !== 'one';
  return true;
}

function genderOf({ words, kind, exact }: Phrase): 'he' | 'she' | 'it' | 'they' | undefined {
  if (kind && /^(?:message|field|dialog|menu|picture)$/.test(kind)) return 'it';
  if (kind && /^(?:button|link|row|cell|table|card|page|icon|form|folder|tab|column)$/.test(kind)) return 'she';
  const [first = ''] = words.toLowerCase().split(/\s+/);
  if (kind || exact || !/^[а-яё]+$/.test(first)) return undefined;
  if (/[аяую]$/.test(first)) return 'she';
  if (/[оеё]$/.test(first)) return 'it';
  if (/[ыи]$/.test(first)) return 'they';
  return first.endsWith('ь') ? undefined : 'he';
}
