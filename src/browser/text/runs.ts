import type { Line } from '../../observation.ts';
import { controlsOf } from './parts.ts';

/** Neighbours of one shape: the rows of a table, the items of a list, the results of a search. */
export interface Run {
  /** Where each of them begins; one may take several lines. */
  starts: readonly number[];
  to: number;
}

const LONGEST_UNIT = 6;
const LONGEST_SECTION = 16;
const FEWEST_UNITS = 3;

/** The runs among the lines, in order; none within another. Only shapes are compared, never words. */
export function runsIn(lines: readonly Line[]): Run[] {
  const shapes = lines.map(knownShapeOf);
  const runs: Run[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = lines[at]?.continues ? undefined : runAt(lines, shapes, at);
    if (run) runs.push(run);
    at = run?.to ?? at + 1;
  }
  return runs;
}

function runAt(lines: readonly Line[], shapes: readonly string[], at: number): Run | undefined {
  return (
    sectionsAt(lines, shapes, at) ??
    markedItemsAt(lines, at) ??
    repetitionAt(shapes, at) ??
    unmarkedItemsAt(lines, shapes, at)
  );
}

/** Prose has no shape: paragraphs are not rows of anything. */
const PROSE = '';

/** A line that was there at the last look has the shape it had. */
const knownShapes = new WeakMap<Line, string>();

function knownShapeOf(line: Line): string {
  const known = knownShapes.get(line);
  if (known !== undefined) return known;
  const shape = shapeOf(line);
  knownShapes.set(line, shape);
  return shape;
}

function shapeOf(line: Line): string {
  if (line.kind === 'row') return `row ${line.depth}`;
  const roles = [...new Set(controlsOf(line).map(({ role }) => role))].sort();
  if (line.kind === 'text' && roles.length === 0) return PROSE;
  return `${line.continues ? '+' : ''}${line.kind} ${line.depth} ${line.role ?? ''}${line.level ?? ''} ${roles.join()}`;
}

/** Headings with something to click, each with a little below it: so results and products are shown. */
function sectionsAt(lines: readonly Line[], shapes: readonly string[], from: number): Run | undefined {
  const first = lines[from];
  if (first?.kind !== 'heading' || controlsOf(first).length === 0) return undefined;
  const starts: number[] = [];
  let to = from;
  while (shapes[to] === shapes[from]) {
    const length = lines
      .slice(to + 1, to + 1 + LONGEST_SECTION)
      .findIndex(({ kind, depth }) => kind === 'heading' || kind === 'landmark' || depth < first.depth);
    // The last one goes on to the end of the page, as far as it can be one of them.
    const end = length === -1 ? Math.min(lines.length, to + 1 + LONGEST_SECTION) : to + 1 + length;
    if (length === -1 && end < lines.length) break;
    starts.push(to);
    to = end;
  }
  return runOf(starts, to);
}

function repetitionAt(shapes: readonly string[], from: number): Run | undefined {
  for (let unit = 1; unit <= LONGEST_UNIT; unit++) {
    if (shapes.slice(from, from + unit).every((shape) => shape === PROSE)) continue;
    let to = from + unit;
    while (to < shapes.length && shapes[to] === shapes[to - unit]) to += 1;
    const count = Math.floor((to - from) / unit);
    if (count < FEWEST_UNITS) continue;
    const starts = Array.from({ length: count }, (_, at) => from + at * unit);
    return runOf(starts, from + count * unit);
  }
  return undefined;
}

/** Items of which it is known which lines they hold. */
function markedItemsAt(lines: readonly Line[], from: number): Run | undefined {
  const to = endOfItems(lines, from);
  const own = lines.slice(from, to);
  if (!own.some(({ continues }) => continues)) return undefined;
  return runOf(
    own.flatMap(({ continues }, at) => (continues ? [] : [from + at])),
    to,
  );
}

/** Items whose shapes differ are still items of one list, as far as none of them begins a repetition. */
function unmarkedItemsAt(lines: readonly Line[], shapes: readonly string[], from: number): Run | undefined {
  const starts: number[] = [];
  const to = endOfItems(lines, from);
  for (let at = from; at < to && (at === from || !repetitionAt(shapes, at)); at++) starts.push(at);
  return runOf(starts, from + starts.length);
}

function endOfItems(lines: readonly Line[], from: number): number {
  let to = from;
  while (lines[to]?.kind === 'item' && lines[to]?.depth === lines[from]?.depth) to += 1;
  return to;
}

function runOf(starts: readonly number[], to: number): Run | undefined {
  return starts.length >= FEWEST_UNITS ? { starts, to } : undefined;
}
