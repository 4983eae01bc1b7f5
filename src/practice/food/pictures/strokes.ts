import { dice } from '../../random.ts';

/** A picture is 200 × 200; these are the strokes all of them share. */

export interface Brush {
  /** The colours of the dish; asks for one too many get the last one. */
  colour(index: number): string;
  /** The same numbers for the same dish, every time. */
  random(): number;
}

export type Draw = (brush: Brush) => string;

export function brush(colours: readonly string[], seed: string): Brush {
  return {
    colour: (index) => colours[Math.min(index, colours.length - 1)] ?? '#ccc',
    random: dice(seed).next,
  };
}

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})" ${more}/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, turn = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${w}" height="${h}" rx="${r}" fill="${fill}" transform="rotate(${round(turn)} ${round(x + w / 2)} ${round(y + h / 2)})"/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const leaf = (x: number, y: number, size: number, fill: string, turn: number) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size / 10)})">${path('M0 -10C7 -6 7 5 0 10C-7 5 -7 -6 0 -10Z', fill)}${line('M0 -7V8', '#ffffff', 1, 0.35)}</g>`;

export const shadow = (rx = 80, ry = 80, y = 108) => oval(100, y, rx, ry, '#2b1020', 0, 'opacity=".13"');

export const plate = () =>
  shadow() +
  disc(100, 100, 82, '#fffdf9') +
  disc(100, 100, 64, '#f7f0e6') +
  disc(100, 100, 64, 'none', 'stroke="#e9ddcd" stroke-width="1.5"');

export const deepBowl = (inside: string, rim = '#fffdf9') =>
  shadow() + disc(100, 100, 82, rim) + disc(100, 100, 72, '#00000014') + disc(100, 101, 69, inside);

export const skillet = (inside: string) =>
  shadow() +
  box(150, 88, 48, 24, 12, '#3a3436', -38) +
  disc(94, 104, 76, '#3a3436') +
  disc(94, 104, 68, '#1f1b1d') +
  disc(94, 104, 66, inside);

export const board = () =>
  box(18, 44, 164, 122, 18, '#2b102022') +
  box(18, 38, 164, 122, 18, '#54495a') +
  line('M30 62H170M30 98H170M30 136H170', '#ffffff', 1.5, 0.06);

/** Spreads things evenly over a disc, the way a cook would. */
export function spread(
  { random }: Brush,
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number, index: number) => string,
  [cx, cy]: readonly [number, number] = [100, 100],
): string {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const start = random() * 6;
  return Array.from({ length: count }, (_, index) => {
    const angle = start + index * golden + (random() - 0.5) * 0.5;
    const distance = radius * Math.sqrt((index + 0.5) / count) * (0.9 + random() * 0.12);
    return draw(cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance, random() * 360, index);
  }).join('');
}

/** The same thing several times, each time told its number. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
