import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { languageLink } from '../language-link.ts';
import { type Html, page } from '../layout.ts';
import type { SiteEnv } from '../site.ts';
import { CURRENCIES, type TravelState } from './state.ts';

export type PageContext = Context<SiteEnv<TravelState>>;

export const LOGO = raw(`<svg class="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
  <circle cx="20" cy="20" r="20" fill="#ff8a4c"/>
  <path d="M6 25.5c7.5-.4 12.6-3.3 16.3-9.2L27.5 8l2.6 1.4-2.3 8.3c-.5 1.9-.2 3.3 1 4.3l5 4.2-2.1 2.1-6.4-2.6c-5.1 3.9-11.6 4.3-19.3-.2z" fill="#24134f"/>
</svg>`);

interface Contents {
  title: string;
  /** The tab of the site that is open. */
  current?: 'flights' | 'stays' | 'trips';
  body: Html;
}

/** A page with the header, the language and currency switches and the footer that all pages share. */
export function sitePage(c: PageContext, { title, current, body }: Contents): Html {
  const { language, t, visitor } = c.var;
  const tabs = [
    ['flights', '/', t('Flights', 'Авиабилеты')],
    ['stays', '/stays', t('Stays', 'Жильё')],
    ['trips', '/trips', t('My trips', 'Мои поездки')],
  ] as const;
  return page({
    language,
    title: `${title} · Farwing`,
    styles: ['/public/site.css'],
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" />
      <meta name="description" content="${t('Flights and stays in one place', 'Авиабилеты и жильё в одном месте')}" />`,
    body: html`<a class="skip" href="#main">${t('Skip to content', 'К содержанию')}</a>
      <header class="top">
        <div class="wide top-row">
          <a class="logo" href="/" aria-label="Farwing, ${t('home', 'на главную')}">${LOGO}<span>Farwing</span></a>
          <nav aria-label="${t('Main', 'Основная')}">
            ${tabs.map(
              ([name, address, label]) =>
                html`<a href="${address}" ${name === current ? raw('aria-current="page"') : ''}>${label}</a>`,
            )}
          </nav>
          <div class="switches">
            <fw-currency value="${visitor.state.preferences.currency}" options="${CURRENCIES.join(' ')}"></fw-currency>
            ${languageLink(c.var.language, c.req.url)}
          </div>
        </div>
      </header>
      <main id="main">
        <noscript><p class="wide notice">${t('Farwing needs JavaScript to search for flights.', 'Для поиска билетов нужен JavaScript.')}</p></noscript>
        ${body}
      </main>
      ${footer(c)}`,
  });
}

function footer(c: PageContext): Html {
  const { t } = c.var;
  return html`<footer class="bottom">
    <div class="wide bottom-row">
      <p class="logo">${LOGO}<span>Farwing</span></p>
      <p>
        ${t(
          'Prices and timetables as of 15 November 2026. All airlines and stays here are invented.',
          'Цены и расписания на 15 ноября 2026 года. Все авиакомпании и отели вымышлены.',
        )}
      </p>
      <nav aria-label="${t('More', 'Ещё')}">
        <a href="/trips">${t('Manage a booking', 'Управление бронированием')}</a>
        <a href="/stays">${t('Stays', 'Жильё')}</a>
        <a href="/graphql">${t('For developers', 'Разработчикам')}</a>
      </nav>
    </div>
  </footer>`;
}
