import { html } from 'hono/html';
import type { Weather } from '../weather.ts';

/** Trouble on the way from page to page. */
export const routes: readonly Weather[] = [
  {
    id: 'redirect-loop',
    title: ['Whirlpool', 'Водоворот'],
    about: [
      'The way to the ticket desk goes round in circles. The form on this page works.',
      'Дорога к кассе ходит по кругу. Форма на этой странице работает.',
    ],
    beaufort: 8,
    scene: ({
      form,
      t,
    }) => html`<p><a class="button quiet" href="/loop/a">${t('Go to the ticket desk', 'Перейти к кассе')}</a></p>
      ${form}`,
  },
  {
    id: 'redirect-chain',
    title: ['Long passage', 'Долгий проход'],
    about: ['The ticket desk is many redirects away, but it is there.', 'До кассы много перенаправлений, но она есть.'],
    beaufort: 5,
    settings: [{ name: 'hops', label: ['Hops', 'Шагов'], values: [3, 10, 18], max: 18 }],
    scene: ({ form, t, settings, query }) =>
      query('arrived') === undefined
        ? html`<div class="notice"><p>${t('Seats are sold at the ticket desk.', 'Места продают в кассе.')}</p><a class="button" href="/chain/${settings['hops'] ?? 10}">${t('Go to the ticket desk', 'Перейти к кассе')}</a></div>`
        : form,
  },
  {
    id: 'history-trap',
    title: ['Undertow', 'Отбойное течение'],
    about: [
      'The back button returns here; after a few tries it lets go.',
      'Кнопка «Назад» возвращает сюда же; после нескольких попыток отпускает.',
    ],
    beaufort: 7,
    settings: [{ name: 'n', label: ['Tries', 'Попыток'], values: [1, 3, 10], max: 50 }],
    scene: ({
      form,
      t,
    }) => html`<p class="ticker"><span>${t('Came back', 'Вернулись')}</span> <output id="news">0</output></p>
      ${form}`,
  },
  {
    id: 'beforeunload',
    title: ['Anchor', 'Якорь'],
    about: ['Whoever has typed something is asked before leaving.', 'Кто уже что-то ввёл, того спросят перед уходом.'],
    beaufort: 4,
    scene: ({ form, t }) => html`<p><a href="/">${t('Leave for the harbour', 'Уйти в порт')}</a></p>
      ${form}`,
  },
  {
    id: 'dialogs',
    title: ['Drumfire', 'Барабанная дробь'],
    about: [
      'One alert after another, without a pause; then a question whether to stop.',
      'Одно сообщение за другим без паузы; потом вопрос, не хватит ли.',
    ],
    beaufort: 9,
    settings: [{ name: 'n', label: ['Alerts', 'Сообщений'], values: [3, 8, 40], max: 500 }],
  },
  {
    id: 'popups',
    title: ['Flying fish', 'Летучие рыбы'],
    about: ['The first click anywhere opens a swarm of windows.', 'Первый же щелчок открывает стаю окон.'],
    beaufort: 9,
    settings: [{ name: 'n', label: ['Windows', 'Окон'], values: [3, 20, 40], max: 60 }],
  },
  {
    id: 'popup-blocked',
    title: ['Second window', 'Второе окно'],
    about: [
      'The form opens in a window of its own. If the browser blocks it, the page notices and offers a link.',
      'Форма открывается в отдельном окне. Если браузер его не пустит, страница заметит и предложит ссылку.',
    ],
    beaufort: 4,
    scene: ({ form, t, query }) =>
      query('desk') === undefined
        ? html`<div class="notice"><p role="status" id="news">${t('Opening the ticket desk…', 'Открываем кассу…')}</p>
            <p id="fallback" hidden>${t('Pop-ups are blocked.', 'Всплывающие окна заблокированы.')} <a href="/weathers/popup-blocked?desk=1" target="_blank">${t('Open the ticket desk', 'Открыть кассу')}</a></p></div>`
        : form,
  },
  {
    id: 'stale-worker',
    title: ['Ghost ship', 'Корабль-призрак'],
    about: [
      'A service worker shows an old copy of this page from the second visit on, until it is updated. Old forms are refused.',
      'Со второго визита служебный скрипт показывает старую копию страницы, пока его не обновят. Старые формы не принимают.',
    ],
    beaufort: 8,
    scene: ({ form, t, query }) =>
      query('old') === undefined
        ? form
        : html`<div class="notice" role="status">
              <p>${t('A newer version of this page is available.', 'Есть более новая версия этой страницы.')}</p>
              <button class="button small" id="update">${t('Update now', 'Обновить')}</button>
            </div>
            ${form}`,
    book: async ({ c, proceed }) => {
      const { t } = c.var;
      if (c.req.query('old') === undefined) return proceed();
      return c.text(
        t('This form is from an older version and cannot be used.', 'Форма из старой версии, ею нельзя пользоваться.'),
        410,
      );
    },
  },
  {
    id: 'offline',
    title: ['Cut cable', 'Оборванный кабель'],
    about: [
      'The switch cuts the line: bookings fail in the network and wait in a queue until it is back.',
      'Переключатель рвёт линию: бронирования не доходят и ждут в очереди, пока связь не вернётся.',
    ],
    beaufort: 7,
    scene: ({ form, t }) => html`<div class="notice">
        <label class="check"><input type="checkbox" id="cut" /> ${t('Cut the line', 'Оборвать линию')}</label>
        <p role="status" id="news">${t('Online.', 'На связи.')}</p>
        <button class="button small quiet" id="retry" type="button" hidden>${t('Send the queue', 'Отправить очередь')}</button>
      </div>
      ${form}`,
  },
];
