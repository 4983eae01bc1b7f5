import type { Control, Line } from '../../observation.ts';
import { folded } from '../../words.ts';
import type { Hidden, Piece } from './collapse.ts';
import { isRun, lineText, runText, type Style } from './line.ts';
import { controlsOf, countControls, isControl } from './parts.ts';

/** One line of the text to be, and what of the value it stands for. */
export interface Entry {
  from: number;
  to: number;
  depth: number;
  kind: Line['kind'] | 'hidden';
  /** Of a landmark or group. */
  role?: string;
  /** Without indentation. */
  text: string;
  /** Controls it shows, and those it only counts. */
  shows: number;
  hides: number;
}

/** Lines that share a shape share a line of text, and nothing is said twice. */
export function condense(pieces: readonly Piece[], all: readonly Line[], style: Style): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < pieces.length; ) {
    const run = linkedFrom(pieces, at);
    if (run > 1) {
      entries.push(runEntry(pieces.slice(at, at + run), all, style));
      at += run;
      continue;
    }
    const [before, piece, next] = [entries.at(-1), pieces[at], pieces[at + 1]];
    if (piece && isHidden(piece)) entries.push(hiddenEntry(piece, all, style));
    else if (piece?.line.continues && before?.kind === piece.line.kind)
      entries[entries.length - 1] = continued(before, piece, style);
    else if (piece) entries.push(...entriesOf(piece, next, style));
    at += 1;
  }
  return joined(entries);
}

function isHidden(piece: Piece): piece is Hidden {
  return !('line' in piece);
}

/** How many pieces from here on can stand in one row of controls of the same role. */
function linkedFrom(pieces: readonly Piece[], at: number): number {
  const first = pieces[at];
  if (!first || isHidden(first)) return 0;
  const { kind, depth } = first.line;
  if (kind !== 'text' && kind !== 'item') return 0;
  const controls: Control[] = [];
  let count = 0;
  for (; ; count++) {
    const piece = pieces[at + count];
    if (!piece) break;
    if (isHidden(piece)) {
      if (count === 0 || piece.kind !== kind) break;
      continue;
    }
    const { line } = piece;
    const own = controlsOf(line);
    const alike = line.kind === kind && line.depth === depth && own.length > 0 && own.length === line.parts.length;
    if (!alike || !isRun([...controls.slice(0, 1), ...own])) break;
    controls.push(...own);
  }
  return controls.length > 2 ? count : 0;
}

function runEntry(pieces: readonly Piece[], all: readonly Line[], style: Style): Entry {
  const shown = pieces.flatMap((piece): (Control | string)[] =>
    isHidden(piece) ? [hiddenText(piece, all, style)] : controlsOf(piece.line),
  );
  const lines = pieces.flatMap((piece) => (isHidden(piece) ? [] : [piece.line]));
  const [first, last] = [pieces[0], pieces.at(-1)];
  return {
    from: first ? startOf(first) : 0,
    to: last ? endOf(last) : 0,
    depth: lines[0]?.depth ?? 0,
    kind: 'text',
    text: runText(shown, style),
    shows: countControls(lines),
    hides: pieces.reduce((sum, piece) => sum + (isHidden(piece) ? hiddenControls(piece, all) : 0), 0),
  };
}

function startOf(piece: Piece): number {
  return isHidden(piece) ? piece.from : piece.index;
}

function endOf(piece: Piece): number {
  return isHidden(piece) ? piece.to : piece.index + 1;
}

function hiddenEntry(hidden: Hidden, all: readonly Line[], style: Style): Entry {
  const { from, to } = hidden;
  const text = hiddenText(hidden, all, style);
  return { from, to, depth: all[from]?.depth ?? 0, kind: 'hidden', text, shows: 0, hides: hiddenControls(hidden, all) };
}

function hiddenControls({ from, to }: Hidden, all: readonly Line[]): number {
  return countControls(all.slice(from, to));
}

function hiddenText(hidden: Hidden, all: readonly Line[], { speech }: Style): string {
  const { from, units, kind } = hidden;
  const controls = hiddenControls(hidden, all);
  return `… ${speech.more(units, kind)}${controls > 0 ? `, ${speech.controls(controls)}` : ''} [+${from}]`;
}

/** What one item holds stands on one line of text. */
function continued(entry: Entry, { index, line }: { index: number; line: Line }, style: Style): Entry {
  const more = lineText({ ...line, kind: 'text' }, style);
  return { ...entry, to: index + 1, text: `${entry.text} · ${more}`, shows: entry.shows + countControls([line]) };
}

/** So many parts make a line of text; a wider line goes on below. */
const WIDEST = 40;

function entriesOf({ index, line }: { index: number; line: Line }, next: Piece | undefined, style: Style): Entry[] {
  const { depth, kind, role } = line;
  const told = next && !isHidden(next) ? withoutHeading(line, next.line) : line;
  if (!told) return [];
  const entries: Entry[] = [];
  for (let at = 0; at === 0 || at < told.parts.length; at += WIDEST) {
    const piece = { ...told, parts: told.parts.slice(at, at + WIDEST) };
    const text = lineText(piece, style);
    const range = { from: index, to: at === 0 ? index + 1 : index };
    entries.push({
      ...range,
      depth,
      kind,
      ...(role === undefined ? {} : { role }),
      text,
      shows: countControls([piece]),
      hides: 0,
    });
  }
  return entries;
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
  const result: Entry[] = [];
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    if (!entry) continue;
    const [child, after] = [result.at(-1), result.at(-2)];
    const isAlone =
      child !== undefined && child.depth > entry.depth && (after === undefined || after.depth <= entry.depth);
    if (entry.kind === 'landmark' && isAlone && child.kind !== 'heading' && child.kind !== 'hidden') {
      result.pop();
      const text = `${entry.text} ${child.text.replace(/^- /, '')}`;
      result.push({
        ...child,
        from: entry.from,
        depth: entry.depth,
        kind: child.kind === 'landmark' ? 'landmark' : 'text',
        text,
        role: entry.role ?? '',
      });
    } else result.push(entry);
  }
  return result.reverse();
}
