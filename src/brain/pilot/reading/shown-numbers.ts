import type { Control, Line, Observation, Part } from '../../../observation.ts';
import { calledNearest } from '../words/called-nearest.ts';

/** A number that stands on a page by itself, or right after its label. */
export interface ShownNumber {
  number: number;
  /** The control right before it and the one right after it, where nothing else stands between. */
  before: Control | undefined;
  after: Control | undefined;
  /** What may say whose number it is, the nearest first: the words on its line, the line above, the heading. */
  captions: readonly string[];
}

/** The one that is called so; the only one there is, where nobody said how it is called. */
export function numberCalled(all: readonly ShownNumber[], words: string): ShownNumber | undefined {
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
        found.push({ number: read.number, ...neighbours(lines, at, place), captions });
      }
  }
  return found;
}

/** "7", "40 %", "Brightness: 40": the number, and what it is called. */
function numberIn(text: string): { number: number; label: string } | undefined {
  const match = /^(?:(?<label>[^\d]*\p{L}[^\d]*?)\s*[:=]\s*)?(?<number>[-−]?\d+(?:[.,]\d+)?)\s*%?$/u.exec(text.trim());
  const number = Number(match?.groups?.['number']?.replace('−', '-').replace(',', '.'));
  return match ? { number, label: match.groups?.['label'] ?? '' } : undefined;
}

/** A line of nothing but words, right above. */
function captionAbove(lines: readonly Line[], at: number): string {
  const above = lines[at - 1];
  return above?.parts.every((part) => typeof part === 'string') ? textIn(above.parts) : '';
}

function neighbours(lines: readonly Line[], at: number, place: number): Pick<ShownNumber, 'before' | 'after'> {
  const parts = lines[at]?.parts ?? [];
  const before = place > 0 ? parts[place - 1] : lines[at - 1]?.parts.at(-1);
  const after = place < parts.length - 1 ? parts[place + 1] : lines[at + 1]?.parts[0];
  return { before: controlOf(before), after: controlOf(after) };
}

function controlOf(part: Part | undefined): Control | undefined {
  return typeof part === 'string' ? undefined : part;
}

function textIn(parts: readonly Part[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '|' && !part.startsWith('(icon: ')).join(' ');
}
