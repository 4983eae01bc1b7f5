import { attributeOf, piecesOf } from './markup.ts';
import type { Archive } from './zip.ts';

export interface Sheet {
  name: string;
  rows: string[][];
}

/** The sheets of a workbook, in its order, cells as a person reads them. */
export function sheetsOf(archive: Archive): Sheet[] {
  const strings = sharedStrings(archive.text('xl/sharedStrings.xml') ?? '');
  const dates = dateStyles(archive.text('xl/styles.xml') ?? '');
  const targets = relationTargets(archive.text('xl/_rels/workbook.xml.rels') ?? '');
  return opened(archive.text('xl/workbook.xml') ?? '', 'sheet').map((sheet) => {
    const target = targets.get(attributeOf(sheet, 'r:id') ?? '') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { name: attributeOf(sheet, 'name') ?? '', rows: rowsOf(archive.text(path) ?? '', strings, dates) };
  });
}

function opened(markup: string, name: string) {
  return [...piecesOf(markup)].filter((piece) => piece.kind === 'open').filter((piece) => piece.name === name);
}

function relationTargets(markup: string): Map<string, string> {
  return new Map(
    opened(markup, 'relationship').map((one) => [attributeOf(one, 'Id') ?? '', attributeOf(one, 'Target') ?? '']),
  );
}

function sharedStrings(markup: string): string[] {
  const strings: string[] = [];
  let inText = false;
  for (const piece of piecesOf(markup)) {
    if (piece.kind === 'text') {
      if (inText) strings.push((strings.pop() ?? '') + piece.text);
    } else if (piece.name === 't') inText = piece.kind === 'open' && !piece.closed;
    else if (piece.kind === 'open' && piece.name === 'si') strings.push('');
  }
  return strings;
}

/** Which cell styles show a number as a date. */
function dateStyles(markup: string): boolean[] {
  const custom = new Map(
    opened(markup, 'numfmt').map((one) => [attributeOf(one, 'numFmtId'), attributeOf(one, 'formatCode') ?? '']),
  );
  const styles: boolean[] = [];
  let inCells = false;
  for (const piece of piecesOf(markup)) {
    if (piece.kind === 'text') continue;
    if (piece.name === 'cellxfs') inCells = piece.kind === 'open';
    else if (inCells && piece.kind === 'open' && piece.name === 'xf') {
      const id = attributeOf(piece, 'numFmtId');
      const code = custom.get(id)?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      styles.push(code === undefined ? BUILT_IN_DATES.has(Number(id)) : /[dmyhs]/i.test(code));
    }
  }
  return styles;
}

const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

function rowsOf(markup: string, strings: readonly string[], dates: readonly boolean[]): string[][] {
  const rows: string[][] = [];
  let cell: { column: number; type: string; isDate: boolean } | undefined;
  let value = '';
  let inValue = false;
  for (const piece of piecesOf(markup)) {
    const row = rows.at(-1);
    if (piece.kind === 'text') value += inValue ? piece.text : '';
    else if (piece.name === 'v' || piece.name === 't') inValue = piece.kind === 'open' && !piece.closed;
    else if (piece.kind === 'open' && piece.name === 'row') rows.push([]);
    else if (piece.kind === 'open' && piece.name === 'c' && row && !piece.closed) {
      const column = columnOf(attributeOf(piece, 'r')) ?? row.length;
      const isDate = dates[Number(attributeOf(piece, 's') ?? -1)] === true;
      cell = { column, type: attributeOf(piece, 't') ?? 'n', isDate };
      value = '';
    } else if (piece.kind === 'close' && piece.name === 'c' && row && cell) {
      while (row.length < cell.column) row.push('');
      row.push(shown(value, cell.type, cell.isDate, strings));
      cell = undefined;
    }
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** `BC7` is in the 55th column; counted from nought. */
function columnOf(reference = ''): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown(value: string, type: string, isDate: boolean, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' && isDate && value !== '' ? dateOf(Number(value)) : value;
}

/** Days since the end of 1899, as spreadsheets count them; the fraction is the time of day. */
function dateOf(serial: number): string {
  const date = new Date(Math.round((serial - 25_569) * 86_400_000));
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  if (serial < 1) return time;
  return Number.isInteger(serial) ? day : `${day} ${time}`;
}
