import { FONT } from './look.ts';

export type Brush = OffscreenCanvasRenderingContext2D;

export interface Type {
  size: number;
  weight?: number;
  colour: string;
  /** From one line to the next. */
  leading: number;
}

/** Breaks a text into so many lines at most; what has no room ends in dots. */
export function linesOf(brush: Brush, text: string, type: Type, width: number, most: number): string[] {
  setType(brush, type);
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    if (brush.measureText(rest).width <= width) return [...lines, rest];
    const fits = lettersThatFit(brush, rest, width, isLast ? '…' : '');
    const space = isLast ? -1 : rest.lastIndexOf(' ', fits);
    const end = space > fits / 2 ? space : fits;
    lines.push(isLast ? `${rest.slice(0, end).trimEnd()}…` : rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return lines;
}

/** Writes lines below each other, the first with its middle at this height; returns where the next one would stand. */
export function write(brush: Brush, lines: readonly string[], type: Type, x: number, y: number): number {
  setType(brush, type);
  for (const [index, line] of lines.entries()) brush.fillText(line, x, y + index * type.leading);
  return y + lines.length * type.leading;
}

export function setType(brush: Brush, { size, weight = 400, colour }: Type): void {
  brush.font = `${weight} ${size}px ${FONT}`;
  brush.fillStyle = colour;
  brush.textBaseline = 'middle';
  brush.textAlign = 'left';
}

function lettersThatFit(brush: Brush, text: string, width: number, ending: string): number {
  let [fits, tooMany] = [1, text.length];
  while (fits < tooMany - 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (brush.measureText(text.slice(0, middle) + ending).width <= width) fits = middle;
    else tooMany = middle;
  }
  return fits;
}
