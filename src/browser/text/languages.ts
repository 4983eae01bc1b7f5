import { english } from './english.ts';
import { russian } from './russian.ts';
import type { Speech } from './speech.ts';

export type Language = 'en' | 'ru';

const SPEECHES: Readonly<Record<Language, Speech>> = { en: english, ru: russian };

export function speechOf(language: Language = 'en'): Speech {
  return SPEECHES[language];
}
