import { html } from 'hono/html';
import { embedJson, type Html } from '../layout.ts';
import { bookingForm, SAILINGS } from './booking.ts';
import { chrome } from './chrome.ts';
import { fronts, glyph } from './forecast.ts';
import {
  type Bilingual,
  type Ctx,
  FORCES,
  type Force,
  forceOf,
  type PlacedWeather,
  settingsOf,
  type View,
} from './weather.ts';

const FORCE_NAMES: Readonly<Record<Force, Bilingual>> = {
  1: ['Breeze', 'Бриз'],
  2: ['Gale', 'Шторм'],
  3: ['Hurricane', 'Ураган'],
};

export function boardPage(c: Ctx): Html {
  const { t } = c.var;
  const { bookings, requests, receivedBeacons } = c.var.visitor.state;
  const force = forceOf(c);
  const asked = Object.values(requests).reduce((sum, one) => sum + one, 0);
  return chrome(c, {
    title: t('Weather board', 'Табло погоды'),
    content: html`<section class="hero">
        <div>
          <p class="eyebrow">${t('Bad weather on demand', 'Непогода по заказу')}</p>
          <h1>${t('Pick a storm, book a seat.', 'Выберите шторм и забронируйте место.')}</h1>
          <p>${t('Each weather is a page with the same small task in the middle of some trouble. Only “My bookings” knows whether a seat was really booked.', 'Каждая погода это страница с одной и той же задачей посреди какой-нибудь беды. Сделана ли бронь на самом деле, знает только раздел «Мои брони».')}</p>
        </div>
        <form class="force" action="/">
          <fieldset><legend>${t('Strength', 'Сила')}</legend><div class="segments">
            ${FORCES.map((one) => html`<label><input type="radio" name="force" value="${one}" ${one === force ? 'checked' : ''} /><span>${t(...FORCE_NAMES[one])}</span></label>`)}</div>
          </fieldset>
          <button class="button">${t('Set', 'Задать')}</button>
          <dl><div><dt>${t('Bookings', 'Брони')}</dt><dd>${bookings.length}</dd></div><div><dt>${t('Requests', 'Запросы')}</dt><dd>${asked}</dd></div><div><dt>${t('Beacons', 'Маячки')}</dt><dd>${receivedBeacons.length}</dd></div></dl>
        </form>
      </section>
      ${fronts.map(
        (front) => html`<section class="front front-${front.id}" aria-labelledby="front-${front.id}">
          <div class="front-head">${glyph(front.id)}<h2 id="front-${front.id}">${t(...front.title)}</h2><p>${t(...front.about)}</p></div>
          <ul>${front.weathers.map((weather) => html`<li><a href="/weathers/${weather.id}?force=${force}"><strong>${t(...weather.title)}</strong><code>${weather.id}</code><span>${t(...weather.about)}</span>${gauge(weather.beaufort, t('Beaufort', 'Бофорт'))}</a></li>`)}</ul>
        </section>`,
      )}`,
  });
}

export interface Notice {
  saved?: string | undefined;
  error?: string | undefined;
}

