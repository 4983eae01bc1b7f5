import type { Line } from '../../observation.ts';
import { runsIn } from './runs.ts';

/** A line of the value with its place in it, or lines that are not shown. */
export type Piece = { index: number; line: Line } | Hidden;

/** Lines left out of a run. Their part is the number of the first: it needs no memory to be found again. */
export interface Hidden {
  from: number;
  to: number;
  /** Rows, items …: what is counted. */
  units: number;
  kind: Line['kind'];
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
export function collapse(lines: readonly Line[], limits: Limits, isWanted: (index: number) => boolean): Piece[] {
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
    let wanted = 0;
    for (let start = next; start < to; start += unit) {
      if (wanted >= limits.wanted || !someIn(start, start + unit, isWanted)) continue;
      wanted += 1;
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

function someIn(from: number, to: number, is: (index: number) => boolean): boolean {
  for (let index = from; index < to; index++) if (is(index)) return true;
  return false;
}
