import { html } from 'hono/html';
import { z } from 'zod';
import { type Exhibit, flag, number, point, text } from '../exhibit.ts';

export const canvas: readonly Exhibit[] = [
  {
    id: 'canvas-console',
    title: ['Canvas console', 'Пульт на холсте'],
    about: [
      'Three switches and a fader, drawn. The document knows nothing of them: only pixels and coordinates.',
      'Три переключателя и ползунок, но все нарисованы. В документе о них ничего нет: только пиксели и координаты.',
    ],
    task: ['Turn the lamp on and move the fader above 80.', 'Включите лампу и поднимите ползунок выше 80.'],
    parts: { lamp: flag, fan: flag, radio: flag, fader: number.min(0).max(100) },
    stage: () => html`<canvas class="board" width="680" height="300"></canvas>`,
  },
  {
    id: 'canvas-pad',
    title: ['Drawing pad', 'Планшет для рисования'],
    about: ['Draw with the pointer; every stroke is recorded.', 'Рисуйте указателем; каждый штрих записывается.'],
    task: ['Draw one line from left to right.', 'Проведите одну линию слева направо.'],
    parts: { strokes: number.int().min(0), lastStroke: z.object({ from: point, to: point, points: number.int() }) },
    stage: () => html`<canvas class="board pad" width="680" height="360"></canvas>`,
  },
  {
    id: 'canvas-map',
    title: ['Endless map', 'Бесконечная карта'],
    about: [
      'Drag to move, turn the wheel to zoom. Some places are far outside the first view.',
      'Тяните, чтобы двигать, крутите колесо, чтобы менять масштаб. Часть мест далеко за краем.',
    ],
    task: ['Find the lighthouse in the north-east and click it.', 'Найдите маяк на северо-востоке и щёлкните по нему.'],
    parts: { view: z.object({ x: number, y: number, zoom: number }), picked: text },
    stage: ({
      t,
    }) => html`<canvas class="board map" width="680" height="400" tabindex="0" aria-label="${t('Map', 'Карта')}"></canvas>
      <p class="hint">${t('Arrow keys move the map, + and − zoom.', 'Стрелки двигают карту, + и − меняют масштаб.')}</p>`,
  },
];
