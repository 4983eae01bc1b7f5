import type { Control, Line, Part } from '../../observation.ts';
import { isControl } from './parts.ts';
import type { Speech } from './speech.ts';

/** How a line is to be written. */
export interface Style {
  speech: Speech;
  /** Longer texts are shortened to so many characters. */
  longest: number;
  /** Says of an empty field that it is empty: after a change that is news. */
  tellsEmpty?: boolean;
}

const LONGEST_NAME = 100;
const LONGEST_VALUE = 200;
const LONGEST_OPTION = 40;
const LONGEST_COVER = 30;
/** In a row these are what it is made of, and need no name for their role. */
const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

/** A line without its indentation. */
export function lineText({ kind, level, role = '', unseen, parts }: Line, style: Style): string {
  const text = partsText(kind, parts, style);
  if (kind === 'landmark' || kind === 'group') {
    const called = text === '' ? '' : ` "${text}"${unseen ? markText(style.speech) : ''}`;
    return `${style.speech.role(role)}${called}:`;
  }
  if (kind === 'heading') return `${'#'.repeat(Math.min(6, level ?? 1))} ${text}`;
  return `${kind === 'item' ? '- ' : ''}${text}`;
}

function partsText(kind: Line['kind'], parts: readonly Part[], style: Style): string {
  const told = withoutRepetition(parts);
  if (kind === 'row') return rowText(coversOnce(told), style);
  if (told.length > 2 && told.every(isControl) && isRun(told)) return runText(told, style);
  return coversOnce(told).reduce((line: string, part) => spaced(line, partText(part, style)), '');
}

/** A full stop after a link stands right behind it. */
function spaced(before: string, after: string): string {
  return before === '' || /^[.,;:!?)]/.test(after) ? `${before}${after}` : `${before} ${after}`;
}

/** Controls of one role that say nothing but their names can share the word for it. */
export function isRun(controls: readonly Control[]): boolean {
  const [first, ...others] = controls;
  return (
    first !== undefined &&
    isPlain(first) &&
    others.every((one) => isPlain(one) && one.role === first.role && one.coveredBy === first.coveredBy)
  );
}

const LONGEST_IN_RUN = 40;

function isPlain({ name, value, placeholder, options, unseen }: Control): boolean {
  const bare = value === undefined && placeholder === undefined && options === undefined && unseen === undefined;
  return bare && name !== '' && name.length <= LONGEST_IN_RUN;
}

/** `links: [4] Inbox (current) · [5] Sent`, with room for what stands between them. */
export function runText(controls: readonly (Control | string)[], { speech }: Style): string {
  const first = controls.find((one) => typeof one !== 'string');
  if (!first) return controls.join(' · ');
  const cover = first.coveredBy === undefined ? '' : `, ${speech.coveredBy(coverText(first.coveredBy))}`;
  const names = controls.map((one) =>
    typeof one === 'string'
      ? one
      : `[${one.id}] ${plainly(one.name).replaceAll(' · ', ', ')}${statesText(one, speech)}`,
  );
  return `${speech.roles(first.role)}${cover}: ${names.join(' · ')}`;
}

function rowText(parts: readonly Part[], style: Style): string {
  const cells: string[][] = [[]];
  for (const part of parts) {
    const isCell = isControl(part) && CELLS.has(part.role);
    if (part === '|' || (isCell && (cells.at(-1)?.length ?? 0) > 0)) cells.push([]);
    if (part !== '|') cells.at(-1)?.push(isCell ? cellText(part, style) : partText(part, style));
  }
  return cells.map((cell) => cell.join(' ')).join(' | ');
}

function cellText(cell: Control, style: Style): string {
  const { id, name } = cell;
  const mark = name === '' ? '' : unseenText(cell, 'name', style.speech);
  // Where it ends must be told when not all around it is the page's.
  const called = mark === '' ? plainly(clipped(name, LONGEST_NAME)) : quoted(clipped(name, LONGEST_NAME));
  return `${`[${id}] ${called}`.trimEnd()}${mark}${detailsText(cell, style)}`;
}

function partText(part: Part, style: Style): string {
  return isControl(part) ? controlText(part, style) : shortened(spokenIn(plainly(part), style.speech), style);
}

/** Our own words in the page's text, as the walk writes them. */
function spokenIn(text: string, { picture, notDrawn }: Speech): string {
  return text.replaceAll(UNSEEN_PICTURE, `(${picture}, ${notDrawn}: `);
}

const UNSEEN_PICTURE = '(picture, not drawn: ';

export function controlText(control: Control, style: Omit<Style, 'longest'>): string {
  const { id, role, name } = control;
  const mark = unseenText(control, 'name', style.speech);
  const called = name === '' ? '' : ` ${quoted(clipped(name, LONGEST_NAME))}${mark}`;
  return `[${id}] ${style.speech.role(role)}${called}${detailsText(control, style)}`;
}

