import { html } from 'hono/html';
import { type Html, page } from '../layout.ts';
import type { Language } from '../site.ts';
import type { Ctx } from './weather.ts';

export interface ChromeParts {
  title: string;
  content: Html;
  head?: Html;
  scripts?: readonly string[];
  bodyClass?: string;
}

/** Header and footer around a page. */
export function chrome(c: Ctx, { title, content, head = html``, scripts = [], bodyClass = '' }: ChromeParts): Html {
  const { t, language } = c.var;
  return page({
    language,
    title: `${title} · ${t('Skerry Line', 'Шхеры')}`,
    styles: ['site', 'board', 'desk', 'scenes'].map((name) => `/public/${name}.css`),
    scripts,
    head: html`<link rel="icon" href="/public/icon.svg" />
      ${head}`,
    bodyClass,
    body: html`<header class="site-header">
        <a class="brand" href="/"><img src="/public/icon.svg" width="34" height="34" alt="" /><span>${t('Skerry Line', 'Шхеры')}<small>${t('storm desk', 'штормовой пост')}</small></span></a>
        <nav aria-label="${t('Main', 'Разделы')}">
          <a href="/">${t('Board', 'Табло')}</a>
          <a href="/bookings">${t('My bookings', 'Мои брони')}</a>
          <a href="/log">${t('Logbook', 'Журнал')}</a>
        </nav>
        ${languageSwitch(language, new URL(c.req.url))}
      </header>
      <main>${content}</main>
      <footer class="site-footer"><span>${t('Skerry Line sails in any weather.', 'Паромы линии «Шхеры» ходят в любую погоду.')}</span><span>${t('Sunday, 15 November 2026', 'Воскресенье, 15 ноября 2026 года')}</span></footer>`,
  });
}

/** A page that only says something: an error, a refusal. */
export function messagePage(c: Ctx, { title, text }: { title: string; text: string }): Html {
  const { t } = c.var;
  return chrome(c, {
    title,
    content: html`<section class="message" role="alert">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button quiet" href="/">${t('Back to the board', 'Вернуться к табло')}</a></p>
    </section>`,
  });
}

function languageSwitch(language: Language, address: URL): Html {
  const other = language === 'en' ? { code: 'ru', name: 'Русский' } : { code: 'en', name: 'English' };
  const target = new URL(address);
  target.searchParams.set('lang', other.code);
  return html`<a class="language" href="${target.pathname}${target.search}" lang="${other.code}" hreflang="${other.code}">${other.name}</a>`;
}
