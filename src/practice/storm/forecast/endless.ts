import { html } from 'hono/html';
import { piecemeal } from '../answers.ts';
import type { Setting, Weather } from '../weather.ts';

const every = (values: readonly [number, number, number]): Setting => ({
  name: 'ms',
  label: ['Every, ms', 'Каждые, мс'],
  values,
  max: 120_000,
});

/** Pages that never come to rest. */
export const endless: readonly Weather[] = [
  {
    id: 'endless-document',
    title: ['Unending rain', 'Нескончаемый дождь'],
    about: [
      'The document never ends: the form is there, but loading goes on for ever.',
      'Документ не кончается: форма уже есть, но загрузка идёт вечно.',
    ],
    beaufort: 8,
    open: async ({ c, proceed }) => piecemeal(await proceed(), ['<footer'], Number.POSITIVE_INFINITY, c.req.raw.signal),
  },
  {
    id: 'endless-image',
    title: ['Picture at sea', 'Картинка в море'],
    about: [
      'One picture of the page never arrives, so the page never counts as loaded.',
      'Одна картинка никогда не приходит, и страница не считается загруженной.',
    ],
    beaufort: 6,
    scene: ({
      form,
      t,
    }) => html`<img class="chart" src="/never.png" alt="${t('Sea chart', 'Морская карта')}" width="480" height="160" />
      ${form}`,
  },
  {
    id: 'long-poll',
    title: ['Waiting for news', 'В ожидании вестей'],
    about: [
      'There is always one request under way: the server answers it late, and the page asks again.',
      'Один запрос всегда в пути: сервер отвечает поздно, и страница спрашивает снова.',
    ],
    beaufort: 5,
    settings: [every([2000, 10_000, 25_000])],
    scene: ({ form, t }) => html`<p class="ticker"><span>${t('News', 'Новости')}</span> <output id="news">…</output></p>
      ${form}`,
  },
  {
    id: 'events',
    title: ['Foghorn', 'Туманный горн'],
    about: [
      'Server-sent events without end change the number of free seats.',
      'Бесконечный поток событий с сервера меняет число свободных мест.',
    ],
    beaufort: 5,
    settings: [every([2000, 500, 100])],
    scene: ({
      form,
      t,
    }) => html`<p class="ticker"><span>${t('Free seats', 'Свободно мест')}</span> <output id="news">…</output></p>
      ${form}`,
  },
  {
    id: 'socket',
    title: ['Radio contact', 'Радиосвязь'],
    about: ['A WebSocket stays open and talks both ways.', 'WebSocket остаётся открытым и говорит в обе стороны.'],
    beaufort: 5,
    settings: [every([2000, 500, 100])],
    scene: ({
      form,
      t,
    }) => html`<p class="ticker"><span>${t('Position', 'Позиция')}</span> <output id="news">…</output></p>
      ${form}`,
  },
  {
    id: 'beacons',
    title: ['Gulls', 'Чайки'],
    about: [
      'Every key, click, scroll and move is reported with a beacon.',
      'О каждой клавише, щелчке, прокрутке и движении сообщает маячок.',
    ],
    beaufort: 4,
  },
  {
    id: 'timers',
    title: ['Ship’s clocks', 'Корабельные часы'],
    about: [
      'Hundreds of timers tick, one of them for a whole day.',
      'Тикают сотни таймеров, один из них на целые сутки.',
    ],
    beaufort: 3,
    settings: [{ name: 'n', label: ['Timers', 'Таймеров'], values: [50, 300, 2000], max: 10_000 }],
    scene: ({ form, t }) => html`<p class="ticker"><span>${t('Ticks', 'Тиков')}</span> <output id="news">0</output></p>
      ${form}`,
  },
  {
    id: 'reloading-frame',
    title: ['Radar', 'Радар'],
    about: [
      'A frame beside the form reloads itself again and again.',
      'Фрейм рядом с формой перезагружает сам себя снова и снова.',
    ],
    beaufort: 5,
    settings: [every([5000, 1000, 300])],
    scene: ({
      form,
      settings,
      t,
    }) => html`<iframe class="radar" title="${t('Radar', 'Радар')}" src="/radar?ms=${settings['ms'] ?? 1000}"></iframe>
      ${form}`,
  },
  {
    id: 'meta-refresh',
    title: ['Tide', 'Прилив'],
    about: [
      'The page loads itself anew after some seconds, and what was typed is gone.',
      'Через несколько секунд страница загружается заново, и введённое пропадает.',
    ],
    beaufort: 6,
    settings: [{ name: 'seconds', label: ['Every, s', 'Каждые, с'], values: [30, 10, 5], max: 600 }],
    head: ({ settings }) => html`<meta http-equiv="refresh" content="${settings['seconds'] ?? 10}" />`,
  },
  {
    id: 'animation',
    title: ['Swell', 'Качка'],
    about: [
      'The form rocks without end; the button is never in one place.',
      'Форма качается без остановки; кнопка всё время движется.',
    ],
    beaufort: 7,
    settings: [{ name: 'px', label: ['Swing, px', 'Размах, px'], values: [6, 24, 90], max: 400 }],
    scene: ({ form, settings }) => html`<div class="rocking" style="--swing:${settings['px'] ?? 24}px">${form}</div>`,
  },
];
