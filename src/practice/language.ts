import type { Language, Translate } from './site.ts';

export function isLanguage(text: string | undefined): text is Language {
  return text === 'en' || text === 'ru';
}

/** The first language of an Accept-Language header that we speak. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return 'en';
}

export function translator(language: Language): Translate {
  return language === 'ru' ? (_english, russian) => russian : (english) => english;
}
