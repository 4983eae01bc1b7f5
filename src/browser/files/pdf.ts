import { LotsmanError } from '../../errors.ts';
import { wordsIn } from './pdf/content.ts';
import { readerOf } from './pdf/font.ts';
import { objectsOf, type PdfObject, references, valueAt } from './pdf/objects.ts';

type Objects = ReadonlyMap<number, PdfObject>;

/** Pieces that are drawn by name may draw others; none that people made goes deeper. */
const DEEPEST = 5;
const MOST_PAGES = 5_000;

/** The words of a PDF file, page by page, as well as they can be had: a scan has none, and some fonts keep theirs. */
export function pdfLines(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  if (bytes.includes('/Encrypt')) throw new LotsmanError('bad_input', 'The PDF document is locked.');
  const pages = pagesOf(objects);
  return pages.flatMap((page, index) => {
    const contents = references(valueAt(page.written, 'Contents'));
    const drawn = contents.map((number) => objects.get(number)?.stream ?? '').join('\n');
    const text = wordsWith(drawn, page.resources, objects, 0);
    const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    return [...(pages.length > 1 ? [`--- page ${index + 1} ---`] : []), ...lines.filter((line) => line !== '')];
  });
}

interface Page {
  written: string;
  resources: string;
}

function pagesOf(objects: Objects): Page[] {
  const isTree = ({ written }: PdfObject) => /\/Type\s*\/Pages\b/.test(written);
  const root = [...objects.values()].find((one) => isTree(one) && !/\/Parent\b/.test(one.written));
  const pages: Page[] = [];
  const seen = new Set<PdfObject>();
  const gather = (object: PdfObject, inherited: string) => {
    if (seen.has(object) || pages.length >= MOST_PAGES) return;
    seen.add(object);
    const resources = inFull(valueAt(object.written, 'Resources'), objects) ?? inherited;
    if (!isTree(object)) pages.push({ written: object.written, resources });
    else
      for (const number of references(valueAt(object.written, 'Kids'))) {
        const kid = objects.get(number);
        if (kid) gather(kid, resources);
      }
  };
  if (root) gather(root, '');
  return pages;
}

function wordsWith(content: string, resources: string, objects: Objects, depth: number): string {
  const named = (key: string) => entriesOf(inFull(valueAt(resources, key), objects) ?? '', objects);
  const fonts = new Map([...named('Font')].map(([name, font]) => [name, readerOf(font, objects)]));
  const pieces = named('XObject');
  const draw = (name: string) => {
    const piece = pieces.get(name);
    if (!piece?.stream || depth >= DEEPEST || !/\/Subtype\s*\/Form\b/.test(piece.written)) return '';
    const own = inFull(valueAt(piece.written, 'Resources'), objects) ?? resources;
    return wordsWith(piece.stream, own, objects, depth + 1);
  };
  return wordsIn(content, { fonts, draw });
}

/** A dictionary, whether it stands in its place or is referred to. */
function inFull(value: string | undefined, objects: Objects): string | undefined {
  if (value === undefined || value.startsWith('<<')) return value;
  const [number] = references(value);
  return number === undefined ? undefined : objects.get(number)?.written;
}

function entriesOf(dictionary: string, objects: Objects): Map<string, PdfObject> {
  const entries = new Map<string, PdfObject>();
  for (const [, name = '', number] of dictionary.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R\b/g)) {
    const object = objects.get(Number(number));
    if (object) entries.set(name, object);
  }
  // A small font may be written where it is used.
  for (const [, name = ''] of dictionary.matchAll(/\/([^\s/<>[\]()]+)\s*<</g)) {
    const written = valueAt(dictionary, name);
    if (written !== undefined && !entries.has(name)) entries.set(name, { written, stream: undefined });
  }
  return entries;
}
