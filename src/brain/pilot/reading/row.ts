import type { Piece, Row } from './answered.ts';
import type { FoundProperty } from './find-property.ts';
import type { PageRecord, Property } from './record.ts';

/** A record with nothing told of it but its name. */
export function bare(record: PageRecord): Row {
  return { record, name: record.name, told: [] };
}

export function pieceOf(label: string, { record, property, text, value }: FoundProperty): Piece {
  return { label, text, quote: quoteOf(record, property, text), ...(value ? { value } : {}) };
}

/** All that a record says beside its name. */
export function allOf(record: PageRecord): Piece[] {
  return record.properties
    .filter(({ is, text }) => is === undefined && text !== '')
    .map((property) => {
      const [value] = property.values;
      const { label, text } = property;
      return { label, text, quote: quoteOf(record, property, text), ...(value ? { value } : {}) };
    });
}

const LONGEST = 300;
/** In lines. */
const FAR = 10;

/** The words that prove it: the name and the value, in the order in which they stand on the page. */
export function quoteOf(record: PageRecord, property: Property, text: string): string {
  if (record.kind === 'pair' || record.kind === 'sentence' || record.kind === 'field')
    return record.quote.slice(0, LONGEST);
  if (property.is === 'name') return property.text.slice(0, LONGEST);
  const [name, value] = [record.quote.indexOf(record.name), record.quote.indexOf(text)];
  // Whoever checks a quote allows a gap, not half a page.
  const isFar = Math.abs(value - name) > LONGEST || property.line - (record.lines[0] ?? 0) > FAR;
  if (isFar) return property.label === '' ? text : `${property.label} ... ${text}`;
  const pieces = value >= 0 && value < name ? [text, record.name] : [record.name, text];
  return pieces.map((piece) => piece.slice(0, LONGEST)).join(' ... ');
}
