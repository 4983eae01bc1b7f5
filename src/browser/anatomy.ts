// What travels between a page and the widgets. Types only: both sides know them, neither knows the other.

/** A control as it must be known to set it. */
export interface Anatomy {
  role: string;
  name: string;
  /** The element's own name, and of an input its type. */
  tag: string;
  type: string;
  /** What it holds or shows. */
  value: string | undefined;
  states: readonly string[];
  /** Text can be typed into it. */
  takesText: boolean;
  /** What it says it opens: `listbox`, `menu`, `dialog`, `grid`, `tree`; '' when it says nothing. */
  opens: string;
  /** It holds choices, or is one of them: the role of what holds them. */
  holder: string;
  /** Choices are read from a list of the browser's own. */
  hasDatalist: boolean;
  multiple: boolean;
  toggle: Toggle | undefined;
  scale: Scale | undefined;
  /** How many boxes of one character each begin here, itself included. */
  boxes: number;
  /** The most characters it takes; undefined when it does not say. */
  longest: number | undefined;
  /** The language that the page is written in here, '' when it does not say. */
  language: string;
}

export type ToggleKind = 'checked' | 'pressed' | 'selected' | 'expanded';

/** Something that is on or off. */
export interface Toggle {
  kind: ToggleKind;
  on: boolean | 'mixed';
}

/** Where a value stands between two ends. */
export interface Scale {
  min: number;
  max: number;
  now: number;
  /** As it is told to people. */
  text: string;
  /** Undefined when the control does not say. */
  step: number | undefined;
  vertical: boolean;
}

/** What became of a thing that was dragged. */
export type Move =
  | { how: 'stayed' | 'gone' }
  /** By so many pixels, among the same neighbours. */
  | { how: 'by'; right: number; down: number }
  /** To another place among its neighbours, or among other ones. */
  | { how: 'among' | 'elsewhere'; place: number; of: number };

/** One of several things that can be chosen. */
export interface Choice {
  /** Its number in the document of the control. */
  part: number;
  role: string;
  label: string;
  /** The heading it stands under. */
  group: string;
  chosen: boolean;
  /** It says whether it is chosen; plain items of a menu only do something. */
  tells: boolean;
  disabled: boolean;
  shown: boolean;
  /** What has to be unfolded for it to show, the outermost first. */
  behind: readonly number[];
  /** It can be unfolded and is not. */
  folded: boolean;
}

/** One day on a calendar that is shown. */
export interface CalendarDay {
  part: number;
  /** `2026-11-15` */
  date: string;
  disabled: boolean;
  chosen: boolean;
}

/** Something beside the days of a calendar that can be pressed. */
export interface CalendarButton {
  part: number;
  name: string;
  disabled: boolean;
  /** Where it stands relative to the words that name the month. */
  side: 'before' | 'after' | 'elsewhere';
  distance: number;
}

/** A list in a calendar, of months or years. */
export interface CalendarList {
  part: number;
  options: readonly string[];
  value: string;
}

export interface Calendar {
  days: readonly CalendarDay[];
  /** The months shown, `2026-11`, in order. */
  months: readonly string[];
  buttons: readonly CalendarButton[];
  lists: readonly CalendarList[];
}
