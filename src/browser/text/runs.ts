import type { Line } from '../../observation.ts';
import { controlsOf } from './parts.ts';

/** Lines that repeat one shape: the rows of a table, the items of a list, each of so many lines. */
export interface Run {
  from: number;
  to: number;
  /** How many lines one of them takes. */
  unit: number;
}

const LONGEST_UNIT = 6;
const FEWEST_UNITS = 3;

/** The runs among the lines, in order; none within another. Only shapes are compared, never words. */
export function runsIn(lines: readonly Line[]): Run[] {
  const shapes = lines.map(shapeOf);
  const runs: Run[] = [];
  let from = 0;
  while (from < lines.length) {
    const run = lines[from]?.continues ? undefined : (repetitionAt(shapes, from) ?? seriesAt(lines, shapes, from));
    if (run) runs.push(run);
    from = run?.to ?? from + 1;
  }
  return runs;
}

/** Prose has no shape: paragraphs are not rows of anything. */
const PROSE = '';

function shapeOf(line: Line): string {
  if (line.kind === 'row') return `row ${line.depth}`;
  const roles = [...new Set(controlsOf(line).map(({ role }) => role))].sort();
  if (line.kind === 'text' && roles.length === 0) return PROSE;
  return `${line.continues ? '+' : ''}${line.kind} ${line.depth} ${line.role ?? ''} ${roles.join()}`;
}

function repetitionAt(shapes: readonly string[], from: number): Run | undefined {
  for (let unit = 1; unit <= LONGEST_UNIT; unit++) {
    if (shapes.slice(from, from + unit).every((shape) => shape === PROSE)) continue;
    let to = from + unit;
    while (to < shapes.length && shapes[to] === shapes[to - unit]) to += 1;
    to -= (to - from) % unit;
    if ((to - from) / unit >= FEWEST_UNITS) return { from, to, unit };
  }
  return undefined;
}

/** Items whose shapes differ are still items of one list. */
function seriesAt(lines: readonly Line[], shapes: readonly string[], from: number): Run | undefined {
  const first = lines[from];
  if (first?.kind !== 'item') return undefined;
  let to = from;
  // What repeats a shape from here on is a run of its own.
  while (lines[to]?.kind === 'item' && lines[to]?.depth === first.depth && !(to > from && repetitionAt(shapes, to)))
    to += 1;
  return to - from >= FEWEST_UNITS ? { from, to, unit: 1 } : undefined;
}
