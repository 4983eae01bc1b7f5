import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { pause } from '../answers.ts';
import { messagePage } from '../chrome.ts';
import type { Weather } from '../weather.ts';

export const STATUSES = [403, 404, 410, 429, 500, 503] as const;

const FRESH_TOKEN = 'issued-today';

/** Answers that are not what they seem, or not what was hoped for. */
export const answers: readonly Weather[] = [
  {
    id: 'false-success',
    title: ['False calm', 'Обманчивый штиль'],
    about: [
      'The server answers 500 and books nothing. The page says “Booked” all the same.',
      'Сервер отвечает 500 и ничего не бронирует. Страница всё равно пишет «Забронировано».',
    ],
    beaufort: 9,
    book: async ({ c }) => c.json({ error: c.var.t('The ledger is wet.', 'Журнал промок.') }, 500),
  },
  {
    id: 'status-pages',
    title: ['Warning flags', 'Сигнальные флаги'],
    about: [
      'Doors that open onto error pages of every kind. The form itself works.',
      'Двери, за которыми страницы ошибок всех видов. Сама форма работает.',
    ],
    beaufort: 6,
    scene: ({ form, t }) => html`<ul class="doors">
        ${STATUSES.map((status) => html`<li><a href="/status/${status}">${t(`Door ${status}`, `Дверь ${status}`)}</a></li>`)}
      </ul>
      ${form}`,
  },
  {
    id: 'rate-limit',
    title: ['One ship at a time', 'По одному судну'],
    about: [
      'The first booking is refused with 429 and a time to wait; hurrying does not help.',
      'Первое бронирование отклоняется с кодом 429 и сроком ожидания; спешка не поможет.',
    ],
    beaufort: 5,
    settings: [{ name: 'seconds', label: ['Wait, s', 'Ждать, с'], values: [1, 3, 10], max: 60 }],
    book: async ({ c, settings, proceed }) => {
      const { rateLimit } = c.var.visitor.state;
      const wait = (settings['seconds'] ?? 0) * 1000;
      const left = rateLimit.lastRefusal + wait - Date.now();
      if (rateLimit.refusals > 0 && left <= 0) return proceed();
      rateLimit.refusals += 1;
      if (left <= 0) rateLimit.lastRefusal = Date.now();
      const seconds = Math.ceil((left <= 0 ? wait : left) / 1000);
      const { t } = c.var;
      const page = messagePage(c, {
        title: t('Too many requests', 'Слишком много запросов'),
        text: t(`Try again in ${seconds} s.`, `Попробуйте через ${seconds} с.`),
      });
      return c.html(page, 429, { 'retry-after': String(seconds) });
    },
  },
  {
    id: 'wrong-type',
    title: ['Wrong flag', 'Чужой флаг'],
    about: [
      'Documents under a false content type: a page as text, data as a page, a picture as a page.',
      'Документы с неверным типом: страница как текст, данные как страница, картинка как страница.',
    ],
    beaufort: 4,
    scene: ({ form, t }) => html`<ul class="doors">
        <li><a href="/odd/page-as-text">${t('Timetable (page as text)', 'Расписание (страница как текст)')}</a></li>
        <li><a href="/odd/data-as-page">${t('Seats (data as page)', 'Места (данные как страница)')}</a></li>
        <li><a href="/odd/picture-as-page">${t('Chart (picture as page)', 'Карта (картинка как страница)')}</a></li>
      </ul>
      ${form}`,
  },
  {
    id: 'no-content',
    title: ['Silent bell', 'Немой колокол'],
    about: [
      'The booking is saved, but the answer is 204: the page stays as it was.',
      'Бронирование сохраняется, но приходит 204: страница не меняется.',
    ],
    beaufort: 4,
    book: async ({ c, proceed }) => {
      const response = await proceed();
      return response.status === 303 ? c.body(null, 204) : response;
    },
  },
  {
    id: 'download',
    title: ['Message in a bottle', 'Письмо в бутылке'],
    about: [
      'Where a page is expected, a file comes: the timetable and the confirmation are downloads.',
      'Вместо страницы приходит файл: и расписание, и подтверждение скачиваются.',
    ],
    beaufort: 3,
    scene: ({ form, t }) => html`<p><a href="/odd/timetable">${t('Open the timetable', 'Открыть расписание')}</a></p>
      ${form}`,
    book: async ({ c, proceed }) => {
      const response = await proceed();
      if (response.status !== 303) return response;
      const booking = c.var.visitor.state.bookings.at(-1);
      return c.body(`Skerry Line\n${booking?.id}\n${booking?.name}\n`, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="ticket-${booking?.id}.txt"`,
      });
    },
  },
  {
    id: 'expired-token',
    title: ['Stale papers', 'Просроченные бумаги'],
    about: [
      'The form carries a token that is too old the first time; after the refusal a fresh form works.',
      'Маркер формы в первый раз устарел; после отказа свежая форма работает.',
    ],
    beaufort: 5,
    fields: (c) =>
      html`<input type="hidden" name="token" value="${c.var.visitor.state.tokenRefused ? FRESH_TOKEN : 'issued-yesterday'}" />`,
    book: async ({ c, proceed }) => {
      const { state } = c.var.visitor;
      const { token } = await c.req.parseBody();
      if (token === FRESH_TOKEN) return proceed();
      state.tokenRefused = true;
      const { t } = c.var;
      const page = messagePage(c, {
        title: t('This form has expired', 'Форма устарела'),
        text: t('Open the page again and repeat the booking.', 'Откройте страницу заново и повторите бронирование.'),
      });
      return c.html(page, 403);
    },
  },
  {
    id: 'double-submit',
    title: ['Echo', 'Эхо'],
    about: [
      'The answer is slow and the button stays alive: each press is a booking.',
      'Ответ идёт долго, а кнопка не гаснет: каждое нажатие это бронирование.',
    ],
    beaufort: 5,
    settings: [{ name: 'ms', label: ['Delay, ms', 'Задержка, мс'], values: [800, 2000, 6000], max: 60_000 }],
    book: async ({ c, settings, proceed }) => {
      // Saved first: whoever presses again does not take the first booking back.
      const response = await proceed();
      await pause(settings['ms'] ?? 0, c.req.raw.signal);
      return response;
    },
  },
  {
    id: 'cookie-required',
    title: ['Harbour pass', 'Портовый пропуск'],
    about: [
      'The page first makes sure that the browser keeps cookies, and turns away those that do not.',
      'Страница сначала проверяет, хранит ли браузер куки, и не пускает тех, кто не хранит.',
    ],
    beaufort: 3,
    open: async ({ c, proceed }) => {
      if (getCookie(c, 'harbour-pass') === 'shown') return proceed();
      const { t } = c.var;
      if (c.req.query('checked') !== undefined)
        return c.html(
          messagePage(c, {
            title: t('Cookies are required', 'Нужны куки'),
            text: t('Your browser did not show the harbour pass.', 'Ваш браузер не предъявил пропуск.'),
          }),
          403,
        );
      setCookie(c, 'harbour-pass', 'shown', { path: '/', sameSite: 'Lax' });
      const target = new URL(c.req.url);
      target.searchParams.set('checked', '1');
      return c.redirect(`${target.pathname}${target.search}`);
    },
  },
];
