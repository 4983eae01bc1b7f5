import { readFile } from 'node:fs/promises';
import { LotsmanError } from '../../errors.ts';
import type { DownloadedFile } from '../../events.ts';
import { csvRows } from './csv.ts';
import { docxLines } from './docx.ts';
import { textOf } from './encoding.ts';
import { htmlLines } from './html.ts';
import { type FileKind, kindOf } from './kind.ts';
import { pdfLines } from './pdf.ts';
import { sheetsOf } from './xlsx.ts';
import { Archive } from './zip.ts';

/** What a file holds, as far as it can be read without opening it in the program it was made for. */
export interface FileContents {
  /** For people: `table (CSV), windows-1251`. */
  kind: string;
  /** The words, line by line; undefined where they cannot be had. */
  lines: readonly string[] | undefined;
  /** Repeated on every page: the columns of a table. */
  head?: string;
  /** The contents as a value: rows, sheets, JSON. */
  data?: unknown;
  /** Why there are no words. */
  why?: string;
}

/** A larger file is not read into memory. */
const MOST_BYTES = 64 * 1024 * 1024;

export async function readDownload({ path, name, size }: DownloadedFile): Promise<FileContents> {
  if (size > MOST_BYTES) return { kind: 'large file', lines: undefined, why: 'it is too large to be read here' };
  return contentsOf(await readFile(path), name);
}

export function contentsOf(bytes: Buffer, name: string): FileContents {
  const kind = kindOf(bytes, name);
  try {
    return read(bytes, kind);
  } catch (error) {
    if (error instanceof LotsmanError) return { kind: kind.label, lines: undefined, why: error.message };
    throw error;
  }
}

function read(bytes: Buffer, { label, as }: FileKind): FileContents {
  if (as === 'zip') return unpacked(new Archive(bytes));
  if (as === 'pdf') return document(label, pdfLines(bytes), 'no words can be had from it; it may be a scan');
  const { text, encoding } = textOf(bytes) ?? { text: '', encoding: '' };
  const kind = encoding === 'utf-8' ? label : `${label}, ${encoding}`;
  switch (as) {
    case 'nothing':
      return { kind: label, lines: undefined, why: 'it holds no text' };
    case 'csv':
      return { kind, ...table(csvRows(text)) };
    case 'html':
      return { kind, lines: htmlLines(text) };
    case 'json':
      return { kind, ...json(text) };
    case 'text':
      return { kind, lines: text.split(/\r\n|\r|\n/) };
  }
}

function unpacked(archive: Archive): FileContents {
  const text = archive.text('word/document.xml');
  if (text !== undefined) return document('Word document', docxLines(text), 'it holds no words');
  if (archive.text('xl/workbook.xml') !== undefined) {
    const sheets = sheetsOf(archive);
    const lines = sheets.flatMap(({ name, rows }) => [`## ${name}`, ...rows.map((row) => row.join(' | '))]);
    return { kind: 'Excel workbook', lines, data: { sheets } };
  }
  return { kind: 'ZIP archive', lines: archive.names, data: { files: archive.names } };
}

function document(kind: string, lines: string[], otherwise: string): FileContents {
  return lines.some((line) => !line.startsWith('---')) ? { kind, lines } : { kind, lines: undefined, why: otherwise };
}

function table(rows: string[][]): Pick<FileContents, 'lines' | 'head' | 'data'> {
  const [columns = [], ...body] = rows;
  return {
    head: columns.join(' | '),
    lines: body.map((row) => row.join(' | ')),
    data: { columns, rows: body },
  };
}

/** Written out anew, a line per value: a file is often one endless line. */
function json(text: string): Pick<FileContents, 'lines' | 'data'> {
  try {
    const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { lines: JSON.stringify(data, undefined, 1).split('\n'), data };
  } catch {
    return { lines: text.split('\n') };
  }
}
