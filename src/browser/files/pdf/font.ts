import { type PdfObject, references, valueAt } from './objects.ts';

/** What the bytes of a text are in one font. */
export interface Read {
  /** Empty for a font that keeps its letters to itself. */
  text: string;
  /** In thousandths of the size of the font. */
  width: number;
}

export type Reader = (bytes: string) => Read;
type Objects = ReadonlyMap<number, PdfObject>;

/** A letter is about so wide where the font does not say. */
const USUAL_WIDTH = 500;

export function readerOf(font: PdfObject, objects: Objects): Reader {
  const [map] = references(valueAt(font.written, 'ToUnicode'));
  const table = map === undefined ? undefined : objects.get(map)?.stream;
  const isWide = /\/Subtype\s*\/Type0\b/.test(font.written);
  const widths = isWide ? wideWidths(font, objects) : narrowWidths(font, objects);
  const size = isWide ? 2 : 1;
  const letters = table === undefined ? undefined : lettersOf(table);
  return (bytes) => {
    const codes = codesOf(bytes, size);
    const width = codes.reduce((sum, code) => sum + widths(code), 0);
    if (letters) return { text: codes.map((code) => letters.get(code) ?? '').join(''), width };
    return { text: isWide ? '' : WESTERN.decode(Buffer.from(bytes, 'latin1')), width };
  };
}

const WESTERN = new TextDecoder('windows-1252');

function codesOf(bytes: string, size: 1 | 2): number[] {
  const buffer = Buffer.from(bytes, 'latin1');
  return Array.from({ length: Math.floor(buffer.length / size) }, (_, index) => buffer.readUIntBE(index * size, size));
}

/** Fonts that hold only some letters bring a table from their own numbers to Unicode. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<([\da-f\s]+)>\s*<([\da-f\s]*)>/gi))
      letters.set(Number.parseInt(code, 16), utf16(text));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) readRanges(block, letters);
  return letters;
}

type Widths = (code: number) => number;

function narrowWidths({ written }: PdfObject, objects: Objects): Widths {
  const value = valueAt(written, 'Widths');
  const [number] = references(value);
  const list = (number === undefined || value?.startsWith('[') ? value : objects.get(number)?.written) ?? '';
  const widths = list.match(/[\d.]+/g)?.map(Number) ?? [];
  const first = Number(valueAt(written, 'FirstChar') ?? 0);
  return (code) => widths[code - first] ?? USUAL_WIDTH;
}

/** `12 [500 600] 20 30 550`: from 12 on one by one, and for all from 20 to 30. */
function wideWidths({ written }: PdfObject, objects: Objects): Widths {
  const [number] = references(valueAt(written, 'DescendantFonts'));
  const inner = number === undefined ? '' : (objects.get(number)?.written ?? '');
  const widths = new Map<number, number>();
  const entries = /(\d+)\s*\[([^\]]*)\]|(\d+)\s+(\d+)\s+([\d.]+)/g;
  for (const [, first, each, from, to, width] of (valueAt(inner, 'W') ?? '').slice(1).matchAll(entries)) {
    const list = each?.match(/[\d.]+/g) ?? [];
    for (const [index, one] of list.entries()) widths.set(Number(first) + index, Number(one));
    const length = from === undefined ? 0 : Math.min(Number(to) - Number(from) + 1, LONGEST_RANGE);
    for (let index = 0; index < length; index += 1) widths.set(Number(from) + index, Number(width));
  }
  const otherwise = Number(valueAt(inner, 'DW') ?? 1_000);
  return (code) => widths.get(code) ?? otherwise;
}

/** So many letters are in no range that a font needs. */
const LONGEST_RANGE = 65_536;

function readRanges(block: string, letters: Map<number, string>): void {
  const ranges = /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f\s]+)>|\[([^\]]*)\])/gi;
  for (const [, from = '', to = '', first, each] of block.matchAll(ranges)) {
    const start = Number.parseInt(from, 16);
    const length = Math.min(Number.parseInt(to, 16) - start + 1, LONGEST_RANGE);
    const list = [...(each ?? '').matchAll(/<([\da-f\s]*)>/gi)].map(([, text = '']) => utf16(text));
    const base = utf16(first ?? '');
    for (let index = 0; index < length; index += 1)
      letters.set(start + index, first === undefined ? (list[index] ?? '') : advanced(base, index));
  }
}

function advanced(text: string, by: number): string {
  const last = text.codePointAt(text.length - 1) ?? 0;
  return text.slice(0, -1) + String.fromCodePoint(Math.min(last + by, 0x10ffff));
}

function utf16(hex: string): string {
  return Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');
}
