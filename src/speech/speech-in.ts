import type { Language } from '../language.ts';
import { english } from './english.ts';
import { russian } from './russian.ts';
import type { Speech } from './speech.ts';

const speeches: Readonly<Record<Language, Speech>> = { en: english, ru: russian };

export function speechIn(language: Language): Speech {
  return speeches[language];
}
