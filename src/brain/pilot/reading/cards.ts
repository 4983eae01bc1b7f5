import type { Line } from '../../../observation.ts';
import { chunksOf, valuesAt } from './chunks.ts';
import { controlsOf, isControl, isToggle, textOf } from './parts.ts';
import type { PageRecord, Property } from './record.ts';
import type { Unit } from './repeated.ts';
import type { Setting, ValueKind } from './values/value.ts';

export interface Place {
  page: number;
  about: readonly string[];
  setting: Setting;
  /** What is called so stands in each of them: it does something with it, and names none. */
  shared?: ReadonlySet<string>;
}

/** Values that belong to a thing and not to its name; a day or a number may well be part of a name. */
const NOT_IN_NAMES = new Set<ValueKind>(['money', 'rating', 'duration', 'percent']);
const NOT_IN_HEADINGS = new Set<ValueKind>(['money', 'rating']);

/** One of several neighbours that look alike, as a record. */
export function cardOf(
  lines: readonly Line[],
  { from, to }: Unit,
  { page, about, setting, shared }: Place,
): PageRecord {
  const own = lines.slice(from, to);
  const heading = own.findIndex(({ kind }) => kind === 'heading');
  const said = labelled(
    own.flatMap((line, at) => wholeToggle(own, from + at, setting) ?? chunksOf(line, from + at, setting)),
  ).map((chunk) => (isShared(chunk, shared) ? { ...chunk, values: [], is: 'action' as const } : chunk));
  const chunks = heading < 0 ? withTitle(said, setting) : said;
  const titled = chunks.findIndex(({ is }) => is === 'name');
  const named = titled >= 0 ? titled : nameAt(chunks, heading < 0 ? undefined : from + heading);
  const properties = chunks
    .map((chunk, at): Property => (at === named ? { ...chunk, is: 'name' } : asAction(chunk, chunks[named])))
    .filter(({ text, controls }) => text !== '' || controls.length > 0);
  const chunk = chunks[named];
  return {
    kind: own.length === 1 && own[0]?.kind === 'item' ? 'item' : 'card',
    name: chunk
      ? titled >= 0
        ? chunk.text
        : nameWithin(chunk, heading < 0 ? NOT_IN_NAMES : NOT_IN_HEADINGS)
      : textOf(own.flatMap(({ parts }) => [...parts])),
    properties,
    about,
    page,
    lines: own.map((_, at) => from + at),
    controls: own.flatMap(({ parts }) => controlsOf(parts)),
    quote: properties
      .filter(({ is }) => is !== 'action')
      .map(({ label, text }) => (label === '' ? text : `${label} ... ${text}`))
      .join(' ... '),
  };
}

function isShared({ text, controls, is }: Property, shared?: ReadonlySet<string>): boolean {
  return is === undefined && controls.length > 0 && shared?.has(text) === true;
}

/** "( ) Riga, 07:50, 12 €": a box or circle that is all there is of a thing tells of the thing itself. */
function wholeToggle([line, ...more]: readonly Line[], at: number, setting: Setting): Property[] | undefined {
  const [only, ...others] = line?.parts ?? [];
  if (!only || more.length > 0 || others.length > 0 || !isControl(only) || !isToggle(only)) return undefined;
  const values = valuesAt(only.name, setting);
  return values.length > 0 ? [{ label: '', text: only.name, values, controls: [only], line: at }] : undefined;
}

/** "Apply: Cook" in the card of a cook is something to do, though it is a link. */
function asAction(chunk: Property, name: Property | undefined): Property {
  const isLink = chunk.is === undefined && chunk.controls.length > 0;
  const isMore = name !== undefined && chunk.text.length > name.text.length && chunk.text.endsWith(name.text);
  return isLink && isMore ? { ...chunk, values: [], is: 'action' } : chunk;
}

/** A heading, else a link, else the first words that are no value. */
function nameAt(chunks: readonly Property[], headingLine: number | undefined): number {
  const tells = (chunk: Property) => chunk.is === undefined && /\p{L}{2}/u.test(nameWithin(chunk));
  const inHeading = chunks.findIndex((chunk) => chunk.line === headingLine && tells(chunk));
  if (inHeading >= 0) return inHeading;
  const link = chunks.findIndex((chunk) => tells(chunk) && chunk.controls.some(({ role }) => role !== 'button'));
  if (link >= 0) return link;
  const words = chunks.findIndex((chunk) => tells(chunk) && chunk.label === '');
  return words >= 0 ? words : chunks.findIndex(tells);
}

/**
 * Where a whole card is one link, the buttons beside it may know what it is called: "Select: Lunch on Friday". What
 * stands before and behind the title are properties of their own.
 */
function withTitle(chunks: readonly Property[], setting: Setting): Property[] {
  const titles = chunks.flatMap(({ is, text }) => (is === 'action' ? titlesIn(text) : []));
  return chunks.flatMap((chunk) => {
    const title =
      chunk.is === undefined
        ? titles.find((one) => chunk.text.length > one.length && chunk.text.includes(one))
        : undefined;
    if (title === undefined) return [chunk];
    const at = chunk.text.indexOf(title);
    // What follows a title is the story itself, and at its end the day.
    const piece = (text: string): Property[] =>
      text === '' ? [] : [{ ...chunk, text, values: valuesAt(text, setting, true) }];
    const name: Property = { ...chunk, text: title, values: [], is: 'name' };
    return [...piece(chunk.text.slice(0, at).trim()), name, ...piece(chunk.text.slice(at + title.length).trim())];
  });
}

const SHORTEST_TITLE = 4;

/** What may be left of a button's name without the word for what it does. */
export function titlesIn(name: string): string[] {
  const words = name.split(' ');
  const rests = [name.split(': ').slice(1).join(': '), words.slice(1).join(' '), words.slice(2).join(' ')];
  return rests.filter(({ length }) => length >= SHORTEST_TITLE);
}

/** A text without its values: a whole card may be one link. */
export function nameWithin(
  { text, values }: Pick<Property, 'text' | 'values'>,
  outside: ReadonlySet<ValueKind> = NOT_IN_NAMES,
): string {
  const parting = values.filter(({ kind }) => outside.has(kind));
  const ends = [...parting.map(({ from }) => from), text.length];
  const starts = [0, ...parting.map(({ end }) => end)];
  const pieces = starts.map((start, at) => trimmed(text.slice(start, ends[at])));
  return pieces.find((piece) => /\p{L}{2}/u.test(piece)) ?? trimmed(text);
}

function trimmed(piece: string): string {
  const [first = piece] = piece.split(/(?<=\p{L}.*)\s+[·•|→]\s+/u);
  return first
    .replace(/^\s*\d+\s*[×xх]\s+/u, '')
    .replace(/\s(?:from|от)\s*$/iu, '')
    .replace(/^[\s,;:·•|(–—-]+|[\s,;:·•|(–—-]+$/gu, '');
}

/** A text that ends in a colon is the label of what follows. */
export function labelled(chunks: readonly Property[]): Property[] {
  const told: Property[] = [];
  for (const chunk of chunks) {
    const before = told.at(-1);
    const label =
      before?.label === '' && before.controls.length === 0 ? /^(.{1,40})\s?:$/u.exec(before.text)?.[1] : undefined;
    if (label !== undefined && chunk.label === '' && chunk.is === undefined)
      told[told.length - 1] = { ...chunk, label };
    else told.push(chunk);
  }
  return told;
}
