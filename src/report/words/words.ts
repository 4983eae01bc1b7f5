import type { Language } from '../../language.ts';
import { english, type Words } from './english.ts';
import { russian } from './russian.ts';

export type { Words } from './english.ts';

const tables: Readonly<Record<Language, Words>> = { en: english, ru: russian };

export function wordsIn(language: Language): Words {
  return tables[language];
}
