import { useMemo } from 'react';
import { type Figures, figuresIn } from '../../../report/figures.ts';
import { type Language, language } from '../shared/preferences.ts';
import { useStore } from '../shared/use-store.ts';
import { english, type Words } from './english.ts';
import { russian } from './russian.ts';

export type { Words } from './english.ts';

const tables: Readonly<Record<Language, Words>> = { en: english, ru: russian };

export function useWords(): Words {
  return tables[useStore(language)];
}

/** How numbers and times are written. */
export function useFigures(): Figures {
  const chosen = useStore(language);
  return useMemo(() => figuresIn(chosen), [chosen]);
}
