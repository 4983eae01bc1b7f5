import { need, onDrag } from './dom.ts';
import { record, t } from './record.ts';

const INK = '#23352f';
const GOLD = '#d98c1f';

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}

/** The stage may show the canvas smaller than it is drawn. */
export function drawnScale(canvas: HTMLCanvasElement): number {
  return canvas.width / canvas.getBoundingClientRect().width;
}

export const canvas: Record<string, (stage: HTMLElement) => void> = {
  'canvas-console': (stage) => {
    const board = need<HTMLCanvasElement>(stage, 'canvas');
    const context = contextOf(board);
    const switches = [
      { part: 'lamp', name: t('Lamp', 'Лампа'), x: 40, on: false },
      { part: 'fan', name: t('Fan', 'Вентилятор'), x: 250, on: false },
      { part: 'radio', name: t('Radio', 'Радио'), x: 460, on: false },
    ];
    const track = { x: 60, y: 232, width: 560 };
    let fader = 20;
    const draw = () => {
      context.clearRect(0, 0, board.width, board.height);
      context.textBaseline = 'middle';
      context.textAlign = 'center';
      for (const { x, name, on } of switches) {
        roundedBox(context, x, 40, 180, 90, on ? GOLD : '#fff');
        context.fillStyle = on ? '#fff' : INK;
        context.font = '600 20px system-ui, sans-serif';
        context.fillText(name, x + 90, 74);
        context.font = '14px ui-monospace, monospace';
        context.fillText(on ? t('on', 'вкл') : t('off', 'выкл'), x + 90, 102);
      }
      context.fillStyle = '#d9d3c5';
      context.fillRect(track.x, track.y - 3, track.width, 6);
      context.fillStyle = GOLD;
      context.fillRect(track.x, track.y - 3, (track.width * fader) / 100, 6);
      context.beginPath();
      context.arc(track.x + (track.width * fader) / 100, track.y, 15, 0, Math.PI * 2);
      context.fillStyle = INK;
      context.fill();
      context.font = '14px ui-monospace, monospace';
      context.fillText(`${t('Fader', 'Уровень')} ${fader}`, board.width / 2, 180);
    };
    draw();

    let sliding = false;
    board.addEventListener('click', (event) => {
      const scale = drawnScale(board);
      const [x, y] = [event.offsetX * scale, event.offsetY * scale];
      const hit = switches.find((one) => x >= one.x && x <= one.x + 180 && y >= 40 && y <= 130);
      if (!hit) return;
      hit.on = !hit.on;
      draw();
      void record(hit.part, hit.on);
    });
    onDrag(
      board,
      (x, y, event) => {
        const scale = drawnScale(board);
        if (event.type === 'pointerdown') sliding = Math.abs(y * scale - track.y) < 30;
        if (!sliding) return;
        fader = Math.round(Math.min(1, Math.max(0, (x * scale - track.x) / track.width)) * 100);
        draw();
      },
      () => {
        if (sliding) void record('fader', fader);
        sliding = false;
      },
    );
  },

  'canvas-pad': (stage) => {
    const board = need<HTMLCanvasElement>(stage, 'canvas');
    const context = contextOf(board);
    const clearBox = { x: board.width - 120, y: 16, width: 104, height: 40 };
    let strokes = 0;
    let stroke: [number, number][] = [];
    const wipe = () => {
      context.clearRect(0, 0, board.width, board.height);
      roundedBox(context, clearBox.x, clearBox.y, clearBox.width, clearBox.height, '#fff');
      context.fillStyle = INK;
      context.font = '600 15px system-ui, sans-serif';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(t('Clear', 'Стереть'), clearBox.x + 52, clearBox.y + 21);
    };
    wipe();
    const inClear = (x: number, y: number) => x >= clearBox.x && y <= clearBox.y + clearBox.height;

    onDrag(
      board,
      (x, y) => {
        const scale = drawnScale(board);
        const here: [number, number] = [Math.round(x * scale), Math.round(y * scale)];
        const before = stroke.at(-1) ?? here;
        stroke.push(here);
        context.strokeStyle = INK;
        context.lineWidth = 4;
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(...before);
        context.lineTo(...here);
        context.stroke();
      },
      async () => {
        const [from, to, points] = [stroke[0], stroke.at(-1), stroke.length];
        stroke = [];
        if (!from || !to) return;
        if (inClear(...from)) {
          strokes = 0;
          wipe();
        } else {
          strokes += 1;
          await record('lastStroke', { from, to, points });
        }
        await record('strokes', strokes);
      },
    );
  },
};

function roundedBox(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, 12);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = '#cfc8b8';
  context.lineWidth = 1.5;
  context.stroke();
}
