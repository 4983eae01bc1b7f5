import { stripVTControlCharacters, styleText } from 'node:util';
import type { Config } from '../config/settings.ts';
import { visibleLines } from '../visible.ts';

export type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

/** Where a command writes: results to stdout, everything else to stderr. */
export interface Terminal {
  /** A line of the result. */
  print(line?: string): void;
  /** The result, for a program. */
  json(value: unknown): void;
  /** A line beside the result: progress, advice, farewell. */
  say(line: string): void;
  /** Colours for what is printed; leaves the text as it is where colours are not wanted. */
  readonly paint: Paint;
  readonly width: number;
}

type Output = NodeJS.WriteStream;

export function openTerminal(
  color: Config['color'],
  { stdout, stderr }: { stdout: Output; stderr: Output } = process,
): Terminal {
  const print = (line = '') => {
    // Gone when the reader has seen enough, as in `lotsman config | head`.
    if (!stdout.destroyed) stdout.write(`${line}\n`);
  };
  return {
    print,
    json: (value) => print(visibleLines(JSON.stringify(value, undefined, 2))),
    say: (line) => void stderr.write(`${line}\n`),
    paint: painter(color, stdout),
    width: widthOf(stdout),
  };
}

export function painter(color: Config['color'], stream: Output): Paint {
  return wantsColor(color, stream)
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_, text) => text;
}

export function wantsColor(color: Config['color'], stream: Output): boolean {
  return color === 'always' || (color === 'auto' && stream.isTTY && stream.getColorDepth() > 1);
}

/** Not wider than the eye likes to travel. */
export function widthOf({ columns }: Pick<Output, 'columns'>): number {
  // Some terminals do not know how wide they are, and say 0.
  return Math.min(columns || 100, 110);
}

/** Below this, columns beside each other leave no room for words. */
const NARROW = 60;

/**
 * Rows with their columns aligned, the first one at least so wide. The last column runs free, and its further lines stay
 * below its first; where there is no room, all of it goes below.
 */
export function columns(
  rows: readonly (readonly string[])[],
  { indent = 2, gap = 2, width = 100, first: least = 0 } = {},
): string[] {
  if (width < NARROW) return rows.flatMap((row) => stacked(row, { indent, gap, width }));
  const widths = [least];
  for (const row of rows)
    for (const [index, cell] of row.slice(0, -1).entries())
      widths[index] = Math.max(widths[index] ?? 0, lengthOf(cell));
  const offset = indent + widths.reduce((sum, one) => sum + one + gap, 0);
  return rows.flatMap((row) => {
    const fixed = row.slice(0, -1).map((cell, index) => padded(cell, (widths[index] ?? 0) + gap));
    const [first = '', ...more] = wrapped(row.at(-1) ?? '', Math.max(width - offset, 30));
    return [
      `${' '.repeat(indent)}${fixed.join('')}${first}`.trimEnd(),
      ...more.map((line) => ' '.repeat(offset) + line),
    ];
  });
}

function stacked(row: readonly string[], { indent, gap, width }: Record<'indent' | 'gap' | 'width', number>): string[] {
  const text = row.at(-1) ?? '';
  const below = text === '' ? [] : wrapped(text, Math.max(width - indent - 2, 20));
  const head = row.slice(0, -1).join(' '.repeat(gap));
  return [' '.repeat(indent) + head, ...below.map((line) => ' '.repeat(indent + 2) + line)];
}

/** Breaks at spaces, never inside a word: an address or a path must stay whole to be copied. */
export function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - lengthOf(text)));
}

function lengthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}
