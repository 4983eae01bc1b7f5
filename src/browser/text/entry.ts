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

export function lineEntries({ index, line }: Shown, style: Style): Entry[] {
  const { depth, kind, role } = line;
  return written(line, style).map(({ text, shows }, at) => ({
    from: index,
    to: at === 0 ? index + 1 : index,
    depth,
    kind,
    ...(role === undefined ? {} : { role }),
    text,
    shows,
    hides: 0,
  }));
}

/** Lines of text, and how many controls each shows. */
type Written = readonly { text: string; shows: number }[];

/** What has not changed since the last look is the same line still, and reads the same. */
const alreadyWritten = new WeakMap<Line, { style: Style; lines: Written }>();

function written(line: Line, style: Style): Written {
  const before = alreadyWritten.get(line);
  if (before && isSameStyle(before.style, style)) return before.lines;
  // A line too wide for one line of text goes on below.
  const pieces = chunksOf(line.parts).map((parts) => ({ ...line, parts }));
  const lines = pieces.map((piece) => ({ text: lineText(piece, style), shows: countControls([piece]) }));
  alreadyWritten.set(line, { style, lines });
  return lines;
}

function isSameStyle(one: Style, other: Style): boolean {
  return one.speech === other.speech && one.longest === other.longest && one.tellsEmpty === other.tellsEmpty;
}

const WIDEST = 1_200;

function chunksOf(parts: readonly Part[]): Part[][] {
  const chunks: Part[][] = [[]];
  let width = 0;
  for (const part of parts) {
    const more = isControl(part) ? widthOf(part) : part.length;
    if (width > 0 && width + more > WIDEST) {
      chunks.push([]);
      width = 0;
    }
    chunks.at(-1)?.push(part);
    width += more;
  }
  return chunks;
}

/** About how many characters a control takes. */
function widthOf({ role, name, value = '', placeholder = '', states, options = [] }: Control): number {
  const told = [role, name, value, placeholder, ...states, ...options];
  return told.reduce((sum, { length }) => sum + length + 3, 0);
}

/** What one item holds stands on one line of text, unless it is a whole story. */
export function continued(entry: Entry, { index, line }: Shown, style: Style): Entry | undefined {
  const text = `${entry.text} · ${lineText({ ...line, kind: 'text' }, style)}`;
  if (text.length > WIDEST) return undefined;
  return { ...entry, to: index + 1, text, shows: entry.shows + countControls([line]) };
}

/** Controls of one role from several lines, and what was left out between them. */
export function runEntry(pieces: readonly Piece[], all: readonly Line[], style: Style): Entry {
  const lines = pieces.flatMap((piece) => (isHidden(piece) ? [] : [piece.line]));
  const told = () =>
    pieces.flatMap((piece): (Control | string)[] =>
      isHidden(piece) ? [hiddenText(piece, all, style)] : controlsOf(piece.line),
    );
  const [first, last] = [pieces[0], pieces.at(-1)];
  return {
    from: first ? startOf(first) : 0,
    to: last ? endOf(last) : 0,
    depth: lines[0]?.depth ?? 0,
    kind: 'text',
    text: lines.length === pieces.length ? writtenRun(lines, style) : runText(told(), style),
    shows: countControls(lines),
    hides: pieces.reduce((sum, piece) => sum + (isHidden(piece) ? hiddenControls(piece, all) : 0), 0),
  };
}

const runsWritten = new WeakMap<Line, { style: Style; lines: readonly Line[]; text: string }>();

/** Like single lines, a row of lines that has not changed reads the same. */
function writtenRun(lines: readonly Line[], style: Style): string {
  const [first] = lines;
  const before = first && runsWritten.get(first);
  if (before && isSameStyle(before.style, style) && isSame(before.lines, lines)) return before.text;
  const text = runText(lines.flatMap(controlsOf), style);
  if (first) runsWritten.set(first, { style, lines, text });
  return text;
}

function isSame(one: readonly Line[], other: readonly Line[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
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
