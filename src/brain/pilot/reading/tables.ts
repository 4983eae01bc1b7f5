import type { Line, Observation, Part } from '../../../observation.ts';
import { cellsOf, controlsOf, isControl, isDoer, isHolder, isToggle, textOf } from './parts.ts';
import { isNameLabel, isPropertyWord, kindsOf } from './property-kinds.ts';
import type { Collection, PageRecord, Property } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import { currencyOf } from './values/money.ts';
import { readValues } from './values/read-values.ts';
import type { ReadValue, Setting } from './values/value.ts';

/** The tables of a page: rows that follow each other. */
export function tablesIn(
  { lines }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  setting: Setting,
): Collection[] {
  const tables: Collection[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (lines[at]?.kind !== 'row') continue;
    const from = at;
    while (lines[at + 1]?.kind === 'row' && lines[at + 1]?.depth === lines[from]?.depth) at += 1;
    const { about = [], isAside = false } = surroundings[from] ?? {};
    tables.push({ ...tableOf(lines, from, at + 1, { page, about, setting }), isAside });
  }
  return tables;
}

interface Place {
  page: number;
  about: readonly string[];
  setting: Setting;
}

function tableOf(lines: readonly Line[], from: number, to: number, place: Place): Omit<Collection, 'isAside'> {
  const rows = lines.slice(from, to).map(cellsOf);
  const hasHeader = isHeader(rows, place.setting);
  const columns = hasHeader ? (rows[0] ?? []).map(columnName) : [];
  // "E-mail or name" is a column of addresses.
  const labelled = columns.findIndex((label) => isNameLabel(label) && kindsOf(label).length === 0);
  const first = hasHeader ? 1 : 0;
  const nameColumn = labelled >= 0 ? labelled : columnOfNames(rows.slice(first), place.setting);
  const records = rows
    .slice(first)
    .map((cells, at) => rowOf(cells, from + first + at, columns, nameColumn, place))
    .filter(({ properties }) => properties.length > 0);
  return { kind: 'table', records, columns, about: place.about, page: place.page };
}

/** What is written at the top; behind it there may be menus and arrows. */
function columnName(cell: readonly Part[]): string {
  const [name] = cell.filter((part) => !(isControl(part) && isToggle(part))).map((part) => textOf([part]));
  return name ?? '';
}

/** The first row names the columns if it differs from the others in what a name never holds: values, links, fields. */
function isHeader(rows: readonly Part[][][], setting: Setting): boolean {
  const [first = [], ...others] = rows;
  if (others.length === 0 || first.length < 2) return false;
  const texts = first.map(textOf);
  if (first.flat().some((part) => isControl(part) && part.role === 'columnheader')) return true;
  if (texts.some((text) => isValueText(text, setting))) return false;
  if (texts.filter((text) => text !== '').length < 2 || areLabels(rows)) return false;
  const hasLinks = (cells: readonly Part[][]) => cells.flat().some((part) => isControl(part) && !isDoer(part));
  if (hasLinks(first) && others.every(hasLinks)) return texts.every((text) => text === '' || isPropertyWord(text));
  const differs = first.some((_, column) =>
    others.some((cells) => isValueText(textOf(cells[column] ?? []), setting) || holds(cells[column] ?? [])),
  );
  return differs || (others.some(hasLinks) && !hasLinks(first)) || texts.some(isPropertyWord);
}

/** "Colour | gold", "City | Riga": each row says one thing, the first too. */
function areLabels(rows: readonly Part[][][]): boolean {
  const [[label = '', said = ''] = [], ...others] = rows.map((cells) => cells.map(textOf));
  const isPair = rows.every(({ length }) => length === 2) && isPropertyWord(label) && !isPropertyWord(said);
  return isPair && others.some(([other = '']) => isPropertyWord(other));
}

function holds(cell: readonly Part[]): boolean {
  return cell.some((part) => isControl(part) && isHolder(part));
}

/** Most of it is a value. */
export function isValueText(text: string, setting: Setting): boolean {
  const covered = readValues(text, setting).reduce((sum, { from, end }) => sum + end - from, 0);
  return covered > 0 && covered >= text.length * 0.5;
}

function rowOf(
  cells: readonly Part[][],
  line: number,
  columns: readonly string[],
  nameColumn: number,
  { page, about, setting }: Place,
): PageRecord {
  const properties = cells.map((cell, column) => propertyOf(cell, line, columns[column] ?? '', setting));
  const isNamed = nameColumn >= 0 && properties[nameColumn]?.text;
  const named = isNamed ? nameColumn : nameCell(cells, properties, setting);
  const told = properties
    .map((property, at): Property => (at === named ? { ...property, is: 'name' } : property))
    .filter(({ text, controls }) => text !== '' || controls.length > 0);
  const texts = properties.map(({ text }) => text).filter((text) => text !== '');
  return {
    kind: 'row',
    name: properties[named]?.text ?? '',
    properties: told,
    about,
    page,
    lines: [line],
    controls: controlsOf(cells.flat()),
    quote: texts.join(' ... '),
  };
}

function propertyOf(cell: readonly Part[], line: number, label: string, setting: Setting): Property {
  const controls = controlsOf(cell);
  const said = cell.filter((part) => !(isControl(part) && (isToggle(part) || part.role === 'button')));
  const text = textOf(said);
  if (text === '' && controls.length > 0)
    return { label, text: controls.map(({ name }) => name).join(' '), values: [], controls, line, is: 'action' };
  return { label, text, values: inUnitOf(label, readValues(text, setting)), controls, line };
}

const CURRENCY = /[€$£₽₴₸¥]|(?<!\p{L})(?:EUR|USD|RUB|GBP|руб)(?!\p{L})/u;

/** "Price, €" over bare numbers says what they are. */
function inUnitOf(label: string, values: readonly ReadValue[]): readonly ReadValue[] {
  const sign = CURRENCY.exec(label)?.[0];
  if (sign === undefined) return values;
  return values.map((value) => (value.kind === 'number' ? { ...value, kind: 'money', unit: currencyOf(sign) } : value));
}

/** The column of links; otherwise the first whose words are no values. In most rows, not in one by chance. */
function columnOfNames(rows: readonly Part[][][], setting: Setting): number {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const mostly = (column: number, is: (cell: readonly Part[]) => boolean) =>
    rows.filter((cells) => is(cells[column] ?? [])).length * 2 > rows.length;
  const isLinked = (cell: readonly Part[]) => cell.some((part) => isControl(part) && part.role === 'link');
  const texts = columns.filter((column) => mostly(column, (cell) => isName(cell, setting)));
  return texts.find((column) => mostly(column, isLinked)) ?? texts[0] ?? -1;
}

function isName(cell: readonly Part[], setting: Setting): boolean {
  const { text, is } = propertyOf(cell, 0, '', setting);
  return text !== '' && is === undefined && !isValueText(text, setting);
}

/** Where a row has nothing in that column: the first of its words that are no value, then whatever it says. */
function nameCell(cells: readonly Part[][], properties: readonly Property[], setting: Setting): number {
  const words = cells.findIndex((cell) => isName(cell, setting));
  return words >= 0 ? words : properties.findIndex(({ text, is }) => text !== '' && is === undefined);
}
