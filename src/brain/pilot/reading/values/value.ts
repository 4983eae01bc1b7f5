/** What a piece of text says that can be compared, added up, or told. */
export interface ReadValue {
  kind: ValueKind;
  /**
   * To compare with others of its kind: an amount, minutes of a duration, minutes of the day, milliseconds since 1970
   * for a date, grams, metres. Not a number for what has no order.
   */
  number: number;
  /** The far end of a range: "30–40 min". */
  upTo?: number;
  /** `EUR`, `%`, `g`, `m`, `of 5`. */
  unit?: string;
  /** `2026-11-15`, `15:30`; only the year or the month where that is all there is. */
  iso?: string;
  /** It could be read another way too: 05/06/2026, 1.234. */
  also?: { number: number; iso?: string };
  /** The word right behind a bare number: "312 reviews". */
  noun?: string;
  /** As it stands in the text. */
  text: string;
  from: number;
  end: number;
}

export type ValueKind =
  | 'number'
  | 'money'
  | 'percent'
  | 'rating'
  | 'duration'
  | 'date'
  | 'time'
  | 'size'
  | 'mail'
  | 'phone'
  | 'address';

/** How this page writes what can be written two ways, and what day it is. */
export interface Setting {
  now: Date;
  /** The sign before the fraction. */
  decimal?: '.' | ',';
  /** Whether 05/12/2026 is in December. */
  isDayFirst?: boolean;
}

/** One way to read values out of a text. What an earlier one took, a later one does not see. */
export type Reader = (text: string, setting: Setting) => ReadValue[];
