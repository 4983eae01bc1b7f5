import type { Control, Line } from '../../observation.ts';
import { folded } from '../../words.ts';
import { isHidden, type Piece } from './collapse.ts';
import { continued, type Entry, hiddenEntry, lineEntries, runEntry } from './entry.ts';
import { isRun, type Style } from './line.ts';
import { controlsOf, isControl } from './parts.ts';

/** Lines that share a shape share a line of text, and nothing is said twice. */
export function condense(pieces: readonly Piece[], all: readonly Line[], style: Style): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < pieces.length; ) {
    const alike = countAlike(pieces, at);
    if (alike > 0) entries.push(runEntry(pieces.slice(at, at + alike), all, style));
    else add(entries, pieces, at, all, style);
    at += Math.max(1, alike);
  }
  return joined(entries);
}

function add(entries: Entry[], pieces: readonly Piece[], at: number, all: readonly Line[], style: Style): void {
  const [before, piece, next] = [entries.at(-1), pieces[at], pieces[at + 1]];
  if (!piece) return;
  if (isHidden(piece)) {
    entries.push(hiddenEntry(piece, all, style));
    return;
  }
  const goesOn = piece.line.continues === true && before?.kind === piece.line.kind;
  const longer = goesOn ? continued(before, piece, style) : undefined;
  if (longer) {
    entries[entries.length - 1] = longer;
    return;
  }
  const line = next && !isHidden(next) ? withoutHeading(piece.line, next.line) : piece.line;
  if (line) entries.push(...lineEntries({ ...piece, line }, style));
}

const FEWEST_IN_RUN = 3;
const MOST_IN_RUN = 40;

/** How many pieces from here on can stand in one row of controls of the same role. */
function countAlike(pieces: readonly Piece[], at: number): number {
  const first = pieces[at];
  if (!first || isHidden(first)) return 0;
  const { kind, depth } = first.line;
  if (kind !== 'text' && kind !== 'item') return 0;
  const controls: Control[] = [];
  let count = 0;
  for (const piece of pieces.slice(at, at + MOST_IN_RUN)) {
    if (isHidden(piece)) {
      if (count === 0 || piece.kind !== kind) break;
    } else {
      const { line } = piece;
      const own = controlsOf(line);
      const alike = line.kind === kind && line.depth === depth && own.length > 0 && own.length === line.parts.length;
      const fits = controls.length + own.length <= MOST_IN_RUN;
      if (!alike || !fits || !isRun([...controls.slice(0, 1), ...own])) break;
      controls.push(...own);
    }
    count += 1;
  }
  return controls.length >= FEWEST_IN_RUN && count > 1 ? count : 0;
}

/** A part of the page whose name is its first heading need not say it, and a plain region need not be told of. */
function withoutHeading(line: Line, next: Line): Line | undefined {
  if (line.kind !== 'landmark' || next.kind !== 'heading' || line.parts.length === 0) return line;
  const [name, title] = [line, next].map(({ parts }) => folded(parts.filter((part) => !isControl(part)).join(' ')));
  if (name !== title) return line;
  return line.role === 'region' ? undefined : { ...line, parts: [] };
}

/** A landmark with one thing in it takes one line. */
function joined(entries: readonly Entry[]): Entry[] {
  const backwards: Entry[] = [];
  for (const entry of entries.toReversed()) {
    const [child, after] = [backwards.at(-1), backwards.at(-2)];
    if (child && entry.kind === 'landmark' && isOnlyChild(child, after, entry)) {
      backwards.pop();
      backwards.push(withChild(entry, child));
    } else backwards.push(entry);
  }
  return backwards.toReversed();
}

function isOnlyChild(child: Entry, after: Entry | undefined, { depth }: Entry): boolean {
  const fits = child.kind !== 'heading' && child.kind !== 'hidden';
  return fits && child.depth > depth && (after === undefined || after.depth <= depth);
}

function withChild({ from, depth, role = '', text }: Entry, child: Entry): Entry {
  const kind = child.kind === 'landmark' ? 'landmark' : 'text';
  return { ...child, from, depth, role, kind, text: `${text} ${child.text.replace(/^- /, '')}` };
}
