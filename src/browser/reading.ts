// What a page says, as it travels between the page and us. Types only: both sides know them, neither knows the other.

/** Where a block stands in a list. */
export interface ItemPlace {
  /** Which list of the document, counted from 1. */
  list: number;
  /** Which item of it, counted from 1. */
  index: number;
  depth: number;
  /** `-`, or the number that a person sees. */
  mark: string;
}

/** A piece of a page in reading order: a line of text, a heading, a table, or a frame that says more. */
export type Block = { item?: ItemPlace | undefined } & (
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; table: Table }
  | { kind: 'frame'; frame: number }
);

export interface Table {
  /** Its name, or the heading above it. */
  name: string;
  /** Empty where it has no head. Of several rows of heads, a column has all it stands under: `Price / net`. */
  columns: string[];
  rows: string[][];
  /** How many rows there are in truth, where only some are drawn. */
  totalRows?: number | undefined;
}

export interface PageLink {
  text: string;
  url: string;
}

/** What is to be read: everything or one element, for its text or links, or the nearest table or list to it. */
export interface ReadRequest {
  id: number | null;
  what: 'text' | 'table' | 'list' | 'links';
}

/** A document read. */
export interface DocumentRead {
  blocks: Block[];
  /** Names of its lists, in the order of their numbers. */
  lists: string[];
  /** Only where they were asked for. */
  links: PageLink[];
  /** So many elements may have a closed shadow root that nobody has looked into. */
  suspects: number;
}
