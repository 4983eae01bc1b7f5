import type { Shape } from './shapes.ts';

/** From where to where one of several neighbours goes that look alike. */
export interface Unit {
  from: number;
  to: number;
}

const LONGEST = 16;
const GOOD = 0.6;

/** How a stretch of lines falls into units that look alike; none where it does not. */
export function unitsIn(shapes: readonly Shape[]): Unit[] {
  const exact = exactly(shapes);
  if (exact.length > 0) return endingWithDeed(exact, shapes);
  const tries = anchorsIn(shapes).flatMap((anchor) => [startingAt(shapes, anchor), endingAt(shapes, anchor)]);
  const scored = tries.map((units) => ({ units, score: score(units, shapes) })).sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score >= GOOD ? best.units : [];
}

/** The whole stretch, or all but a few lines before and behind, repeats itself exactly. */
function exactly(shapes: readonly Shape[]): Unit[] {
  let best: Unit[] = [];
  for (let from = 0; from < Math.min(4, shapes.length); from++)
    for (let length = 1; length <= LONGEST; length++) {
      const count = repetitions(shapes, from, length);
      const own = shapes.slice(from, from + length);
      if (count < (length === 1 ? 3 : 2) || own.every(({ isPlain }) => isPlain)) continue;
      if (length > 1 && own.every(({ fine }) => fine === own[0]?.fine)) continue;
      const units = Array.from({ length: count }, (_, at) => ({
        from: from + at * length,
        to: from + (at + 1) * length,
      }));
      if (covered(units) > covered(best)) best = units;
    }
  return covered(best) >= shapes.length * 0.7 ? best : [];
}

/** [Search] 8:15 [Book] 9:40 [Book]: the button after the last unit is its own, and the first one belongs to what stands above. */
function endingWithDeed(units: readonly Unit[], shapes: readonly Shape[]): Unit[] {
  const deeds = [...units.map(({ from }) => from), units.at(-1)?.to ?? 0].map((at) => shapes[at]?.deed);
  const [first, second, ...others] = deeds;
  const isLate = first !== undefined && second !== undefined && first !== second;
  if (!isLate || others.length === 0 || others.some((deed) => deed !== second)) return [...units];
  return units.map(({ from, to }) => ({ from: from + 1, to: to + 1 }));
}

function repetitions(shapes: readonly Shape[], from: number, length: number): number {
  let count = 1;
  while (isSame(shapes, from, from + count * length, length)) count += 1;
  return count;
}

function isSame(shapes: readonly Shape[], one: number, other: number, length: number): boolean {
  if (other + length > shapes.length) return false;
  for (let at = 0; at < length; at++) if (shapes[one + at]?.fine !== shapes[other + at]?.fine) return false;
  return true;
}

function covered(units: readonly Unit[]): number {
  return units.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Shapes that come again and could begin or end a unit. */
function anchorsIn(shapes: readonly Shape[]): string[] {
  const counts = new Map<string, number>();
  for (const { coarse, fine, isPlain } of shapes)
    for (const shape of new Set(isPlain ? [fine] : [coarse, fine])) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 2).map(([shape]) => shape);
}

const has = (shape: Shape | undefined, anchor: string) => shape?.fine === anchor || shape?.coarse === anchor;

function startingAt(shapes: readonly Shape[], anchor: string): Unit[] {
  const starts = shapes.flatMap((shape, at) => (has(shape, anchor) && !has(shapes[at - 1], anchor) ? [at] : []));
  const units = starts.map((from, at) => ({ from, to: starts[at + 1] ?? shapes.length }));
  return withoutTail(units, shapes);
}

function endingAt(shapes: readonly Shape[], anchor: string): Unit[] {
  const ends = shapes.flatMap((shape, at) => (has(shape, anchor) && !has(shapes[at + 1], anchor) ? [at + 1] : []));
  const units = ends.map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
  return withoutHead(units, shapes);
}

