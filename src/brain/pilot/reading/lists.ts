import type { Control, Line, Observation } from '../../../observation.ts';
import { cardOf, titlesIn } from './cards.ts';
import { controlsOf, isControl, isDoer, isPicture, isToggle, textOf } from './parts.ts';
import type { Collection } from './record.ts';
import { groupsIn, likenessOf, type Unit, unitsIn, withoutTail } from './repeated.ts';
import { type Shape, shapeOf } from './shapes.ts';
import type { Surroundings } from './surroundings.ts';
import type { Setting } from './values/value.ts';

/** Lists and cards: stretches of lines that fall into units which look alike. */
export function listsIn(
  { lines }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  setting: Setting,
): Collection[] {
  const shapes = lines.map((line) => shapeOf(line, setting));
  return stretchesIn(lines)
    .flatMap((stretch) => groupsOf(lines, shapes, stretch))
    .map((units) => {
      const { about = [], isAside = false } = surroundings[units[0]?.from ?? 0] ?? {};
      const shared = sharedNames(lines, units);
      const records = units.map((unit) => cardOf(lines, unit, { page, about, setting, shared }));
      const isList = units.every(({ from, to }) => to - from === 1);
      return { kind: isList ? 'list' : 'cards', records, columns: [], about, page, isAside };
    });
}

/** What can be pressed in each of several units, whatever they made it of: "Book" beside every ferry. A link may lead to the thing. */
function sharedNames(lines: readonly Line[], units: readonly Unit[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = units.map(
    ({ from, to }) => new Set(lines.slice(from, to).flatMap(({ parts }) => controlsOf(parts).flatMap(pressedName))),
  );
  return new Set(others.length === 0 ? [] : [...first].filter((name) => others.every((names) => names.has(name))));
}

function pressedName({ role, name }: Control): string[] {
  return role === 'clickable' || role === 'focusable' ? [name] : [];
}

/** Neighbouring lines in one landmark that are no rows. */
function stretchesIn(lines: readonly Line[]): Unit[] {
  const stretches: Unit[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at];
    if (!first || !isLoose(first)) continue;
    const from = at;
    while (isLoose(lines[at + 1]) && lines[at + 1]?.depth === first.depth) at += 1;
    stretches.push({ from, to: at + 1 });
  }
  return stretches;
}

function isLoose(line: Line | undefined): boolean {
  return line?.kind === 'text' || line?.kind === 'item' || line?.kind === 'heading';
}

/** Headings come first: what stands under each of several that look alike is a card, or a section to look into. */
function groupsOf(lines: readonly Line[], shapes: readonly Shape[], { from, to }: Unit): Unit[][] {
  const heads = range(from, to).filter((at) => lines[at]?.kind === 'heading');
  const [first] = heads;
  if (first === undefined) return bodyGroups(lines, shapes, { from, to });
  // The picture of a card stands above its heading, and belongs to it.
  const startOf = (head: number) => {
    let start = head;
    while (start > from && lines[start - 1]?.parts.every(isPicture)) start -= 1;
    return start;
  };
  const groups = bodyGroups(lines, shapes, { from, to: startOf(first) });
  for (let at = 0; at < heads.length; at++) {
    const start = at;
    while (at + 1 < heads.length && shapes[heads[at + 1] ?? 0]?.coarse === shapes[heads[start] ?? 0]?.coarse) at += 1;
    const units = heads.slice(start, at + 1).map((head, index) => {
      const next = heads[start + index + 1];
      return { from: startOf(head), to: next === undefined ? to : startOf(next) };
    });
    groups.push(...underHeadings(lines, shapes, units, from));
  }
  return groups;
}

function underHeadings(
  lines: readonly Line[],
  shapes: readonly Shape[],
  units: readonly Unit[],
  floor: number,
): Unit[][] {
  const trimmed = withoutTail(units, shapes, true);
  if (areCards(lines, shapes, trimmed) && areAlikeUncut(units, shapes)) return [withLead(trimmed, shapes, floor)];
  return units.flatMap(({ from, to }) => bodyGroups(lines, shapes, { from: headingIn(lines, from) + 1, to }));
}

function headingIn(lines: readonly Line[], from: number): number {
  return lines.findIndex(({ kind }, at) => at >= from && kind === 'heading');
}

const LONGEST_CARD = 24;
const ALIKE = 0.5;

function areCards(lines: readonly Line[], shapes: readonly Shape[], units: readonly Unit[]): boolean {
  const isLinked = lines[headingIn(lines, units[0]?.from ?? 0)]?.parts.some(isControl) ?? false;
  if (units.length < 2 && !isLinked) return false;
  if (units.some(({ from, to }) => to - from > LONGEST_CARD)) return false;
  const hasBodies = units.some(({ from, to }) => to - from > 1);
  if (!hasBodies && !isLinked) return false;
  if (units.filter((unit) => isListInside(shapes, unit)).length * 2 > units.length) return false;
  return units.length === 1 || likenessOf(units, shapes) >= ALIKE;
}

