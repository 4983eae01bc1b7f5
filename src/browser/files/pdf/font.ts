import { type PdfObject, references, valueAt } from './objects.ts';

/** How the bytes of a text are read in one font; undefined for a font that keeps its letters to itself. */
export type Reader = (bytes: string) => string | undefined;

export function readerOf({ written }: PdfObject, objects: ReadonlyMap<number, PdfObject>): Reader {
  const [map] = references(valueAt(written, 'ToUnicode'));
  const table = map === undefined ? undefined : objects.get(map)?.stream;
  if (table !== undefined) return mapped(table);
  if (/\/Subtype\s*\/Type0\b/.test(written)) return () => undefined;
  const decoder = new TextDecoder('windows-1252');
  return (bytes) => decoder.decode(Buffer.from(bytes, 'latin1'));
}

/** Fonts that hold only some letters bring a table from their own numbers to Unicode. */
function mapped(table: string): Reader {
  const width = (/begincodespacerange\s*<([\da-f]+)>/i.exec(table)?.[1]?.length ?? 4) / 2;
  const letters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<([\da-f\s]+)>\s*<([\da-f\s]*)>/gi))
      letters.set(Number.parseInt(code, 16), utf16(text));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) readRanges(block, letters);
  return (bytes) => {
    let text = '';
    for (let at = 0; at + width <= bytes.length; at += width) {
      const code = Buffer.from(bytes.slice(at, at + width), 'latin1').readUIntBE(0, width);
      text += letters.get(code) ?? '';
    }
    return text;
  };
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