/** The last unit goes on only with what the others hold too; where it is known how units begin, with what is much like it. */
export function withoutTail(units: readonly Unit[], shapes: readonly Shape[], isLenient = false): Unit[] {
  const last = units.at(-1);
  if (!last || units.length < 2) return [...units];
  const others = units.slice(0, -1);
  const isForeign = foreignTo(others, shapes, isLenient);
  let { to } = last;
  while (to > last.from + 1 && isForeign(shapes[to - 1], to - last.from)) to -= 1;
  return [...others, { from: last.from, to }];
}

function withoutHead(units: readonly Unit[], shapes: readonly Shape[]): Unit[] {
  const [first, ...others] = units;
  if (!first || others.length === 0) return [...units];
  const isForeign = foreignTo(others, shapes, false);
  let { from } = first;
  while (from < first.to - 1 && isForeign(shapes[from], first.to - from)) from += 1;
  return [{ from, to: first.to }, ...others];
}

/** Whether a line at the end of a unit of some length is like nothing in the other units. */
function foreignTo(
  others: readonly Unit[],
  shapes: readonly Shape[],
  isLenient: boolean,
): (shape: Shape | undefined, length: number) => boolean {
  const own = others.flatMap(({ from, to }) => shapes.slice(from, to));
  const [fine, coarse] = [new Set(own.map((shape) => shape.fine)), new Set(own.map((shape) => shape.coarse))];
  const longest = Math.max(...others.map(({ from, to }) => to - from));
  return (shape, length) => {
    if (!shape || !coarse.has(shape.coarse)) return true;
    if (isLenient) return length > longest * 2 || (length > longest && !fine.has(shape.fine));
    return length > longest || !fine.has(shape.fine);
  };
}

/** How much of the stretch the units take, and how alike they are. */
function score(units: readonly Unit[], shapes: readonly Shape[]): number {
  if (units.length < 2) return 0;
  const lengths = units.map(({ from, to }) => to - from);
  if (Math.max(...lengths) > LONGEST || covered(units) <= units.length) return 0;
  return (covered(units) / shapes.length) * likenessOf(units, shapes);
}

/** How alike units are: 1 where all hold the same shapes. */
export function likenessOf(units: readonly Unit[], shapes: readonly Shape[]): number {
  const sets = units.map(({ from, to }) => new Set(shapes.slice(from, to).map(({ fine }) => fine)));
  const counts = new Map<string, number>();
  for (const set of sets) for (const shape of set) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count * 2 > units.length).map(([shape]) => shape);
  if (usual.length === 0) return 0;
  const shares = sets.map((set) => usual.filter((shape) => set.has(shape)).length / new Set([...usual, ...set]).size);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The groups of units in a stretch that may hold several lists, one after the other. */
export function groupsIn(shapes: readonly Shape[], at = 0): Unit[][] {
  if (shapes.length < 2) return [];
  const whole = unitsIn(shapes);
  if (whole.length > 0) return [whole.map(({ from, to }) => ({ from: from + at, to: to + at }))];
  const run = endingWithDeed(longestRun(shapes), shapes);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  return [
    ...groupsIn(shapes.slice(0, first.from), at),
    run.map(({ from, to }) => ({ from: from + at, to: to + at })),
    ...groupsIn(shapes.slice(last.to), at + last.to),
  ];
}

const FEWEST = 3;

function longestRun(shapes: readonly Shape[]): Unit[] {
  let best: Unit[] = [];
  for (let from = 0; from + FEWEST <= shapes.length; from++)
    for (let length = 1; length <= LONGEST && from + length * FEWEST <= shapes.length; length++) {
      const count = repetitions(shapes, from, length);
      if (count < FEWEST || shapes.slice(from, from + length).every(({ isPlain }) => isPlain)) continue;
      if (count * length <= covered(best)) continue;
      best = Array.from({ length: count }, (_, at) => ({ from: from + at * length, to: from + (at + 1) * length }));
    }
  return best;
}
