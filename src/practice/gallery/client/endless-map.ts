import { contextOf, drawnScale } from './canvas.ts';
import { need, onDrag } from './dom.ts';
import { record, t } from './record.ts';

const PLACES = [
  { id: 'museum', name: t('Museum', 'Музей'), x: 0, y: 0 },
  { id: 'harbour', name: t('Harbour', 'Гавань'), x: -220, y: 120 },
  { id: 'mill', name: t('Mill', 'Мельница'), x: 180, y: 150 },
  { id: 'lighthouse', name: t('Lighthouse', 'Маяк'), x: 1150, y: -720 },
  { id: 'quarry', name: t('Quarry', 'Каменоломня'), x: -1300, y: 640 },
];

/** A plane without edges, seen through a canvas: dragged, zoomed, clicked. */
export const endlessMap: Record<string, (stage: HTMLElement) => void> = {
  'canvas-map': (stage) => {
    const board = need<HTMLCanvasElement>(stage, 'canvas');
    const view = { x: 0, y: 0, zoom: 1 };
    const toScreen = (x: number, y: number) => [
      (x - view.x) * view.zoom + board.width / 2,
      (y - view.y) * view.zoom + board.height / 2,
    ];
    const draw = () => drawMap(board, view, toScreen);
    const tell = () =>
      record('view', { x: Math.round(view.x), y: Math.round(view.y), zoom: Math.round(view.zoom * 100) / 100 });
    const zoomBy = (factor: number) => {
      view.zoom = Math.min(4, Math.max(0.15, view.zoom * factor));
      draw();
    };
    draw();

    let last: readonly [number, number] | undefined;
    let travelled = 0;
    onDrag(
      board,
      (x, y, event) => {
        if (event.type === 'pointerdown') [last, travelled] = [[x, y], 0];
        const [fromX, fromY] = last ?? [x, y];
        const scale = drawnScale(board) / view.zoom;
        view.x -= (x - fromX) * scale;
        view.y -= (y - fromY) * scale;
        travelled += Math.hypot(x - fromX, y - fromY);
        last = [x, y];
        draw();
      },
      (x, y) => {
        if (travelled > 6) return void tell();
        const scale = drawnScale(board);
        const hit = PLACES.find((place) => {
          const [placeX = 0, placeY = 0] = toScreen(place.x, place.y);
          return Math.hypot(placeX - x * scale, placeY - y * scale) < 22;
        });
        if (hit) void record('picked', hit.id);
      },
    );

    let settled = 0;
    board.addEventListener('wheel', (event) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2);
      window.clearTimeout(settled);
      settled = window.setTimeout(() => void tell(), 200);
    });
    board.addEventListener('keydown', (event) => {
      const step = 80 / view.zoom;
      if (event.key === 'ArrowLeft') view.x -= step;
      else if (event.key === 'ArrowRight') view.x += step;
      else if (event.key === 'ArrowUp') view.y -= step;
      else if (event.key === 'ArrowDown') view.y += step;
      else if (event.key === '+' || event.key === '=') zoomBy(1.25);
      else if (event.key === '-') zoomBy(1 / 1.25);
      else return;
      event.preventDefault();
      draw();
      void tell();
    });
  },
};

function drawMap(
  board: HTMLCanvasElement,
  view: { x: number; y: number; zoom: number },
  toScreen: (x: number, y: number) => number[],
): void {
  const context = contextOf(board);
  context.fillStyle = '#e6ede4';
  context.fillRect(0, 0, board.width, board.height);
  context.strokeStyle = '#d0dccf';
  context.lineWidth = 1;
  const cell = 100 * view.zoom;
  const [originX = 0, originY = 0] = toScreen(0, 0);
  context.beginPath();
  for (let x = originX % cell; x < board.width; x += cell) context.rect(x, -1, 0, board.height + 2);
  for (let y = originY % cell; y < board.height; y += cell) context.rect(-1, y, board.width + 2, 0);
  context.stroke();
  context.textAlign = 'center';
  context.font = '600 14px system-ui, sans-serif';
  for (const place of PLACES) {
    const [x = 0, y = 0] = toScreen(place.x, place.y);
    context.beginPath();
    context.arc(x, y, 14, 0, Math.PI * 2);
    context.fillStyle = '#c8553d';
    context.fill();
    context.beginPath();
    context.arc(x, y, 5, 0, Math.PI * 2);
    context.fillStyle = '#fff';
    context.fill();
    context.fillStyle = '#23352f';
    context.fillText(place.name, x, y + 34);
  }
}
