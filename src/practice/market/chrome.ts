import { html } from 'hono/html';
import { languageLink } from '../language-link.ts';
import { type Html, page } from '../layout.ts';
import type { MarketContext } from './state.ts';

/** Header, the question about cookies, and who is to be counted, around a page. */
export function chrome(c: MarketContext, title: string, content: Html): Html {
  const { t, language, visitor } = c.var;
  const { port } = new URL(c.req.url);
  return page({
    language,
    title: `${title} · ${t('Tidegate Market', 'Рынок у шлюза')}`,
    styles: ['/public/site.css'],
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" />
      <meta name="counting-house" content="http://stats.localhost:${port}/v1/batch?visitor=${visitor.id}" />`,
    body: html`<header>
        <a class="brand" href="/">${t('Tidegate Market', 'Рынок у шлюза')}</a>
        <nav aria-label="${t('Main', 'Разделы')}">
          <a href="/archive">${t('Archive', 'Архив')}</a>
          <a href="/desk">${t('Live desk', 'Справочная')}</a>
          <a href="/letter">${t('Write to us', 'Написать нам')}</a>
        </nav>
        <span id="basket" role="status">${t('Basket', 'Корзина')}: ${visitor.state.basket.length}</span>
        <button type="button" id="look" aria-pressed="false">${t('Dark', 'Темно')}</button>
        ${languageLink(language, c.req.url)}
      </header>
      <main>${content}</main>
      ${visitor.state.consent === null ? cookies(c) : ''}`,
  });
}

function cookies({ var: { t } }: MarketContext): Html {
  return html`<form class="cookies" method="post" action="/cookies" aria-label="${t('Cookies', 'Файлы cookie')}">
    <p>${t('We would like to count visits with cookies.', 'Мы хотели бы считать посещения с помощью cookie.')}</p>
    <button name="choice" value="necessary">${t('Only necessary', 'Только необходимые')}</button>
    <button name="choice" value="all">${t('Accept all', 'Принять все')}</button>
  </form>`;
}

export function messagePage(c: MarketContext, title: string, text: string): Html {
  return chrome(
    c,
    title,
    html`<h1>${title}</h1><p>${text}</p><p><a href="/">${c.var.t('To the market', 'На рынок')}</a></p>`,
  );
}
