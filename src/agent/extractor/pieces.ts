import { tokensOf } from '../../tokens.ts';

/** Of what a piece may take, so much is said once more in the next: what stands at the border is whole in one of them. */
const OVERLAP = 0.12;
/** One item that is longer than this share of a piece is cut, and so much may be said about where the piece stands. */
const LONGEST = 0.5;
const CONTEXT = 0.25;

/**
 * Cuts a text into pieces of at most so many tokens. They are cut where something new begins (a heading, an item, a row),
 * overlap by the last few of those, and each begins with the headings and columns that it stands under.
 */
export function piecesOf(lines: readonly string[], budget: number, from = 0): string[][] {
  const groups = grouped(lines, from, budget * LONGEST);
  const pieces: string[][] = [];
  for (let begin = 0; begin < groups.length; ) {
    const context = nearest(contextAt(lines, groups[begin]?.at ?? 0), budget * CONTEXT);
    const end = endOf(groups, begin, budget - tokensOf(context.join('\n')));
    const own = groups.slice(begin, end).flatMap((group) => group.lines);
    pieces.push([...context, ...own]);
    begin = end >= groups.length ? end : overlapFrom(groups, begin, end, budget * OVERLAP);
  }
  return pieces;
}

/** Lines that belong together, and where they stand. */
interface Group {
  at: number;
  lines: string[];
  tokens: number;
}

function grouped(lines: readonly string[], from: number, most: number): Group[] {
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    for (const part of cutLine(line, most)) {
      const tokens = tokensOf(part) + 1;
      const last = groups.at(-1);
      if (last && goesOn(line) && last.tokens + tokens <= most) {
        last.lines.push(part);
        last.tokens += tokens;
      } else groups.push({ at: index, lines: [part], tokens });
    }
  }
  return groups;
}

/** What belongs to the item that began above is indented; the line under the columns is theirs. */
function goesOn(line: string): boolean {
  return /^\s/.test(line) || line === '---';
}

function cutLine(line: string, most: number): string[] {
  // No text takes more tokens than it has characters twice over: short lines need no counting.
  if (line.length * 2 < most || tokensOf(line) <= most) return [line];
  const middle = line.length >> 1;
  const gap = line.lastIndexOf(' ', middle);
  const at = gap > 0 ? gap : middle;
  return [...cutLine(line.slice(0, at), most), ...cutLine(line.slice(at).trimStart(), most)];
}

/** At least one, as many as fit. */
function endOf(groups: readonly Group[], begin: number, room: number): number {
  let used = 0;
  let end = begin;
  for (; end < groups.length; end += 1) {
    used += groups[end]?.tokens ?? 0;
    if (used > room && end > begin) break;
  }
  return end;
}

function overlapFrom(groups: readonly Group[], begin: number, end: number, room: number): number {
  let used = 0;
  let from = end;
  while (from - 1 > begin) {
    used += groups[from - 1]?.tokens ?? 0;
    if (used > room) break;
    from -= 1;
  }
  // At least the last one, unless that would be the whole piece again.
  return from === end && end - 1 > begin ? end - 1 : from;
}

/** The headings that a line stands under, and the columns of the table that it is a row of. Headings of items are theirs alone. */
function contextAt(lines: readonly string[], at: number): string[] {
  const headings: string[] = [];
  let level = levelOf(lines[at]) ?? Number.POSITIVE_INFINITY;
  for (let index = at - 1; index >= 0 && level > 1; index -= 1) {
    const above = levelOf(lines[index]);
    if (above === undefined || above >= level) continue;
    headings.unshift(lines[index] ?? '');
    level = above;
  }
  return [...headings, ...columnsAt(lines, at)];
}

/** The last of them that fit. */
function nearest(context: readonly string[], most: number): string[] {
  const first = context.findIndex((_, index) => tokensOf(context.slice(index).join('\n')) <= most);
  return first === -1 ? [] : context.slice(first);
}

function levelOf(line = ''): number | undefined {
  return /^#+(?= )/.exec(line)?.[0].length;
}

function columnsAt(lines: readonly string[], at: number): string[] {
  for (let index = at; index > 0 && lines[index]?.includes(' | '); index -= 1)
    if (lines[index - 1]?.trim() === '---') return lines.slice(Math.max(0, index - 2), index);
  return [];
}
