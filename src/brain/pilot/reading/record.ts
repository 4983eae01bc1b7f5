import type { Control } from '../../../observation.ts';
import type { ReadValue } from './values/value.ts';

/** Something a page tells of one thing: a row, a card, an item, a label with its value, a field, a sentence. */
export interface PageRecord {
  kind: 'row' | 'card' | 'item' | 'pair' | 'field' | 'sentence';
  /** What it is called: its heading, its link, its label. */
  name: string;
  properties: readonly Property[];
  /** The headings and landmarks it stands under, the nearest last. */
  about: readonly string[];
  /** On which of the pages it was read, and on which lines. */
  page: number;
  lines: readonly number[];
  /** What can be acted on in it. */
  controls: readonly Control[];
  /** Its words as they stand on the page, pieces that are apart joined by `...`. */
  quote: string;
  /** What it says that may be the name of somebody, and that has no label. */
  names?: readonly Property[];
  /** Whoever it is from, where that has no label. */
  who?: Property;
}

/** One thing that is said of a record. */
export interface Property {
  /** The name of its column, its label; '' where it has none. */
  label: string;
  /** As it stands on the page. */
  text: string;
  values: readonly ReadValue[];
  controls: readonly Control[];
  line: number;
  /** It is the name of the record, what a picture in it is of, or only buttons to do something with it. */
  is?: 'name' | 'picture' | 'action';
}

/** Records that look alike: a table, a list, cards. */
export interface Collection {
  kind: 'table' | 'cards' | 'list';
  records: readonly PageRecord[];
  /** Of a table: the names of its columns, '' for one without. */
  columns: readonly string[];
  about: readonly string[];
  page: number;
  /** It belongs to the frame of the page, not to what the page is about. */
  isAside: boolean;
}

/** All that was read of one page. */
export interface Reading {
  page: number;
  collections: readonly Collection[];
  /** Labels with values, fields with what they hold. */
  pairs: readonly PageRecord[];
  sentences: readonly PageRecord[];
  /** What stands under its headings, for who finds nothing in its lists. */
  sections: readonly Collection[];
  /** What the page says of the one thing it may be about, outside of lists. */
  self: PageRecord;
  /** What the page as a whole is called: title, address, headings. */
  about: readonly string[];
  headings: readonly string[];
  /** What is chosen on it: what is searched for, ticked, selected, where in a menu one is. */
  chosen: readonly string[];
  badges: readonly Badge[];
}

/** A number on what leads to a place: "Spam 2 unread", "Drafts (3)". */
export interface Badge {
  /** What it is called without the number. */
  words: string;
  number: number;
  quote: string;
  /** It belongs to what is shown now. */
  isCurrent?: true;
}

/** How near two phrases are in meaning: 1 for the same, 0 for nothing in common. */
export type Alike = (a: string, b: string) => number;
