import type { Line } from '../../observation.ts';
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
  const sort = sortOf(first.line);
  if (sort === NO_SORT) return 0;
  const end = Math.min(pieces.length, at + MOST_IN_RUN);
  let controls = 0;
  let next = at;
  for (; next < end; next += 1) {
    const piece = pieces[next];
    if (!piece) break;
    if (isHidden(piece)) {
      if (piece.kind !== first.line.kind) break;
    } else if (sortOf(piece.line) !== sort || controls + piece.line.parts.length > MOST_IN_RUN) break;
    else controls += piece.line.parts.length;
  }
  return controls >= FEWEST_IN_RUN && next - at > 1 ? next - at : 0;
}

const NO_SORT = '';
const knownSorts = new WeakMap<Line, string>();

/** What lines have in common that can stand in one row: nothing but plain controls of one role. */
function sortOf(line: Line): string {
  const known = knownSorts.get(line);
  if (known !== undefined) return known;
  const { kind, depth, parts } = line;
  const controls = controlsOf(line);
  const [first] = controls;
  const isPlain = (kind === 'text' || kind === 'item') && controls.length === parts.length && isRun(controls);
  const sort = isPlain && first ? JSON.stringify([kind, depth, first.role, first.coveredBy ?? null]) : NO_SORT;
  knownSorts.set(line, sort);
  return sort;
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
