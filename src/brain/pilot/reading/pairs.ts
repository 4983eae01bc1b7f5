import type { Control, Line, Observation } from '../../../observation.ts';
import { labelled } from './cards.ts';
import { chunksOf } from './chunks.ts';
import { clean, controlsOf, isHolder, isToggle } from './parts.ts';
import type { PageRecord, Property } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import { isValueText } from './tables.ts';
import { readValues } from './values/read-values.ts';
import type { Setting } from './values/value.ts';

const LONGEST_LABEL = 40;
const MOST_WORDS = 6;

/** Labels with their values, wherever they stand but in the records of `taken` lines. */
export function pairsIn(
  { lines }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  taken: ReadonlySet<number>,
  setting: Setting,
): PageRecord[] {
  const place = (line: number) => ({ page, about: surroundings[line]?.about ?? [] });
  const questions = stacksIn(lines, taken).flatMap((stack) => answersIn(stack, setting));
  const inLines = lines.flatMap((line, at) => (isFree(line) ? withinLine(line, at, taken.has(at), setting) : []));
  const across = stacksIn(lines, taken).flatMap((stack) => overLines(stack, setting));
  return [...inLines, ...across, ...questions].map((pair) => recordOf(pair, place(pair.property.line)));
}

interface Pair {
  label: string;
  property: Property;
  lines: readonly number[];
  quote: string;
}

function recordOf({ label, property, lines, quote }: Pair, place: Pick<PageRecord, 'page' | 'about'>): PageRecord {
  return { kind: 'pair', name: label, properties: [property], ...place, lines, controls: property.controls, quote };
}

function isFree({ kind }: Line): boolean {
  return kind === 'text' || kind === 'item' || kind === 'heading';
}

/** "Address: 12 Harbour Street", "Total €20.40", "312 reviews". */
function withinLine(line: Line, at: number, isTaken: boolean, setting: Setting): Pair[] {
  const chunks = labelled(chunksOf(line, at, setting));
  return chunks.flatMap((chunk): Pair[] => {
    if (chunk.is !== undefined || chunk.text === '') return [];
    if (chunk.label !== '') {
      if (chunk.controls.some(isHolder)) return [];
      return [
        {
          label: chunk.label,
          property: { ...chunk, label: '' },
          lines: [at],
          quote: `${chunk.label} ... ${chunk.text}`,
        },
      ];
    }
    return isTaken ? [] : [...besideValue(chunk, at)];
  });
}

/** Words, and right behind them one value that ends the text; or a number and what it counts. */
function besideValue(chunk: Property, at: number): Pair[] {
  const { text, values } = chunk;
  const [value] = values;
  if (!value || values.length !== 1) return [];
  const before = clean(text.slice(0, value.from)).replace(/[\s.…:(–—-]+$/u, '');
  const after = clean(text.slice(value.end)).replace(/^[\s)]+$/u, '');
  const isLabel = (words: string) =>
    /\p{L}{2}/u.test(words) && words.length <= LONGEST_LABEL && words.split(' ').length <= MOST_WORDS;
  const told = { ...chunk, text: value.text, values: [{ ...value, from: 0, end: value.text.length }] };
  if (after === '' && isLabel(before)) return [{ label: before, property: told, lines: [at], quote: text }];
  if (before === '' && value.kind === 'number' && isLabel(after) && after.split(' ').length <= 3)
    return [{ label: after, property: told, lines: [at], quote: text }];
  return [];
}

interface Stacked {
  at: number;
  text: string;
  controls: readonly Control[];
}

/** Lines with one short text each, one under the other. */
function stacksIn(lines: readonly Line[], taken: ReadonlySet<number>): Stacked[][] {
  const stacks: Stacked[][] = [[]];
  lines.forEach((line, at) => {
    const stacked = taken.has(at) ? undefined : stackedOf(line, at);
    const last = stacks.at(-1);
    if (stacked && (last?.length === 0 || lines[at - 1]?.depth === line.depth)) last?.push(stacked);
    else stacks.push(stacked ? [stacked] : []);
  });
  return stacks.filter(({ length }) => length >= 2);
}

const LONGEST_VALUE = 80;

