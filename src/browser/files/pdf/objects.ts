import { inflateSync } from 'node:zlib';

/** An object of a PDF file: what is written in it, and what is packed into it. */
export interface PdfObject {
  written: string;
  /** Unpacked; undefined where there is nothing, or it is packed in a way that is not read here. */
  stream: string | undefined;
}

/** No more than this is unpacked of one stream. */
const MOST_BYTES = 32 * 1024 * 1024;

/** All objects of a file by their numbers. Found by searching: broken tables of contents do not matter then. */
export function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const begin = /(?<!\d)(\d{1,8})\s+\d{1,5}\s+obj\b/g;
  for (let match = begin.exec(file); match; match = begin.exec(file)) {
    const { object, end } = readObject(file, begin.lastIndex);
    objects.set(Number(match[1]), object);
    begin.lastIndex = end;
  }
  for (const object of [...objects.values()]) if (/\/Type\s*\/ObjStm\b/.test(object.written)) takeOut(object, objects);
  return objects;
}

/** What stands after a key of a dictionary: `<<…>>`, `[…]`, a reference, a name or a number. */
export function valueAt(written: string, key: string): string | undefined {
  const match = new RegExp(`/${key}(?![A-Za-z0-9])\\s*`).exec(written);
  if (!match) return undefined;
  const rest = written.slice(match.index + match[0].length);
  if (rest.startsWith('<<') || rest.startsWith('[')) return rest.slice(0, balancedEnd(rest));
  return /^(?:\d+\s+\d+\s+R\b|\/?[^\s/<>[\]()]+)/.exec(rest)?.[0];
}

/** The numbers of the objects that a value refers to, in order. */
export function references(value = ''): number[] {
  return [...value.matchAll(/(\d+)\s+\d+\s+R\b/g)].map(([, number]) => Number(number));
}

function readObject(file: string, from: number): { object: PdfObject; end: number } {
  const end = file.indexOf('endobj', from);
  const until = end < 0 ? file.length : end;
  const packed = file.indexOf('stream', from);
  if (packed < 0 || packed > until)
    return { object: { written: file.slice(from, until), stream: undefined }, end: until };
  const written = file.slice(from, packed);
  const start = packed + 'stream'.length + (file.startsWith('\r\n', packed + 6) ? 2 : 1);
  const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(written)?.[1] ?? Number.NaN);
  const isTrue = /^\s*endstream/.test(file.slice(start + length, start + length + 20));
  const found = isTrue ? start + length : file.indexOf('endstream', start);
  const close = found < 0 ? file.length : found;
  return { object: { written, stream: unpacked(written, file.slice(start, close)) }, end: close };
}

function unpacked(written: string, packed: string): string | undefined {
  const filters = [...(valueAt(written, 'Filter') ?? '').matchAll(/\/(\w+)/g)].map(([, name]) => name);
  if (filters.length === 0) return packed;
  if (filters.length > 1 || (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl')) return undefined;
  try {
    const options = { maxOutputLength: MOST_BYTES, finishFlush: 2 };
    return inflateSync(Buffer.from(packed, 'latin1'), options).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Newer files keep objects together in a packed one: first their numbers and places, then themselves. */
function takeOut({ written, stream = '' }: PdfObject, objects: Map<number, PdfObject>): void {
  const first = Number(valueAt(written, 'First'));
  const count = Number(valueAt(written, 'N'));
  const numbers = stream.slice(0, first).trim().split(/\s+/).map(Number);
  for (let index = 0; index < count; index += 1) {
    const [number, from = 0, , next] = numbers.slice(index * 2, index * 2 + 4);
    const text = stream.slice(first + from, next === undefined ? undefined : first + next);
    if (number !== undefined && !objects.has(number)) objects.set(number, { written: text, stream: undefined });
  }
}

function balancedEnd(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/<<|>>|\[|\]|\((?:\\.|[^\\)])*\)/g)) {
    if (sign.startsWith('(')) continue;
    depth += sign === '<<' || sign === '[' ? 1 : -1;
    if (depth === 0) return index + sign.length;
  }
  return text.length;
}
