import { remember, remembered } from './remembered.ts';
import { createStore } from './store.ts';

export type Language = 'en' | 'ru';
export type Theme = 'system' | 'light' | 'dark';

export const language = createStore<Language>(firstLanguage());
export const theme = createStore<Theme>(firstTheme());

export function chooseLanguage(chosen: Language): void {
  remember('language', chosen);
  language.set(chosen);
  show();
}

export function chooseTheme(chosen: Theme): void {
  remember('theme', chosen === 'system' ? undefined : chosen);
  theme.set(chosen);
  show();
}

/** The document wears what was chosen: screen readers go by its language, the style by its theme. */
export function show(): void {
  document.documentElement.lang = language.get();
  document.documentElement.dataset['theme'] = theme.get();
}

function firstLanguage(): Language {
  const kept = remembered('language');
  if (kept === 'en' || kept === 'ru') return kept;
  return navigator.languages
    .find((one) => /^(en|ru)\b/i.test(one))
    ?.toLowerCase()
    .startsWith('ru')
    ? 'ru'
    : 'en';
}

function firstTheme(): Theme {
  const kept = remembered('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