function stackedOf(line: Line, at: number): Stacked | undefined {
  const [part] = line.parts;
  if (line.kind === 'heading' || !isFree(line) || line.parts.length !== 1 || part === undefined) return undefined;
  if (typeof part !== 'string')
    return part.role === 'link' ? { at, text: clean(part.name), controls: [part] } : undefined;
  const text = clean(part);
  return text.length <= LONGEST_VALUE ? { at, text, controls: [] } : undefined;
}

/** "Balance" over "1 290 ₽" as in a list of definitions, or "37" over "Orders" as on a tile. */
function overLines(stack: readonly Stacked[], setting: Setting): Pair[] {
  const isValue = stack.map(({ text }) => isValueText(text, setting));
  const isLabel = stack.map(({ text, controls }, at) => controls.length === 0 && !isValue[at] && looksLikeLabel(text));
  const places = stack.map((_, at) => at);
  const [even, odd] = [places.filter((at) => at % 2 === 0), places.filter((at) => at % 2 === 1)];
  const mostlyValues = (those: readonly number[]) =>
    those.filter((at) => isValue[at]).length * 2 >= those.length &&
    those.every((at) => isValue[at] || stack[at]?.controls.length === 0);
  const isPaired = stack.length % 2 === 0;
  if (isPaired && even.every((at) => isLabel[at]) && mostlyValues(odd))
    return even.flatMap((at) => pairOf(stack, at, at + 1, setting));
  if (isPaired && even.every((at) => isValue[at]) && odd.every((at) => isLabel[at]))
    return even.flatMap((at) => pairOf(stack, at + 1, at, setting));
  return places.flatMap((at) => {
    if (!isLabel[at]) return [];
    const isMarked = /:$/u.test(stack[at]?.text ?? '');
    return isValue[at + 1] || (isMarked && at + 1 < stack.length) ? pairOf(stack, at, at + 1, setting) : [];
  });
}

/** A question, and right under it its answer. */
function answersIn(stack: readonly Stacked[], setting: Setting): Pair[] {
  const isQuestion = (at: number) => /\?$/u.test(stack[at]?.text ?? '');
  return stack.flatMap((_, at) => (isQuestion(at) && !isQuestion(at + 1) ? pairOf(stack, at, at + 1, setting) : []));
}

function looksLikeLabel(text: string): boolean {
  const isShort = text.length <= LONGEST_LABEL && text.split(' ').length <= MOST_WORDS;
  return isShort && /\p{L}{2}/u.test(text) && !/[.!?]$|: |\d/u.test(text);
}

function pairOf(stack: readonly Stacked[], labelAt: number, valueAt: number, setting: Setting): Pair[] {
  const [label, value] = [stack[labelAt], stack[valueAt]];
  if (!label || !value) return [];
  const property = {
    label: '',
    text: value.text,
    values: readValues(value.text, setting),
    controls: value.controls,
    line: value.at,
  };
  const inOrder = labelAt < valueAt ? [label, value] : [value, label];
  return [
    {
      label: label.text.replace(/\s*:$/u, ''),
      property,
      lines: inOrder.map(({ at }) => at),
      quote: inOrder.map(({ text }) => text).join(' ... '),
    },
  ];
}

/** Fields with what they hold, boxes with how they stand. */
export function fieldsIn(
  { lines }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  taken: ReadonlySet<number>,
  setting: Setting,
): PageRecord[] {
  const names = lines.flatMap(({ parts }) => controlsOf(parts).map(({ name }) => name));
  // A box in every item, always called the same, is a way to choose the item.
  const isCommon = (name: string) => names.filter((other) => other === name).length > 2;
  return lines.flatMap((line, at) =>
    line.kind === 'row' || taken.has(at)
      ? []
      : controlsOf(line.parts)
          .filter(
            (control) => control.name !== '' && !isCommon(control.name) && (isHolder(control) || isToggle(control)),
          )
          .map((control): PageRecord => {
            const text = isToggle(control) ? '' : (control.value ?? '');
            return {
              kind: 'field',
              name: control.name,
              properties: [{ label: '', text, values: readValues(text, setting), controls: [control], line: at }],
              about: surroundings[at]?.about ?? [],
              page,
              lines: [at],
              controls: [control],
              quote: text === '' ? control.name : `${control.name} ... ${text}`,
            };
          }),
  );
}
