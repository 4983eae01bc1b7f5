import type { Control, Line } from '../../../observation.ts';

/** The words of the row, item or card that a control belongs to, without its own; empty where it belongs to none. */
export function cardAround(lines: readonly Line[], index: number, control: Control, twins: readonly number[]): string {
  const line = lines[index];
  if (!line) return '';
  const [from, to] = line.kind === 'row' ? [index, index] : extentOf(lines, index, twins);
  if (from === to && line.kind !== 'row' && line.kind !== 'item') return '';
  return lines
    .slice(from, to + 1)
    .flatMap(({ parts }) => parts)
    .filter((part) => part !== control && part !== '|')
    .map((part) => (typeof part === 'string' ? part : part.name))
    .filter((words) => words !== '' && !words.startsWith('(icon: '))
    .join(' · ');
}

/** What controls of the same cards have in common: role, and name or the beginning of it ("Save: …"). */
export function twinKey({ role, name }: Control): string {
  return `${role} ${/^(?<words>[^:]+):\s/.exec(name)?.groups?.['words'] ?? name}`;
}

/** Longer cards are sections. */
const MOST_LINES = 12;

/**
 * Where the card of a control begins and ends. Nothing marks that on most pages, but each card has the same buttons, and the
 * lines around one "Add" look like the lines around the next: as far as they do, they belong to it.
 */
function extentOf(lines: readonly Line[], index: number, twins: readonly number[]): [from: number, to: number] {
  const place = twins.indexOf(index);
  const neighbours = [twins[place - 1], twins[place + 1]].filter((twin) => twin !== undefined);
  if (place < 0 || neighbours.length === 0) return [index, index];
  const gap = Math.min(...neighbours.map((twin) => Math.abs(twin - index)));
  // Going up first: what a card is called stands above its buttons more often than below them.
  const above = beginCards(lines, twins, gap)
    ? 0
    : Math.max(...neighbours.map((twin) => alikeLines(lines, index, twin, -1, gap - 1)));
  const below = Math.max(...neighbours.map((twin) => alikeLines(lines, index, twin, 1, gap - 1 - above)));
  const headed = headedExtent(lines, twins, place);
  return headed ? [headed.from, Math.min(headed.to, index + below)] : [index - above, index + below];
}

/** Where a heading stands above each of the buttons, a card begins with its own and ends before the next one, however long each is. */
function headedExtent(
  lines: readonly Line[],
  twins: readonly number[],
  place: number,
): { from: number; to: number } | undefined {
  const index = twins[place] ?? 0;
  const [before = index - MOST_LINES, after = index + MOST_LINES] = [twins[place - 1], twins[place + 1]];
  const isHeading = (at: number) => lines[at]?.kind === 'heading';
  const above = range(before + 1, index).findLast(isHeading);
  const below = range(index + 1, after).find(isHeading);
  const isLast = place === twins.length - 1;
  if (above === undefined || (below === undefined && !isLast)) return undefined;
  return { from: above, to: (below ?? lines.length) - 1 };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, at) => Math.max(0, from) + at);
}

/** Boxes to the left of what they are for: above the first of them is nothing of the kind, and below the last all of it. */
function beginCards(lines: readonly Line[], twins: readonly number[], gap: number): boolean {
  const [first, second, beforeLast, last] = [twins[0], twins[1], twins.at(-2), twins.at(-1)];
  if (gap < 2 || first === undefined || second === undefined || beforeLast === undefined || last === undefined)
    return false;
  return (
    alikeLines(lines, first, second, -1, gap - 1) === 0 && alikeLines(lines, last, beforeLast, 1, gap - 1) === gap - 1
  );
}

/** How many lines in one direction look alike around both, at most so many. What is outside of both ends the count. */
function alikeLines(lines: readonly Line[], one: number, other: number, step: 1 | -1, most: number): number {
  const outer = lines[one]?.depth ?? 0;
  let count = 0;
  while (count < Math.min(most, MOST_LINES)) {
    const [here, there] = [lines[one + step * (count + 1)], lines[other + step * (count + 1)]];
    if (!here || !there || isOutside(here, outer) || shapeOf(here) !== shapeOf(there)) break;
    count += 1;
  }
  return count;
}

function isOutside({ kind, depth }: Line, outer: number): boolean {
  return kind === 'landmark' || (kind === 'text' && depth < outer);
}

function shapeOf({ kind, depth, parts }: Line): string {
  const roles = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.role]));
  return `${kind} ${depth} ${roles.join()}`;
}
