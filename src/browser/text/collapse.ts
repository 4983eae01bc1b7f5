import type { Line } from '../../observation.ts';
import { runsIn } from './runs.ts';

/** A line of the value with its place in it, or lines that are not shown. */
export type Piece = Shown | Hidden;

export interface Shown {
  index: number;
  line: Line;
}

/** Lines left out of a run. Their part is the number of the first: it needs no memory to be found again. */
export interface Hidden {
  from: number;
  to: number;
  /** Rows, items …: what is counted. */
  units: number;
  kind: Line['kind'];
}

export function isHidden(piece: Piece): piece is Hidden {
  return !('line' in piece);
}

export interface Limits {
  /** Units of a run that are shown from its beginning. */
  shown: number;
  /** Units further on that are shown because they are wanted. */
  wanted: number;
}

/** In view a person would see them all; of a whole page a taste is enough. */
export const LIMITS: Readonly<Record<'viewport' | 'page', Limits>> = {
  viewport: { shown: 20, wanted: 10 },
  page: { shown: 6, wanted: 6 },
};

/** Hiding so few would hardly be shorter than saying so. */
const TOO_FEW = 2;

/** Runs of similar lines become their first few, the wanted ones, and the number of the others. */
export function collapse(lines: readonly Line[], limits: Limits, worthOf: (index: number) => number): Piece[] {
  const pieces: Piece[] = [];
  const show = (from: number, to: number) => {
    for (let index = from; index < to; index++) {
      const line = lines[index];
      if (line) pieces.push({ index, line });
    }
  };
  let next = 0;
  for (const { from, to, unit } of runsIn(lines)) {
    if ((to - from) / unit <= limits.shown + TOO_FEW) continue;
    show(next, from + limits.shown * unit);
    next = from + limits.shown * unit;
    for (const start of mostWanted(next, to, unit, limits.wanted, worthOf)) {
      hide(pieces, lines, next, start, unit);
      show(start, start + unit);
      next = start + unit;
    }
    hide(pieces, lines, next, to, unit);
    next = to;
  }
  show(next, lines.length);
  return pieces;
}

function hide(pieces: Piece[], lines: readonly Line[], from: number, to: number, unit: number): void {
  if (to > from) pieces.push({ from, to, units: (to - from) / unit, kind: lines[from]?.kind ?? 'text' });
}

/** Where the units begin that are worth most, in their order. */
function mostWanted(
  from: number,
  to: number,
  unit: number,
  most: number,
  worthOf: (index: number) => number,
): number[] {
  const units: { start: number; worth: number }[] = [];
  for (let start = from; start < to; start += unit) {
    const worth = Math.max(...Array.from({ length: unit }, (_, at) => worthOf(start + at)));
    if (worth >= NOTEWORTHY) units.push({ start, worth });
  }
  const best = units.sort((a, b) => b.worth - a.worth).slice(0, most);
  return best.map(({ start }) => start).sort((a, b) => a - b);
}

/** As much as one word of the task that stands in sixteen lines. */
const NOTEWORTHY = 0.25;
