import { html, raw } from 'hono/html';
import { SAILINGS } from '../booking.ts';
import type { Weather } from '../weather.ts';

/** Pages that are simply too much. */
export const heavy: readonly Weather[] = [
  {
    id: 'many-elements',
    title: ['Open ocean', 'Открытый океан'],
    about: [
      'Tens of thousands of elements, with the form in the middle of them.',
      'Десятки тысяч элементов, а форма посреди них.',
    ],
    beaufort: 9,
    settings: [{ name: 'n', label: ['Elements', 'Элементов'], values: [5000, 50_000, 120_000], max: 300_000 }],
    scene: ({ form, settings }) => {
      const half = '<i>~</i>'.repeat(Math.floor((settings['n'] ?? 0) / 2));
      return html`<div class="ocean" aria-hidden="true">${raw(half)}</div>
        ${form}
        <div class="ocean" aria-hidden="true">${raw(half)}</div>`;
    },
  },
  {
    id: 'long-table',
    title: ['Long roll', 'Длинный реестр'],
    about: ['Thousands of departures, each with a button of its own.', 'Тысячи отправлений, у каждого своя кнопка.'],
    beaufort: 7,
    settings: [{ name: 'n', label: ['Rows', 'Строк'], values: [500, 5000, 20_000], max: 50_000 }],
    scene: ({ t, settings }) => {
      const rows = Array.from({ length: settings['n'] ?? 0 }, (_, index) =>
        departure(index + 1, t('Book', 'Забронировать')),
      );
      return html`<form class="booking" method="post" action="/weathers/long-table/book">
        <label class="field"><span>${t('Passenger', 'Пассажир')}</span><input name="name" required minlength="2" autocomplete="off" /></label>
        <input type="hidden" name="sailing" value="morning" /><input type="hidden" name="seats" value="1" />
        <table class="departures"><thead><tr><th scope="col">${t('No.', '№')}</th><th scope="col">${t('Time', 'Время')}</th><th scope="col">${t('Pier', 'Причал')}</th><th scope="col">${t('Free', 'Мест')}</th><th></th></tr></thead><tbody>${raw(rows.join(''))}</tbody></table>
      </form>`;
    },
  },
  {
    id: 'huge-text',
    title: ['Small print', 'Мелкий шрифт'],
    about: ['Megabytes of conditions stand before the form.', 'Перед формой мегабайты условий.'],
    beaufort: 6,
    settings: [{ name: 'kb', label: ['Size, KB', 'Объём, КБ'], values: [200, 2048, 6000], max: 20_000 }],
    scene: ({ form, t, settings }) => {
      const clause = t(
        'The carrier may change the pier, the hour or the colour of the ship without notice, provided that the sea remains where it was. ',
        'Перевозчик вправе без уведомления изменить причал, час или цвет судна при условии, что море останется на прежнем месте. ',
      );
      const bytes = Buffer.byteLength(clause);
      const clauses = Math.ceil(((settings['kb'] ?? 0) * 1024) / bytes);
      const paragraphs = Array.from(
        { length: Math.ceil(clauses / 20) },
        (_, index) => `<p>${index + 1}. ${clause.repeat(20)}</p>`,
      );
      return html`<section class="small-print" aria-label="${t('Conditions', 'Условия')}">${raw(paragraphs.join(''))}</section>
        ${form}`;
    },
  },
  {
    id: 'busy',
    title: ['Dead engine', 'Заглохший мотор'],
    about: [
      'Pressing the button blocks the whole page for a while before the booking goes out.',
      'После нажатия вся страница на время замирает, и лишь потом уходит бронирование.',
    ],
    beaufort: 7,
    settings: [
      { name: 'ms', label: ['Blocked for, ms', 'Замирает на, мс'], values: [1000, 4000, 15_000], max: 60_000 },
    ],
  },
  {
    id: 'crash',
    title: ['Shipwreck', 'Кораблекрушение'],
    about: [
      'The button fills the memory of this page until the browser gives it up. It takes about four gigabytes and some seconds. The form works as long as nobody presses.',
      'Кнопка заполняет память страницы, пока браузер её не бросит. Уйдёт около четырёх гигабайт и несколько секунд. Пока её не нажали, форма работает.',
    ],
    beaufort: 12,
    scene: ({
      form,
      t,
    }) => html`<p><button class="button danger" id="sink">${t('Sink this page', 'Потопить страницу')}</button></p>
      ${form}`,
  },
];

/** As a plain string: a template for each of thousands of rows would take seconds. */
function departure(number: number, book: string): string {
  const { time } = SAILINGS[number % SAILINGS.length] ?? { time: '' };
  const seats = (number * 7919) % 60;
  return `<tr><td>${number}</td><td>${time}</td><td>${1 + (number % 9)}</td><td>${seats}</td><td><button class="button small" name="row" value="${number}" aria-label="${book} ${number}">${book}</button></td></tr>`;
}
