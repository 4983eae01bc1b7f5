import type { Language } from '../../site.ts';

/** The same words in every language of the site. */
export type Text = Readonly<Record<Language, string>>;

export const both = (en: string, ru: string): Text => ({ en, ru });
