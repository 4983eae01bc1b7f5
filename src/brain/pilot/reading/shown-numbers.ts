import type { Control, Line, Observation, Part } from '../../../observation.ts';
import { calledNearest } from '../words/called-nearest.ts';
import { NUMBER, parseNumber } from './values/numbers.ts';

/** A number that stands on a page by itself, or right after its label. */
export interface ShownNumber {
  number: number;
  /** As it stands there. */
  text: string;
  /** The control right before it and the one right after it, where nothing else stands between. */
  before: Control | undefined;
  after: Control | undefined;
  /** The control right after that one. */
  second: Control | undefined;
  /** What may say whose number it is, the nearest first: the words on its line, the line above, the heading. */
  captions: readonly string[];
}

/** The one that is called so; the only one there is, where nobody said how it is called. */
export function numberCalled<One extends ShownNumber>(all: readonly One[], words: string): One | undefined {
  if (words !== '') return calledNearest(all, words);
  return all.length === 1 ? all[0] : undefined;
}

/** All of a page, in its order. */
export function shownNumbers({ lines }: Observation): ShownNumber[] {
  const found: ShownNumber[] = [];
  let heading = '';
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'heading') heading = textIn(line.parts);
    else
      for (const [place, part] of line.parts.entries()) {
        const read = typeof part === 'string' ? numberIn(part) : undefined;
        if (!read) continue;
        const beside = textIn(line.parts.filter((_, other) => other !== place));
        const captions = [`${read.label} ${beside}`.trim(), captionAbove(lines, at), heading];
        found.push({ number: read.number, text: read.text, ...neighbours(lines, at, place), captions });
      }
  }
  return found;
}

/** "7", "40 %", "Brightness: 40", "Price: $51.20": the number, and what it is called. What may be two numbers is none. */
function numberIn(text: string): { number: number; text: string; label: string } | undefined {
  const { label = '', sign = '', number: written } = SHOWN.exec(text.trim())?.groups ?? {};
  if (written === undefined) return undefined;
  const { number, also } = parseNumber(written, undefined, sign !== '');
  return also === undefined ? { number, text: written, label } : undefined;
}

const SHOWN = new RegExp(
  String.raw`^(?:(?<label>[^\d]*\p{L}[^\d]*?)\s*[:=]\s*)?(?<sign>[$€£₽]?)\s?(?<number>[-−]?${NUMBER})\s*(?:[%$€£₽]|°[CF]?)?$`,
  'u',
);

/** A line of nothing but words, right above. */
function captionAbove(lines: readonly Line[], at: number): string {
  const above = lines[at - 1];
  return above?.parts.every((part) => typeof part === 'string') ? textIn(above.parts) : '';
}

function neighbours(
  lines: readonly Line[],
  at: number,
  place: number,
): Pick<ShownNumber, 'before' | 'after' | 'second'> {
  const parts = lines[at]?.parts ?? [];
  const before = place > 0 ? parts[place - 1] : lines[at - 1]?.parts.at(-1);
  const behind = [...parts.slice(place + 1), ...(lines[at + 1]?.parts ?? [])];
  const further = behind.length > 1 ? behind[1] : lines[at + 2]?.parts[0];
  return { before: controlOf(before), after: controlOf(behind[0]), second: controlOf(further) };
}

function controlOf(part: Part | undefined): Control | undefined {
  return typeof part === 'string' ? undefined : part;
}

function textIn(parts: readonly Part[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '|' && !part.startsWith('(icon: ')).join(' ');
}
