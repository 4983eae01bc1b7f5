import type { Control, Line, Observation, Part } from '../../../observation.ts';
import { symbolWords } from '../words/symbols.ts';
import { captionOf } from './caption-of.ts';
import { cardAround, twinKey } from './card-around.ts';

/** A control where it stands. */
export interface Place {
  control: Control;
  /** The line of the observation it is on. */
  line: number;
  /** The how-many-th control of the page it is. */
  order: number;
  /** What its icon shows, what stands before it where a label would, for a control without a name; what a sign stands for. */
  hint: string;
  /** The other words on its line, nearest first. */
  beside: string;
  /** The words of the row, item or card it belongs to, or of what stands over its group of boxes, without its own; else empty. */
  card: string;
  /** What the icons on its line show. */
  icons: string;
  /** It is part of a row or an item. */
  isListed: boolean;
  /** The headings it is under, the nearest first. */
  headings: readonly string[];
  /** What it is within, innermost first. */
  landmarks: readonly { role: string; name: string }[];
}

export interface Scene {
  page: Observation;
  places: readonly Place[];
  /** The words of each line. */
  texts: readonly string[];
}

const known = new WeakMap<Observation, Scene>();

/** The controls of a page with what is around each of them. */
export function sceneOf(page: Observation): Scene {
  const before = known.get(page);
  if (before) return before;
  const found = { page, places: placesOf(page), texts: page.lines.map((line) => wordsOf(line)) };
  known.set(page, found);
  return found;
}

function placesOf({ lines }: Observation): Place[] {
  const places: Place[] = [];
  const twins = twinLines(lines);
  const headings: { text: string; level: number; depth: number }[] = [];
  const landmarks: { role: string; name: string; depth: number }[] = [];
  for (const [index, line] of lines.entries()) {
    while ((landmarks[0]?.depth ?? -1) >= line.depth) landmarks.shift();
    // What is inside a landmark has headings of its own.
    while ((headings[0]?.depth ?? -1) > line.depth) headings.shift();
    if (line.kind === 'heading') {
      const level = line.level ?? 2;
      while (headings[0] && headings[0].depth === line.depth && headings[0].level >= level) headings.shift();
    }
    for (const [part, control] of line.parts.entries()) {
      if (typeof control === 'string') continue;
      places.push({
        control,
        line: index,
        order: places.length,
        hint: control.name === '' ? hintFor(lines, index, part) : symbolWords(control.name),
        beside: cut(besides(line, part)),
        card: cut(cardAround(lines, index, control, twins.get(twinKey(control)) ?? []) || captionOf(lines, index)),
        icons: iconsOf(line),
        isListed: line.kind === 'row' || line.kind === 'item',
        headings: headings.map(({ text }) => text),
        landmarks: landmarks.map(({ role, name }) => ({ role, name })),
      });
    }
    const text = wordsOf(line);
    if (line.kind === 'heading') headings.unshift({ text: cut(text), level: line.level ?? 2, depth: line.depth });
    if (line.kind === 'landmark' || line.kind === 'group')
      landmarks.unshift({ role: line.role ?? '', name: text, depth: line.depth });
  }
  return places;
}

/** On which lines controls are that have the same role and name. */
function twinLines(lines: readonly Line[]): Map<string, number[]> {
  const twins = new Map<string, number[]>();
  for (const [index, { parts }] of lines.entries())
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const before = twins.get(twinKey(part));
      if (!before) twins.set(twinKey(part), [index]);
      else if (before.at(-1) !== index) before.push(index);
    }
  return twins;
}

/** More of a long text says nothing more of what it is about, and takes time. */
const LONGEST = 300;

function cut(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST) : text;
}

/** What is pressed and does not say what it is. */
export const BARE: ReadonlySet<string> = new Set(['clickable', 'focusable', 'draggable', 'group']);

const ICON = /^\(icon: (?<words>.*)\)$/;

function iconsOf({ parts }: Line): string {
  return parts.map((part) => (typeof part === 'string' ? (ICON.exec(part)?.groups?.['words'] ?? '') : '')).join(' ');
}

function hintFor(lines: readonly Line[], index: number, part: number): string {
  const { parts } = lines[index] ?? { parts: [] };
  const [before, after] = [parts[part - 1], parts[part + 1]];
  const icon = typeof after === 'string' ? ICON.exec(after)?.groups?.['words'] : undefined;
  if (icon !== undefined) return icon;
  if (isCaption(before)) return before;
  // What can only be pressed is a box or a circle: what it is for stands behind it.
  if (part === 0 && isBare(parts[part]) && isCaption(after)) return after;
  const above = lines[index - 1];
  const isFirst = parts.slice(0, part).every(isSign);
  const isUnder = isFirst && above?.kind === 'text' && above.parts.every((one) => typeof one === 'string');
  return isUnder ? wordsOf(above) : '';
}

function isCaption(part: Part | undefined): part is string {
  return typeof part === 'string' && part !== '|' && !ICON.test(part);
}

function isBare(part: Part | undefined): boolean {
  return typeof part === 'object' && BARE.has(part.role);
}

/** "−" before the number that it takes from is no name for it. */
function isSign(part: Part): boolean {
  return typeof part === 'object' && symbolWords(part.name) !== '';
}

function besides({ parts }: Line, part: number): string {
  return parts
    .map((other, place) => ({ words: place === part ? '' : spokenPart(other), away: Math.abs(place - part) }))
    .sort((a, b) => a.away - b.away)
    .map(({ words }) => words)
    .filter((words) => words !== '')
    .join(' · ');
}

export function wordsOf(line: Line, except?: Control): string {
  return line.parts
    .filter((part) => part !== except)
    .map(spokenPart)
    .filter((words) => words !== '')
    .join(' · ');
}

function spokenPart(part: Line['parts'][number]): string {
  if (typeof part !== 'string') return [part.name, part.value ?? ''].filter((words) => words !== '').join(' · ');
  return part === '|' || ICON.test(part) ? '' : part;
}