export function weatherPage(c: Ctx, weather: PlacedWeather, { saved, error }: Notice = {}): Html {
  const { t } = c.var;
  const settings = settingsOf(c, weather);
  const query = new URL(c.req.url).searchParams;
  for (const name of ['saved', 'visitor', 'lang']) query.delete(name);
  const action = `/weathers/${weather.id}/book${query.size > 0 ? `?${query}` : ''}`;
  const view: View = {
    t,
    settings,
    form: bookingForm(t, action, weather.fields?.(c)),
    query: (name) => c.req.query(name),
  };
  return chrome(c, {
    title: t(...weather.title),
    bodyClass: `weather-${weather.id}`,
    scripts: ['/client/main.js'],
    head: html`${weather.head?.(view) ?? ''}`,
    content: html`<div class="weather front-${weather.front}">
        <aside class="report">
          <p class="eyebrow"><a href="/">${t('Board', 'Табло')}</a> / ${weather.id}</p>
          <div class="report-title">${glyph(weather.front)}<h1>${t(...weather.title)}</h1></div>
          <p>${t(...weather.about)}</p>
          ${gauge(weather.beaufort, t('Beaufort', 'Бофорт'))}
          ${settingsForm(c, weather, settings)}
        </aside>
        <div class="desk">
          ${saved === undefined ? '' : html`<p class="toast good" role="status">${t(`Booked. Your reference is ${saved}.`, `Забронировано. Номер брони ${saved}.`)}</p>`}
          ${error === undefined ? '' : html`<p class="toast bad" role="alert">${error}</p>`}
          ${weather.scene?.(view) ?? view.form}
        </div>
      </div>
      ${embedJson('weather', { id: weather.id, settings })}`,
  });
}

export function bookingsPage(c: Ctx): Html {
  const { t } = c.var;
  const { bookings } = c.var.visitor.state;
  return chrome(c, {
    title: t('My bookings', 'Мои брони'),
    content: html`<h1>${t('My bookings', 'Мои брони')}</h1>
      ${
        bookings.length === 0
          ? html`<p class="empty">${t('No bookings yet.', 'Броней пока нет.')}</p>`
          : html`<table class="departures"><thead><tr><th scope="col">${t('Reference', 'Номер')}</th><th scope="col">${t('Passenger', 'Пассажир')}</th><th scope="col">${t('Sailing', 'Рейс')}</th><th scope="col">${t('Seats', 'Мест')}</th><th scope="col">${t('Weather', 'Погода')}</th><th></th></tr></thead>
              <tbody>${bookings.map((booking) => {
                const sailing = SAILINGS.find(({ id }) => id === booking.sailing);
                return html`<tr><td>${booking.id}</td><td>${booking.name}</td><td>${sailing ? `${sailing.time} ${t(...sailing.route)}` : ''}</td><td>${booking.seats}</td><td>${booking.weather}</td><td><form method="post" action="/bookings/${booking.id}/cancel"><button class="button small quiet" aria-label="${t(`Cancel ${booking.id}`, `Отменить ${booking.id}`)}">${t('Cancel', 'Отменить')}</button></form></td></tr>`;
              })}</tbody></table>`
      }`,
  });
}

export function logPage(c: Ctx): Html {
  const { t } = c.var;
  const { requests } = c.var.visitor.state;
  return chrome(c, {
    title: t('Logbook', 'Журнал'),
    content: html`<h1>${t('Logbook', 'Журнал')}</h1>
      <p class="empty">${t('How often each kind of request reached the harbour.', 'Сколько раз запрос каждого вида дошёл до порта.')}</p>
      <table class="departures"><thead><tr><th scope="col">${t('Kind', 'Вид')}</th><th scope="col">${t('Requests', 'Запросов')}</th></tr></thead>
        <tbody>${Object.entries(requests).map(([kind, times]) => html`<tr><td><code>${kind}</code></td><td>${times}</td></tr>`)}</tbody></table>`,
  });
}

function settingsForm(c: Ctx, { settings = [] }: PlacedWeather, values: Record<string, number>): Html {
  const { t } = c.var;
  if (settings.length === 0) return html``;
  return html`<form class="settings" aria-label="${t('Strength', 'Сила')}">
    ${settings.map(({ name, label, max }) => html`<label class="field"><span>${t(...label)}</span><input type="number" name="${name}" min="0" max="${max}" value="${values[name] ?? 0}" /></label>`)}
    <button class="button small quiet">${t('Apply', 'Применить')}</button>
  </form>`;
}

function gauge(beaufort: number, label: string): Html {
  return html`<span class="gauge" style="--force:${beaufort}"><i></i><b>${label} ${beaufort}</b></span>`;
}
