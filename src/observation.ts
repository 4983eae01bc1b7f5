/** The number of an element, given once and never to another. */
export type ElementId = number;

/** What a person would see of a page, as a value. Its text form is one way to show it (see browser/render.ts). */
export interface Observation {
  url: string;
  title: string;
  /** How much was read: what is in view, or everything. Left out, it is what is in view. */
  scope?: 'viewport' | 'page';
  tab: { number: number; of: number };
  /** In screens: where the viewport stands, and how long the page is. */
  scroll: { screen: number; screens: number };
  loading: boolean;
  /** What lies over the page and takes its clicks: a modal dialog, a banner. */
  onTop: string | undefined;
  /** What stands in the way of whoever wants to read or act here. */
  notices?: readonly Notice[];
  /** The visible part, or the whole page, in reading order. */
  lines: readonly Line[];
  /** What is above and below it: not shown, not forgotten. */
  above: Outline;
  below: Outline;
  /** Frames that did not answer in time. */
  missingFrames: readonly string[];
}

/** One line of the page: text and controls that stand together. */
export interface Line {
  /** How deep it lies in landmarks, lists and groups. */
  depth: number;
  kind: 'text' | 'heading' | 'row' | 'item' | 'landmark' | 'group';
  /** Of a heading. */
  level?: number;
  /** Of a landmark or group. */
  role?: string;
  /** The name of the landmark reads like prose and is drawn nowhere. */
  unseen?: true;
  /** It goes on with the item that began above: what one item holds may take several lines. */
  continues?: boolean;
  /** On which screen of the page it begins, when the whole page was read. */
  screen?: number;
  parts: readonly Part[];
}

export type Part = string | Control;

/** Something that can be acted on. */
export interface Control {
  id: ElementId;
  role: string;
  name: string;
  value?: string;
  placeholder?: string;
  /** `checked`, `disabled`, `expanded`, `focused`, `required`, `invalid`, `current` … */
  states: readonly string[];
  /** Of a select, as many as fit. */
  options?: readonly string[];
  /** What lies over it, when it cannot be reached now. */
  coveredBy?: string;
  /** Which of its words read like prose and are drawn nowhere: they come from attributes or hidden text. */
  unseen?: readonly ('name' | 'value' | 'placeholder')[];
  /** What a person would tell it from others by, where its name does not. */
  looks?: Looks;
  /** What the picture on it shows, where it has no name. Stands behind it on its line, and is put here by who goes by it. */
  icon?: string;
}

/** What something looks like. */
export interface Looks {
  colour?: ColourName;
  shape?: ShapeName;
  /** Against others beside it. */
  size?: 'big' | 'small';
  /** Pixels: the side of a square of the same area. */
  extent: number;
  /** It is known by its name: what it looks like matters only to who asks for it. */
  isAside?: true;
}

export type ColourName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'light blue'
  | 'blue'
  | 'purple'
  | 'magenta'
  | 'pink'
  | 'brown'
  | 'black'
  | 'grey'
  | 'white';

export type ShapeName =
  | 'circle'
  | 'ellipse'
  | 'square'
  | 'rectangle'
  | 'triangle'
  | 'diamond'
  | 'pentagon'
  | 'hexagon'
  | 'octagon'
  | 'polygon'
  | 'star'
  | 'line';

/** The part of a page that is not shown. */
export interface Outline {
  screens: number;
  controls: number;
  headings: readonly string[];
  /** Headings besides those. */
  moreHeadings?: number;
}

/** Something to know before the first line is read. */
export interface Notice {
  kind: NoticeKind;
  /** A sentence, in English; other languages have their own for each kind. */
  text: string;
  /** What it is about, in the page's own words. */
  about?: string;
}

export type NoticeKind =
  | 'loading'
  | 'empty'
  | 'error'
  | 'login'
  | 'one-time code'
  | 'challenge'
  | 'overlay'
  | 'poor text'
  | 'page tools';
