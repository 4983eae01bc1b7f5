import type { Control, Line, Part } from '../../../observation.ts';

/** Controls that hold something, or are on or off. */
const HOLDERS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox', 'textarea']);
const TOGGLES = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio']);
/** What one presses to do something; its name says nothing about the thing it stands at. */
const DOERS = new Set(['button', 'menuitem', 'tab', ...HOLDERS, ...TOGGLES]);
const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

export const isControl = (part: Part): part is Control => typeof part !== 'string';
export const isHolder = ({ role, value }: Control): boolean =>
  HOLDERS.has(role) || (value !== undefined && !TOGGLES.has(role));
export const isToggle = ({ role }: Control): boolean => TOGGLES.has(role);
export const isDoer = ({ role }: Control): boolean => DOERS.has(role);

const PICTURE = /^\((?:picture without a name|picture: (?<words>.*)|icon: .*)\)$/u;

/** What the observation itself writes of pictures. */
export function isPicture(part: Part): boolean {
  return typeof part === 'string' && PICTURE.test(part);
}

/** What a picture is of, where that is known. */
export function pictured(part: string): string {
  return PICTURE.exec(part)?.groups?.['words'] ?? '';
}

export function controlsOf(parts: readonly Part[]): Control[] {
  return parts.filter(isControl);
}

/** What a part says, as it stands on the page. */
export function wordsOf(part: Part): string {
  if (typeof part === 'string') return clean(part);
  if (isHolder(part)) return clean(part.value ?? '');
  return clean(part.name);
}

export function textOf(parts: readonly Part[]): string {
  return parts
    .filter((part) => part !== '|')
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ');
}

export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The cells of a row, empty ones too. */
export function cellsOf({ parts }: Line): Part[][] {
  const cells: Part[][] = [[]];
  // A row that can be clicked says all its words once more.
  const own = parts.length > 1 ? parts.filter((part) => !(isControl(part) && part.role === 'row')) : parts;
  for (const part of own) {
    const begins = isControl(part) && CELLS.has(part.role) && (cells.at(-1)?.length ?? 0) > 0;
    if (part === '|' || begins) cells.push([]);
    if (part !== '|') cells.at(-1)?.push(part);
  }
  return cells;
}
