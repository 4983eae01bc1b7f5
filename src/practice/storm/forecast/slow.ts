import { html } from 'hono/html';
import { pause, piecemeal } from '../answers.ts';
import { messagePage } from '../chrome.ts';
import { count } from '../state.ts';
import type { Visit, Weather } from '../weather.ts';

const ms = (values: readonly [number, number, number]) => ({
  name: 'ms',
  label: ['Delay, ms', 'Задержка, мс'] as const,
  values,
  max: 60_000,
});

async function delayed({ c, settings, proceed }: Visit): Promise<Response> {
  await pause(settings['ms'] ?? 0, c.req.raw.signal);
  return proceed();
}

/** Answers with 503 instead of proceeding. */
function outage({ c }: Visit): Response | Promise<Response> {
  const { t } = c.var;
  return c.html(
    messagePage(c, {
      title: t('Service unavailable', 'Сервис недоступен'),
      text: t('The booking system did not answer. Try again.', 'Система бронирования не ответила. Попробуйте ещё раз.'),
    }),
    503,
  );
}

export const slow: readonly Weather[] = [
  {
    id: 'slow',
    title: ['Headwind', 'Встречный ветер'],
    about: [
      'Every answer takes its time, the page as well as the booking.',
      'Каждый ответ приходит с задержкой: и страница, и бронирование.',
    ],
    beaufort: 5,
    settings: [ms([1000, 3000, 12_000])],
    open: delayed,
    book: delayed,
  },
  {
    id: 'drip',
    title: ['Drizzle', 'Морось'],
    about: [
      'The page arrives in pieces; the form comes last but one.',
      'Страница приходит по частям; форма предпоследней.',
    ],
    beaufort: 4,
    settings: [ms([400, 1200, 4000])],
    open: async ({ c, settings, proceed }) =>
      piecemeal(
        await proceed(),
        ['<main', '<form class="booking"', '<select', '</form>', '<footer'],
        settings['ms'] ?? 0,
        c.req.raw.signal,
      ),
  },
  {
    id: 'late',
    title: ['Fog bank', 'Полоса тумана'],
    about: [
      'The page is there at once, but the form is a grey outline until its data comes.',
      'Страница открывается сразу, но вместо формы серый контур, пока не придут данные.',
    ],
    beaufort: 3,
    settings: [ms([800, 2500, 8000])],
    scene: ({
      form,
      t,
    }) => html`<div class="skeleton" role="status" aria-label="${t('Loading', 'Загрузка')}"><i></i><i></i><i></i><b></b></div>
      <template id="late-form">${form}</template>`,
  },
  {
    id: 'flaky',
    title: ['Gusts', 'Порывы'],
    about: [
      'Requests fail by turns: every Nth page, and of the bookings the first, the one N later, and so on.',
      'Запросы срываются по очереди: каждая N-я страница, а из бронирований первое, затем через N и так далее.',
    ],
    beaufort: 6,
    settings: [{ name: 'every', label: ['N', 'N'], values: [3, 2, 2], max: 10 }],
    open: async (visit) => {
      const every = Math.max(2, visit.settings['every'] ?? 2);
      const fails = count(visit.c.var.visitor.state, 'flaky.page') % every === 0;
      return fails ? outage(visit) : visit.proceed();
    },
    book: async (visit) => {
      const every = Math.max(2, visit.settings['every'] ?? 2);
      const fails = (count(visit.c.var.visitor.state, 'flaky.booking') - 1) % every === 0;
      return fails ? outage(visit) : visit.proceed();
    },
  },
];
