import type { Style as Color } from '../terminal.ts';
import type { Line, Mark } from './line.ts';
import type { Style } from './style.ts';
import { textWidth, wrapToWidth } from './text-width.ts';

/** Not wider than the eye likes to travel. */
const WIDEST = 110;
/** The number of the step, and the gap behind it. */
const STEP = 4;
/** The sign and the gap behind it. */
const SIGN = 2;
/** How much of one thing is told. */
const MOST_LINES: Partial<Record<Mark, number>> = { thought: 12, detail: 40, note: 8, warning: 6, trouble: 8 };

/** A line of the story as it is printed: the step, a sign, the words, and further lines below the first. */
export function drawLine(line: Line, style: Style): string[] {
  const { paint } = style;
  const { mark, text, step, aside = '' } = line;
  const width = Math.min(style.columns, WIDEST) - 1;
  if (mark === 'plain') return text.split('\n');
  if (mark === 'task') return ['', ...taskLines(text, aside, width, style)];
  const isNarrow = width < 50;
  const indent = (isNarrow ? 3 : STEP) + SIGN;
  const { sign, color, dim } = lookOf(mark, style);
  const room = width - indent;
  const all = wrapToWidth(text, room);
  const most = MOST_LINES[mark] ?? 60;
  const lines = all.length > most ? [...all.slice(0, most - 1), style.words.more(all.length - most + 1)] : all;
  const painted = lines.map((one) => (color === undefined ? one : paint(color, one)));
  if (aside !== '') addAside(painted, aside, room, style);
  const number = step === undefined ? '' : String(step);
  const head = `${paint('bold', number.padStart(indent - SIGN - 1))} ${dim ? paint('dim', sign) : sign} `;
  return painted.map((one, index) => (index === 0 ? head : ' '.repeat(indent)) + one);
}

/** Beside the last line where there is room, otherwise below it. */
function addAside(lines: string[], aside: string, room: number, { paint }: Style): void {
  const last = lines.at(-1) ?? '';
  if (textWidth(last) + textWidth(aside) + 2 <= room) lines.splice(-1, 1, `${last}  ${paint('dim', aside)}`);
  else lines.push(...wrapToWidth(aside, room).map((one) => paint('dim', one)));
}

function taskLines(text: string, aside: string, width: number, { paint, glyphs }: Style): string[] {
  const sign = paint('cyan', glyphs.current);
  const lines = wrapToWidth(text, width - SIGN).map((line) => paint('bold', line));
  const below = aside === '' ? [] : wrapToWidth(aside, width - SIGN).map((line) => paint('dim', line));
  return [...lines, ...below].map((line, index) => `${index === 0 ? sign : ' '} ${line}`);
}

interface Look {
  readonly sign: string;
  readonly color?: Color;
  readonly dim?: boolean;
}

function lookOf(mark: Mark, { glyphs, paint }: Style): Look {
  switch (mark) {
    case 'thought':
      return { sign: ' ' };
    case 'deed':
      return { sign: paint('green', glyphs.done) };
    case 'arrived':
      return { sign: glyphs.arrived.slice(0, 1), dim: true, color: 'dim' };
    case 'asked':
      return { sign: paint('yellow', glyphs.asks), color: ['yellow', 'bold'] };
    case 'fact':
      return { sign: ' ' };
    case 'heard':
      return { sign: paint('cyan', glyphs.prompt), color: 'cyan' };
    case 'warning':
      return { sign: paint('yellow', glyphs.warning), color: 'yellow' };
    case 'trouble':
      return { sign: paint('red', glyphs.trouble), color: 'red' };
    case 'checked':
      return { sign: paint('green', glyphs.done), color: 'green' };
    case 'plan':
      return { sign: ' ', color: 'bold' };
    case 'reached':
      return { sign: paint('green', glyphs.done) };
    case 'unreached':
      return { sign: glyphs.open, dim: true };
    case 'dropped':
      return { sign: glyphs.dropped, dim: true, color: 'dim' };
    default:
      return { sign: glyphs.dot, dim: true, color: 'dim' };
  }
}
