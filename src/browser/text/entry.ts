import type { Control, Line, Part } from '../../observation.ts';
import { type Hidden, isHidden, type Piece, type Shown } from './collapse.ts';
import { lineText, runText, type Style } from './line.ts';
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

/** A line too wide for one line of text goes on below. */
export function lineEntries({ index, line }: Shown, style: Style): Entry[] {
  const { depth, kind, role } = line;
  return chunksOf(line.parts).map((parts, at) => {
    const piece = { ...line, parts };
    return {
      from: index,
      to: at === 0 ? index + 1 : index,
      depth,
      kind,
      ...(role === undefined ? {} : { role }),
      text: lineText(piece, style),
      shows: countControls([piece]),
      hides: 0,
    };
  });
}

const WIDEST = 1_200;

function chunksOf(parts: readonly Part[]): Part[][] {
  const chunks: Part[][] = [[]];
  let width = 0;
  for (const part of parts) {
    const more = isControl(part) ? JSON.stringify(part).length - 20 : part.length;
    if (width > 0 && width + more > WIDEST) {
      chunks.push([]);
      width = 0;
    }
    chunks.at(-1)?.push(part);
    width += more;
  }
  return chunks;
}

/** What one item holds stands on one line of text, unless it is a whole story. */
export function continued(entry: Entry, { index, line }: Shown, style: Style): Entry | undefined {
  const text = `${entry.text} · ${lineText({ ...line, kind: 'text' }, style)}`;
  if (text.length > WIDEST) return undefined;
  return { ...entry, to: index + 1, text, shows: entry.shows + countControls([line]) };
}

/** Controls of one role from several lines, and what was left out between them. */
export function runEntry(pieces: readonly Piece[], all: readonly Line[], style: Style): Entry {
  const told = pieces.flatMap((piece): (Control | string)[] =>
    isHidden(piece) ? [hiddenText(piece, all, style)] : controlsOf(piece.line),
  );
  const lines = pieces.flatMap((piece) => (isHidden(piece) ? [] : [piece.line]));
  const [first, last] = [pieces[0], pieces.at(-1)];
  return {
    from: first ? startOf(first) : 0,
    to: last ? endOf(last) : 0,
    depth: lines[0]?.depth ?? 0,
    kind: 'text',
    text: runText(told, style),
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

export function hiddenEntry(hidden: Hidden, all: readonly Line[], style: Style): Entry {
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
