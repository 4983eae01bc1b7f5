import type { Language } from '../site.ts';

export type Words = Readonly<Record<Language, string>>;

export function words(en: string, ru: string): Words {
  return { en, ru };
}

/** The day it is on this site. */
export const TODAY = '2026-11-15';
