import { html } from 'hono/html';
import { type Html, page } from '../layout.ts';
import type { Language, Translate } from '../site.ts';
import { exhibitsOf } from './catalogue.ts';
import type { PlacedExhibit } from './exhibit.ts';
import { wings } from './wings.ts';

const STYLES = [
  'site',
  'catalogue',
  'stage',
  'frames-and-boards',
  'lists',
  'structures',
  'layers',
  'gestures',
  'oddities',
].map((name) => `/public/${name}.css`);

export interface ChromeParts {
  language: Language;
  t: Translate;
  visitor: string;
  /** Path and query of the page, for the language switch. */
  address: URL;
  title: string;
  current?: PlacedExhibit;
  query?: string;
  content: Html;
}

/** The page around everything: header, list of exhibits, footer. */
export function chrome({ language, t, visitor, address, title, current, query = '', content }: ChromeParts): Html {
  return page({
    language,
    title: `${title} · ${t('Vitrine', 'Витрина')}`,
    styles: STYLES,
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" />
      <meta name="visitor" content="${visitor}" />
      <meta name="exhibit" content="${current?.id ?? ''}" />`,
    body: html`<a class="skip" href="#content">${t('Skip to content', 'К содержанию')}</a>
      <header class="site-header">
        <a class="brand" href="/"><img src="/public/icon.svg" width="30" height="30" alt="" /><span>${t('Vitrine', 'Витрина')}</span><small>${t('museum of interface parts', 'музей деталей интерфейса')}</small></a>
        <form class="search" role="search" action="/search">
          <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><circle cx="9" cy="9" r="5.5" /><path d="m13.5 13.5 3.5 3.5" /></svg>
          <input type="search" name="q" value="${query}" placeholder="${t('Find an exhibit', 'Найти экспонат')}" aria-label="${t('Find an exhibit', 'Найти экспонат')}" />
        </form>
        ${languageSwitch(language, address)}
      </header>
      <div class="layout">
        <details class="side" open>
          <summary>${t('Exhibits', 'Экспонаты')}</summary>
          <nav aria-label="${t('Exhibits', 'Экспонаты')}">
            ${wings.map(
              (wing) => html`<section>
                <h2>${t(...wing.title)}</h2>
                <ul>
                  ${exhibitsOf(wing.id).map((exhibit) => sideLink(exhibit, t, exhibit.id === current?.id))}
                </ul>
              </section>`,
            )}
          </nav>
        </details>
        <main id="content">${content}</main>
      </div>
      <footer class="site-footer">
        <span>${t('Vitrine, open every day. Nothing here is behind glass.', 'Витрина, открыто каждый день. Трогать можно всё.')}</span>
        <a href="/practice/state">${t('Everything recorded so far', 'Всё, что записано')}</a>
      </footer>`,
  });
}

function sideLink(exhibit: PlacedExhibit, t: Translate, current: boolean): Html {
  const link = html`<a href="/exhibits/${exhibit.id}">${t(...exhibit.title)}</a>`;
  return current ? html`<li aria-current="page">${link}</li>` : html`<li>${link}</li>`;
}

function languageSwitch(language: Language, address: URL): Html {
  const to = (code: Language) => {
    const target = new URL(address);
    target.searchParams.set('lang', code);
    return `${target.pathname}${target.search}`;
  };
  const names = { en: 'English', ru: 'Русский' } as const;
  return html`<nav class="languages" aria-label="Language / Язык">
    ${(['en', 'ru'] as const).map((code) =>
      code === language
        ? html`<span aria-current="true" lang="${code}" title="${names[code]}">${code.toUpperCase()}</span>`
        : html`<a href="${to(code)}" lang="${code}" hreflang="${code}" title="${names[code]}">${code.toUpperCase()}</a>`,
    )}
  </nav>`;
}
