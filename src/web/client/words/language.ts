import { createContext, use, useSyncExternalStore } from 'react';
import { type Language, language } from '../shared/preferences.ts';

/** A part of the page that is long may change its language a moment later than the rest. */
export const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const given = use(LanguageContext);
  return useSyncExternalStore(language.subscribe, () => given ?? language.get());
}
