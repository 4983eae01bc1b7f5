import type { Language } from './site.ts';

/** The same words in every language of the sites. */
export type Words = Readonly<Record<Language, string>>;

export function both(en: string, ru: string): Words {
  return { en, ru };
}

/** Something to read: what came with a site is there in both languages, what a person wrote is theirs in any language. */
export type Said<Text extends string | readonly unknown[] = string> = Text | Readonly<Record<Language, Text>>;

export function say<Text extends string | readonly unknown[]>(said: Said<Text>, language: Language): Text {
  return isTranslated(said) ? said[language] : said;
}

function isTranslated<Text extends string | readonly unknown[]>(
  said: Said<Text>,
): said is Readonly<Record<Language, Text>> {
  return typeof said === 'object' && 'ru' in said;
}
