import { html } from 'hono/html';
import type { Html } from './layout.ts';
import type { Language } from './site.ts';
import { both, type Words } from './words.ts';

/** A link to the same page in the other language. */
export function languageLink(language: Language, here: string, names: Words = both('English', 'Русский')): Html {
  const other = language === 'en' ? 'ru' : 'en';
  const { pathname, searchParams } = new URL(here);
  searchParams.set('lang', other);
  searchParams.delete('visitor');
  return html`<a class="language" href="${pathname}?${searchParams}" lang="${other}" hreflang="${other}">${names[other]}</a>`;
}