/** Two are soon alike when one of them is cut to fit the other. */
function areAlikeUncut(units: readonly Unit[], shapes: readonly Shape[]): boolean {
  return units.length !== 2 || likenessOf(units, shapes) >= ALIKE;
}

/** Things, not tags, come again and again under one heading. */
function isListInside(shapes: readonly Shape[], { from, to }: Unit): boolean {
  const counts = new Map<string, number>();
  for (const { fine, isPlain } of shapes.slice(from + 1, to))
    if (!isPlain) counts.set(fine, (counts.get(fine) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= 3 || unitsIn(shapes.slice(from + 1, to)).length >= 3;
}

/** Badges and pictures may stand above the heading: then the last card lacks what seems to end the others. */
function withLead(units: readonly Unit[], shapes: readonly Shape[], floor: number): Unit[] {
  const [first] = units;
  const last = units.at(-1);
  if (!first || !last || units.length < 3) return [...units];
  let lead = 0;
  while (lead < 3 && first.from - lead - 1 >= floor && isLead(units, shapes, lead + 1)) lead += 1;
  if (lead === 0) return [...units];
  return units.map(({ from, to }, at) => ({ from: from - lead, to: at === units.length - 1 ? to : to - lead }));
}

function isLead(units: readonly Unit[], shapes: readonly Shape[], lead: number): boolean {
  const [first] = units;
  const last = units.at(-1);
  const shape = shapes[(first?.from ?? 0) - lead]?.fine;
  const others = units.slice(0, -1);
  const length = (unit: Unit | undefined) => (unit ? unit.to - unit.from : 0);
  if (others.some((unit) => length(unit) <= lead || shapes[unit.to - lead]?.fine !== shape)) return false;
  return length(last) + lead <= Math.min(...others.map(length));
}

/** What has no headings: items are one list; other lines where they repeat themselves. */
function bodyGroups(lines: readonly Line[], shapes: readonly Shape[], { from, to }: Unit): Unit[][] {
  if (from >= to) return [];
  const runs = runsOfKind(lines, { from, to });
  const items = runs.filter((run) => lines[run.from]?.kind === 'item');
  if (items.length >= 2 && runs.length - items.length >= 2) {
    const mixed = shifted(unitsIn(shapes.slice(from, to)), from);
    if (mixed.length >= items.length) return [mixed];
  }
  return runs.flatMap((run) => {
    const own = shapes.slice(run.from, run.to);
    const isItems = lines[run.from]?.kind === 'item';
    const groups = groupsIn(own).map((units) => shifted(units, run.from));
    if (!isItems) return groups.filter((units) => isWorthIt(units, lines, shapes));
    const [units = []] = groups;
    const isWhole = units.reduce((sum, unit) => sum + unit.to - unit.from, 0) >= own.length * 0.8;
    const each = range(run.from, run.to).map((at) => ({ from: at, to: at + 1 }));
    return groups.length === 1 && isWhole ? groups : [withTheirBoxes(each, lines)];
  });
}

/** A box called "Select: Lunch on Friday" belongs to the line below it that says "Lunch on Friday". */
function withTheirBoxes(units: readonly Unit[], lines: readonly Line[]): Unit[] {
  return units.flatMap(({ from, to }, at) => {
    const above = units[at - 1];
    if (above && isBoxOf(lines[above.from], lines[from])) return [];
    return isBoxOf(lines[from], lines[to]) && units[at + 1] ? [{ from, to: to + 1 }] : [{ from, to }];
  });
}

function isBoxOf(line: Line | undefined, below: Line | undefined): boolean {
  const [part, ...others] = line?.parts ?? [];
  if (!part || others.length > 0 || !isControl(part) || !isToggle(part) || !below) return false;
  const text = textOf(below.parts);
  return titlesIn(part.name).some((title) => text.includes(title));
}

/** Prose is a list of nothing; words with values and nothing to act on must repeat themselves exactly. */
function isWorthIt(units: readonly Unit[], lines: readonly Line[], shapes: readonly Shape[]): boolean {
  const [first] = units;
  const parts = units.flatMap(({ from, to }) => lines.slice(from, to).flatMap((line) => line.parts));
  const isForm = parts.every((part) => isControl(part) && isDoer(part));
  if (isForm && !parts.every((part) => isControl(part) && isToggle(part))) return false;
  if (units.some(({ from, to }) => shapes.slice(from, to).every(({ isPlain }) => isPlain))) return false;
  if (units.some(({ from, to }) => lines.slice(from, to).some(({ parts }) => parts.some(isControl)))) return true;
  const length = first ? first.to - first.from : 0;
  return units.every(({ from, to }) => to - from === length);
}

function runsOfKind(lines: readonly Line[], { from, to }: Unit): Unit[] {
  const runs: Unit[] = [];
  for (let at = from; at < to; at++) {
    const start = at;
    while (at + 1 < to && lines[at + 1]?.kind === lines[start]?.kind) at += 1;
    runs.push({ from: start, to: at + 1 });
  }
  return runs;
}

function shifted(units: readonly Unit[], by: number): Unit[] {
  return units.map(({ from, to }) => ({ from: from + by, to: to + by }));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
