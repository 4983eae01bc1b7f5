import { html } from 'hono/html';
import type { Html } from '../layout.ts';
import { type PageContext, sitePage } from './chrome.ts';
import { flightsFor } from './flights.ts';
import { findPlace, placeLabel } from './places.ts';
import { fareTotal } from './pricing.ts';
import { addressOf } from './query.ts';
import type { FlightQuery } from './state.ts';

const WEEKENDS: readonly { picture: string; query: Pick<FlightQuery, 'from' | 'to' | 'depart' | 'return'> }[] = [
  { picture: 'lisbon', query: { from: 'BER', to: 'LIS', depart: '2026-12-04', return: '2026-12-08' } },
  { picture: 'tbilisi', query: { from: 'MOW', to: 'TBS', depart: '2026-12-10', return: '2026-12-14' } },
  { picture: 'istanbul', query: { from: 'LED', to: 'IST', depart: '2026-11-27', return: '2026-12-01' } },
  { picture: 'reykjavik', query: { from: 'LON', to: 'KEF', depart: '2027-01-15', return: '2027-01-19' } },
];

export function homePage(c: PageContext): Html {
  const { t } = c.var;
  return sitePage(c, {
    title: t('Flights and stays', 'Авиабилеты и жильё'),
    current: 'flights',
    body: html`<section class="hero" aria-labelledby="hero-title">
        <div class="wide">
          <h1 id="hero-title">${t('Go where the wind is warm', 'Туда, где тёплый ветер')}</h1>
          <p class="hero-line">
            ${t('Eight airlines, one honest price, no card needed to book.', 'Восемь авиакомпаний, честная цена, бронь без карты.')}
          </p>
          <fw-flight-search></fw-flight-search>
        </div>
      </section>
      <div class="wide page-body">
        <fw-recent-searches></fw-recent-searches>
        <section aria-labelledby="weekends-title">
          <h2 id="weekends-title">${t('Long weekends worth a bag', 'Длинные выходные, ради которых стоит собраться')}</h2>
          <ul class="weekends">
            ${WEEKENDS.map(({ picture, query }) => weekend(c, picture, query))}
          </ul>
        </section>
        <section class="promises" aria-label="${t('How Farwing works', 'Как устроен Farwing')}">
          ${promise(
            t('The whole price', 'Полная цена'),
            t('Taxes and fees are in from the first screen.', 'Налоги и сборы уже включены с первого экрана.'),
          )}
          ${promise(
            t('Held for 24 hours', 'Держим 24 часа'),
            t('Book now, pay the invoice by tomorrow.', 'Бронируйте сейчас, оплатите счёт до завтра.'),
          )}
          ${promise(
            t('90% back', 'Вернём 90 %'),
            t('Cancel any upcoming trip in two clicks.', 'Отмена предстоящей поездки в два клика.'),
          )}
        </section>
      </div>`,
  });
}

function weekend(c: PageContext, picture: string, route: (typeof WEEKENDS)[number]['query']): Html {
  const { t, language, visitor } = c.var;
  const query: FlightQuery = { ...route, adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' };
  const { currency } = visitor.state.preferences;
  const cheapest = Math.min(...flightsFor(query).map((flight) => fareTotal(flight, query, currency).amount));
  const price = new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(cheapest);
  const days = new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const dates = days.formatRange(new Date(query.depart), new Date(query.return ?? query.depart));
  return html`<li>
    <a class="weekend" href="${addressOf(query)}">
      <img src="/public/${picture}.svg" alt="" width="400" height="260" loading="lazy" />
      <span class="weekend-text">
        <strong>${name(c, query.to)}</strong>
        <span>${t('from', 'из города')} ${name(c, query.from)} · ${dates}</span>
        <b>${t(`from ${price}`, `от ${price}`)}</b>
      </span>
    </a>
  </li>`;
}

function name(c: PageContext, code: string): string {
  const place = findPlace(code);
  return place ? placeLabel(place, c.var.language) : code;
}

function promise(title: string, text: string): Html {
  return html`<div>
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`;
}
