import type { Language } from '../site.ts';

/** Something to read: what we seeded is there in both languages, what a person wrote is theirs in any language. */
export type Said<Text extends string | readonly unknown[]> = Text | Readonly<Record<Language, Text>>;

export type Words = Said<string>;

export function say<Text extends string | readonly unknown[]>(said: Said<Text>, language: Language): Text {
  return isTranslated(said) ? said[language] : said;
}

export function both(en: string, ru: string): Words {
  return { en, ru };
}

/** The day it is in this office. */
export const TODAY = '2026-11-15';

function isTranslated<Text extends string | readonly unknown[]>(
  said: Said<Text>,
): said is Readonly<Record<Language, Text>> {
  return typeof said === 'object' && 'ru' in said;
}
