import { html, raw } from 'hono/html';
import { SAILINGS } from '../booking.ts';
import type { Setting, Weather } from '../weather.ts';

const every = (values: readonly [number, number, number]): Setting => ({
  name: 'ms',
  label: ['Every, ms', 'Каждые, мс'],
  values,
  max: 60_000,
});

/** Runs before everything else on the page, so that nothing sees the true time. */
const SHIFTED_CLOCK = `
  const TrueDate = Date;
  const shift = Number(document.currentScript.dataset.days) * 86400000;
  globalThis.Date = class extends TrueDate {
    constructor(...parts) { if (parts.length === 0) super(TrueDate.now() + shift); else super(...parts); }
    static now() { return TrueDate.now() + shift; }
  };`;

/** Pages whose ground moves under the visitor. */
export const ground: readonly Weather[] = [
  {
    id: 'rerender',
    title: ['Spray', 'Брызги'],
    about: [
      'The whole form is thrown away and built anew many times a second; only what was typed is kept.',
      'Вся форма выбрасывается и строится заново много раз в секунду; сохраняется только введённое.',
    ],
    beaufort: 8,
    settings: [every([500, 50, 16])],
    scene: ({ form }) => html`<div id="rerendered">${form}</div>`,
  },
  {
    id: 'reorder',
    title: ['Driftwood', 'Плавник'],
    about: [
      'The sailings change places all the time; a click books what is under the pointer.',
      'Рейсы всё время меняются местами; щелчок бронирует то, что под указателем.',
    ],
    beaufort: 6,
    settings: [every([2500, 800, 150])],
    scene: ({ t }) => html`<ul class="sailings" id="drifting">
        ${SAILINGS.map(({ id, time, route }) => html`<li data-sailing="${id}"><strong>${time}</strong><span>${t(...route)}</span><button class="button small" aria-label="${t(`Book ${time}`, `Забронировать ${time}`)}">${t('Book', 'Забронировать')}</button></li>`)}
      </ul>
      <p role="status" id="news"></p>`,
  },
  {
    id: 'layout-shift',
    title: ['Rogue wave', 'Волна-убийца'],
    about: [
      'As the pointer reaches the button, a banner pushes everything down, and the button above is under the pointer.',
      'Едва указатель дойдёт до кнопки, баннер сдвигает всё вниз, и под указателем оказывается другая.',
    ],
    beaufort: 7,
    scene: ({
      form,
      t,
    }) => html`<div class="notice" id="shifter" hidden><p>${t('Gale warning for the outer skerries.', 'Штормовое предупреждение для внешних шхер.')}</p></div>
      ${form}
      <template id="decoy"><button type="reset" class="button quiet">${t('Clear the form', 'Очистить форму')}</button></template>`,
  },
  {
    id: 'hover-overlay',
    title: ['Sudden cloud', 'Внезапная туча'],
    about: [
      'Coming near the form brings up a chat window that covers it.',
      'Стоит навести на форму, как её закрывает окно чата.',
    ],
    beaufort: 5,
    settings: [{ name: 'n', label: ['Times', 'Раз'], values: [1, 2, 5], max: 50 }],
    scene: ({ form, t }) => html`<div class="overlaid">${form}
      <div class="overlay" role="dialog" aria-label="${t('Chat', 'Чат')}" hidden><p>${t('Captain on the line! May I help?', 'Капитан на связи! Чем помочь?')}</p><button class="button small" id="dismiss">${t('No, thank you', 'Спасибо, не нужно')}</button></div></div>`,
  },
  {
    id: 'clock',
    title: ['Date line', 'Линия дат'],
    about: [
      'The page lives in another time: every date it makes is shifted. The booking carries it.',
      'Страница живёт в другом времени: все её даты сдвинуты. Бронирование уносит их с собой.',
    ],
    beaufort: 4,
    settings: [{ name: 'days', label: ['Days ahead', 'Дней вперёд'], values: [1, 1826, 20_000], max: 1_000_000 }],
    head: ({ settings }) => html`<script data-days="${settings['days'] ?? 0}">${raw(SHIFTED_CLOCK)}</script>`,
    scene: ({
      form,
      t,
    }) => html`<p class="ticker"><span>${t('Today', 'Сегодня')}</span> <output id="news">…</output></p>
      ${form}`,
  },
  {
    id: 'focus-thief',
    title: ['Magnet', 'Магнит'],
    about: ['Another field takes the focus again and again.', 'Другое поле снова и снова забирает фокус.'],
    beaufort: 6,
    settings: [every([4000, 1200, 300])],
    scene: ({
      form,
      t,
    }) => html`<label class="field newsletter"><span>${t('Newsletter', 'Рассылка')}</span><input type="email" id="thief" autocomplete="off" placeholder="name@example.org" /></label>
      ${form}`,
  },
  {
    id: 'scroll-hijack',
    title: ['Big waves', 'Крупная волна'],
    about: [
      'The wheel moves one whole screen at a time; the form is on the last one.',
      'Колесо двигает сразу на целый экран; форма на последнем.',
    ],
    beaufort: 5,
    settings: [{ name: 'ms', label: ['Each, ms', 'Каждый, мс'], values: [300, 900, 2500], max: 20_000 }],
    scene: ({ form, t }) => html`<div class="screens">
      ${[t('The sea', 'Море'), t('The ship', 'Корабль'), t('The crew', 'Команда')].map((name, index) => html`<section class="screen screen-${index + 1}"><h2>${name}</h2></section>`)}
      <section class="screen">${form}</section>
    </div>`,
  },
  {
    id: 'autofocus-jump',
    title: ['Riptide', 'Тягун'],
    about: [
      'The page jumps to a field at its very end, and a moment later to one in the middle.',
      'Страница прыгает к полю в самом низу, а через миг к другому, посередине.',
    ],
    beaufort: 4,
    settings: [{ name: 'ms', label: ['Second jump, ms', 'Второй прыжок, мс'], values: [300, 900, 2500], max: 20_000 }],
    scene: ({ form, t }) => html`${form}
      <div class="far"><label class="field"><span>${t('Promo code', 'Промокод')}</span><input id="promo" autocomplete="off" /></label></div>
      <div class="far"><label class="field"><span>${t('Newsletter', 'Рассылка')}</span><input type="email" autofocus autocomplete="off" /></label></div>`,
  },
];
