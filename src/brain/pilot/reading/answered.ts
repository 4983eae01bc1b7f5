import type { Query } from '../goal.ts';
import type { PageRecord } from './record.ts';
import type { ReadValue } from './values/value.ts';

export type Answered = Told | Untold;

/** An answer, with where it stands. */
export interface Told {
  found: true;
  want: Query['want'];
  /** What was asked about, in the words of the task. */
  about: string;
  /** One for each thing that the answer tells of. */
  rows: readonly Row[];
  /** Of counts, sums, averages, differences. */
  figure?: Figure;
  /** Of `whether`. */
  holds?: boolean;
  /** The page says that there are more than were seen. */
  incomplete?: { seen: number; of: number; quote: string };
  /** The page does not say that its things are what was asked about; there are no others. */
  assumed?: true;
  looked: Looked;
}

/** That there is none, or that it cannot be told which. */
export interface Untold {
  found: false;
  why: 'no such things' | 'no such property' | 'none fits' | 'ambiguous';
  /** What was not found, or may mean several things. */
  about: string;
  /** What it may be. */
  candidates: readonly Row[];
  looked: Looked;
}

export interface Row {
  /** With its controls: whoever wants to act on it finds them there. */
  record: PageRecord;
  name: string;
  told: readonly Piece[];
}

/** One property, as asked for and as it stands on the page. */
export interface Piece {
  label: string;
  text: string;
  quote: string;
  value?: ReadValue;
}

export interface Figure {
  number: number;
  unit?: string;
  /** Where the page says it itself. */
  quote?: string;
}

/** What was looked through. */
export interface Looked {
  pages: number;
  records: number;
  columns: readonly string[];
}
