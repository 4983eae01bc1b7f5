import type { Language } from '../goal.ts';
import { ENGLISH } from './english.ts';
import { RUSSIAN } from './russian.ts';
import type { Speech } from './speech.ts';

export function speechIn(language: Language): Speech {
  return language === 'ru' ? RUSSIAN : ENGLISH;
}
