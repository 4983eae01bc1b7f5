import { html } from 'hono/html';
import type { Html } from '../layout.ts';
import { answers } from './forecast/answers.ts';
import { endless } from './forecast/endless.ts';
import { ground } from './forecast/ground.ts';
import { heavy } from './forecast/heavy.ts';
import { routes } from './forecast/routes.ts';
import { slow } from './forecast/slow.ts';
import type { Bilingual, FrontId, PlacedWeather, Weather } from './weather.ts';

export interface Front {
  readonly id: FrontId;
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly weathers: readonly Weather[];
}

/** The fronts in the order of the board. */
export const fronts: readonly Front[] = [
  {
    id: 'slow',
    title: ['Slow air', 'Вялый воздух'],
    about: ['Answers come late, in pieces or only sometimes.', 'Ответы приходят поздно, по частям или через раз.'],
    weathers: slow,
  },
  {
    id: 'answers',
    title: ['Wrong signals', 'Ложные сигналы'],
    about: ['The answer is not what it seems.', 'Ответ не тот, каким кажется.'],
    weathers: answers,
  },
  {
    id: 'endless',
    title: ['No end in sight', 'Без конца и края'],
    about: ['The page never comes to rest.', 'Страница никак не успокоится.'],
    weathers: endless,
  },
  {
    id: 'routes',
    title: ['Lost course', 'Сбитый курс'],
    about: ['Trouble on the way from page to page.', 'Неприятности на пути между страницами.'],
    weathers: routes,
  },
  {
    id: 'ground',
    title: ['Moving ground', 'Зыбкая почва'],
    about: ['Things move just as you reach for them.', 'Всё движется, едва протянешь руку.'],
    weathers: ground,
  },
  {
    id: 'heavy',
    title: ['Heavy sea', 'Тяжёлое море'],
    about: ['Simply too much of everything.', 'Просто всего слишком много.'],
    weathers: heavy,
  },
];

const all: readonly PlacedWeather[] = fronts.flatMap(({ id, weathers }) =>
  weathers.map((weather) => ({ ...weather, front: id })),
);

export function findWeather(id: string): PlacedWeather | undefined {
  return all.find((weather) => weather.id === id);
}

export const weatherIds: readonly string[] = all.map(({ id }) => id);

const GLYPHS: Readonly<Record<FrontId, Html>> = {
  slow: html`<path d="M4 14h17a4 4 0 1 0-4-4M4 20h22M4 26h13a3.5 3.5 0 1 1-3.5 3.5" />`,
  answers: html`<path d="M8 34V6M8 8h20l-5 6 5 6H8" />`,
  endless: html`<path d="M13 20c-4-6-9-5-9 0s5 6 9 0 9-5 9 0-5 6-9 0M26 20c4-6 9-5 9 0s-5 6-9 0" />`,
  routes: html`<circle cx="18" cy="20" r="13" /><path d="m23 15-3 8-7 3 3-8z" />`,
  ground: html`<path d="M3 16c5-5 8-5 12 0s8 5 12 0 5-4 8-2M3 26c5-5 8-5 12 0s8 5 12 0 5-4 8-2" />`,
  heavy: html`<path d="M10 22a7 7 0 1 1 2-13 8 8 0 0 1 15 3 5.5 5.5 0 0 1 0 10zM13 27l-2 6M20 27l-2 6M27 27l-2 6" />`,
};

export function glyph(front: FrontId): Html {
  return html`<svg class="glyph" viewBox="0 0 38 40" width="34" height="36" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${GLYPHS[front]}</svg>`;
}