function detailsText(control: Control, { speech, tellsEmpty = false }: Omit<Style, 'longest'>): string {
  const { value, placeholder, options = [], coveredBy } = control;
  const details = [
    ...(value === undefined || (value === '' && !tellsEmpty)
      ? []
      : [`= ${quoted(shortened(value, { speech, longest: LONGEST_VALUE }))}${unseenText(control, 'value', speech)}`]),
    ...(placeholder === undefined || value
      ? []
      : [
          `${speech.placeholder} ${quoted(clipped(placeholder, LONGEST_NAME))}${unseenText(control, 'placeholder', speech)}`,
        ]),
    ...(options.length === 0 ? [] : [`${speech.options} ${options.map(optionText).join(' / ')}`]),
  ];
  const told = details.map((detail) => ` ${detail}`).join('');
  const covered = coveredBy === undefined ? '' : ` ${speech.coveredBy(coverText(coveredBy))}`;
  return `${told}${statesText(control, speech)}${covered}`;
}

/** The words themselves stay: they may be the only name that a thing has. */
function unseenText({ unseen }: Control, word: 'name' | 'value' | 'placeholder', speech: Speech): string {
  return unseen?.includes(word) ? markText(speech) : '';
}

function markText({ notDrawn }: Speech): string {
  return ` (${notDrawn})`;
}

function coverText(cover: string): string {
  const text = plainly(clipped(cover, LONGEST_COVER));
  if (!/[\p{L}\p{N}]/u.test(text)) return '…';
  return text.split('"').length % 2 === 0 ? `${text}"` : text;
}

function optionText(option: string): string {
  return plainly(clipped(option, LONGEST_OPTION));
}

function statesText({ states, looks }: Control, speech: Speech): string {
  const told = [
    ...(looks && !looks.isAside ? [speech.looks(looks)] : []),
    ...states.map((state) => speech.state(state)),
  ];
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

/** What two neighbours say is said once: a cell and its only button, a picture and the link around it. */
function withoutRepetition(parts: readonly Part[]): Part[] {
  const names = new Set(parts.filter(isControl).map(({ name }) => essence(name)));
  return parts.flatMap((part, index): Part[] => {
    if (isControl(part)) return [isToldBeside(part, parts[index - 1], parts[index + 1]) ? { ...part, name: '' } : part];
    const picture = PICTURE.exec(part)?.[1];
    return picture !== undefined && names.has(essence(picture)) ? [] : [part];
  });
}

/** Of two controls with one name, the one that says what it does keeps it; of equals, the inner one, which comes later. */
function isToldBeside(control: Control, before: Part | undefined, after: Part | undefined): boolean {
  const isSame = (other: Part | undefined): other is Control =>
    other !== undefined && isControl(other) && other.name !== '' && essence(other.name) === essence(control.name);
  const isVague = VAGUE.has(control.role);
  return (
    (isSame(after) && (isVague || !VAGUE.has(after.role))) || (isVague && isSame(before) && !VAGUE.has(before.role))
  );
}

const VAGUE = new Set(['clickable', 'draggable', 'focusable', 'listitem', ...CELLS]);

/** What lies over a whole line is named once. */
function coversOnce(parts: readonly Part[]): Part[] {
  const told = new Set<string>();
  return parts.map((part) => {
    if (!isControl(part) || part.coveredBy === undefined) return part;
    const isTold = told.has(part.coveredBy);
    told.add(part.coveredBy);
    return isTold ? { ...part, coveredBy: '…' } : part;
  });
}

/** As the walk writes it. */
const PICTURE = /^\(picture(?:, not drawn)?: (.*)\)$/;

function essence(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || name;
}

function shortened(text: string, { longest, speech }: Style): string {
  if (text.length <= longest) return text;
  const { length } = text.replace(ALREADY_CUT, '');
  const kept = clipped(text, longest);
  const before = Number(ALREADY_CUT.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
  return `${kept} (${speech.characters(before + length - kept.length + 1)})`;
}

/** As the page's side cuts what nobody would read at once. */
const ALREADY_CUT = /… \+([\d,]+) characters$/;

export function clipped(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function quoted(text: string): string {
  return `"${plainly(text).replaceAll('"', '\\"')}"`;
}

/**
 * On one line, without what nobody can see, and never to be taken for one of our numbers: only we write `[12]`.
 */
export function plainly(text: string): string {
  if (!ODD.test(text)) return text;
  return text
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\[(\+?\d+)\]/g, '($1)');
}

/** Asked first, since nearly all texts are plain: anything that would be replaced. */
const ODD = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\p{Cc}]|[^\S ]|\s\s|\[\+?\d/u;

/** Soft hyphens, spaces of no width, and marks that turn the direction of what follows. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]+/g;
