import { type Figures, figuresIn } from '../../../report/figures.ts';
import type { Language } from '../shared/preferences.ts';
import { english, type Words } from './english.ts';
import { useLanguage } from './language.ts';
import { russian } from './russian.ts';

export type { Words } from './english.ts';

const tables: Readonly<Record<Language, Words>> = { en: english, ru: russian };
const figures: Readonly<Record<Language, Figures>> = { en: figuresIn('en'), ru: figuresIn('ru') };

export function useWords(): Words {
  return tables[useLanguage()];
}

/** How numbers and times are written. */
export function useFigures(): Figures {
  return figures[useLanguage()];
}
