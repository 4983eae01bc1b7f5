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

/** In view a person would see them all; where there is little room, fewer; of a whole page a taste is enough. */
export const LIMITS: Readonly<Record<'viewport' | 'crowded' | 'page', Limits>> = {
  viewport: { shown: 20, wanted: 10 },
  crowded: { shown: 10, wanted: 8 },
  page: { shown: 6, wanted: 6 },
};

/** Hiding so few would hardly be shorter than saying so. */
const TOO_FEW = 2;

/** Runs of similar lines become their first few, the wanted ones, and the number of the others. */
export function collapse(lines: readonly Line[], limits: Limits, worthOf: (index: number) => number): Piece[] {
  const pieces: Piece[] = [];
  let next = 0;
  const show = (to: number) => {
    for (; next < to; next++) {
      const line = lines[next];
      if (line) pieces.push({ index: next, line });
    }
  };
  for (const { starts, to } of runsIn(lines)) {
    if (starts.length <= limits.shown + TOO_FEW) continue;
    const units = unitsOf(starts, to);
    const kind = lines[starts[0] ?? 0]?.kind ?? 'text';
    const shown = wanted(units, limits, worthOf);
    show(units[limits.shown]?.from ?? to);
    let hidden: Unit[] = [];
    const hide = () => {
      const [first, last] = [hidden[0], hidden.at(-1)];
      if (first && last) pieces.push({ from: first.from, to: last.to, units: hidden.length, kind });
      next = last?.to ?? next;
      hidden = [];
    };
    for (const unit of units.slice(limits.shown)) {
      if (!shown.has(unit)) hidden.push(unit);
      else {
        hide();
        show(unit.to);
      }
    }
    hide();
  }
  show(lines.length);
  return pieces;
}

interface Unit {
  from: number;
  to: number;
}

function unitsOf(starts: readonly number[], to: number): Unit[] {
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? to }));
}

/** The units beyond the limit that are worth most. */
function wanted(units: readonly Unit[], limits: Limits, worthOf: (index: number) => number): Set<Unit> {
  const worth = ({ from, to }: Unit) => Math.max(...Array.from({ length: to - from }, (_, at) => worthOf(from + at)));
  const worthy = units.slice(limits.shown).flatMap((unit) => {
    const own = worth(unit);
    return own >= NOTEWORTHY ? [{ unit, worth: own }] : [];
  });
  const best = worthy.sort((a, b) => b.worth - a.worth).slice(0, limits.wanted);
  return new Set(best.map(({ unit }) => unit));
}

/** As much as one word of the task that stands in sixteen lines. */
const NOTEWORTHY = 0.25;
