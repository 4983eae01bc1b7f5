import { html } from 'hono/html';
import { embedJson } from '../layout.ts';
import type { SiteApp } from '../site.ts';
import { type PageContext, sitePage } from './chrome.ts';
import { homePage } from './home-page.ts';
import { findPlace, placeLabel } from './places.ts';
import { queryProblem, readQuery } from './query.ts';
import { findOffer } from './search.ts';
import { BAGGAGE, type TravelState } from './state.ts';

/** The addresses that people see. Each page is a frame; its elements ask the endpoint for the rest. */
export function pages(app: SiteApp<TravelState>): void {
  app.get('/', (c) => c.html(homePage(c)));

  app.get('/flights', (c) => {
    const { t } = c.var;
    const query = readQuery(c.req.query());
    const problem = queryProblem(query, t);
    const from = labelOf(c, query.from);
    const to = labelOf(c, query.to);
    const body = html`${embedJson('flight-query', { ...query, fromLabel: from, toLabel: to })}
      <div class="search-strip"><div class="wide"><fw-flight-search></fw-flight-search></div></div>
      <div class="wide page-body">
        <h1 class="route">${problem ? t('Flights', 'Авиабилеты') : html`${from} <span>→</span> ${to}`}</h1>
        ${problem ? html`<p class="notice" role="alert">${problem}</p>` : html`<fw-flight-results></fw-flight-results>`}
      </div>`;
    const title = problem ? t('Flights', 'Авиабилеты') : `${from} → ${to}`;
    return c.html(sitePage(c, { title, current: 'flights', body }), problem ? 422 : 200);
  });

  app.get('/book', (c) => {
    const { t, visitor } = c.var;
    const offer = findOffer(visitor.state, c.req.query('offer') ?? '');
    const baggage = BAGGAGE.find((kind) => kind === c.req.query('baggage')) ?? 'LIGHT';
    const title = t('Who is travelling?', 'Кто летит?');
    if (!offer)
      return c.html(gonePage(c, t('This offer is no longer on sale.', 'Это предложение уже снято с продажи.')), 404);
    const body = html`<div class="wide page-body">
      <h1>${title}</h1>
      <fw-booking offer="${offer.id}" baggage="${baggage}"></fw-booking>
    </div>`;
    return c.html(sitePage(c, { title, current: 'flights', body }));
  });

  app.get('/booked/:reference', (c) => {
    const { t, visitor } = c.var;
    const booking = visitor.state.bookings.find(({ reference }) => reference === c.req.param('reference'));
    if (!booking) return c.html(gonePage(c, t('There is no such booking.', 'Такого бронирования нет.')), 404);
    const body = html`<div class="wide page-body">
      <fw-confirmation reference="${booking.reference}"></fw-confirmation>
    </div>`;
    return c.html(sitePage(c, { title: t('Booking confirmed', 'Бронирование подтверждено'), current: 'trips', body }));
  });

  app.get('/trips', (c) => {
    const title = c.var.t('My trips', 'Мои поездки');
    const body = html`<div class="wide page-body">
      <h1>${title}</h1>
      <fw-trips></fw-trips>
    </div>`;
    return c.html(sitePage(c, { title, current: 'trips', body }));
  });

  app.get('/stays', (c) => {
    const title = c.var.t('Stays', 'Жильё');
    const body = html`<div class="wide page-body">
      <h1>${c.var.t('Somewhere good to wake up', 'Где приятно просыпаться')}</h1>
      <fw-stays></fw-stays>
    </div>`;
    return c.html(sitePage(c, { title, current: 'stays', body }));
  });

  app.notFound((c) => c.html(gonePage(c, c.var.t('There is no such page.', 'Такой страницы нет.')), 404));
}

function gonePage(c: PageContext, message: string) {
  const { t } = c.var;
  return sitePage(c, {
    title: t('Not found', 'Не найдено'),
    body: html`<div class="wide page-body gone">
      <h1>${message}</h1>
      <p><a class="button" href="/">${t('Search for flights', 'Искать билеты')}</a></p>
    </div>`,
  });
}

function labelOf(c: PageContext, code: string): string {
  const place = findPlace(code);
  return place ? placeLabel(place, c.var.language) : '';
}
