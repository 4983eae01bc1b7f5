import type { Line, Outline } from '../../observation.ts';
import type { Described } from './describe.ts';

/** A control found on the way, with what is needed to give it a number. */
export interface Found {
  element: Element;
  control: Described;
  print: string;
  /** Of a field: what it held. */
  held: string | undefined;
  isVisible: boolean;
  /** Too far away for anything to lie over it. */
  isAway: boolean;
}

/** A place in a line: text, a control, or a frame by its number. */
export type RawPart = string | { found: Found } | { frame: number };
export type RawLine = Omit<Line, 'parts'> & { parts: RawPart[] };

export interface Walked {
  lines: RawLine[];
  found: Found[];
  /** The frames met, and what each was told to show. */
  frames: { number: number; url: string }[];
  /** The elements whose text is shown. */
  texts: Element[];
  /** What may lie over other things. */
  layers: Layer[];
  above: Outline;
  below: Outline;
  scrollers: Scroller[];
  /** Time was up before everything was read. */
  isLate: boolean;
}

/** An element that is taken out of the flow, or moved, and may so lie over others. */
export interface Layer {
  element: Element;
  box: DOMRect;
}

/** An element with contents that can be scrolled, and how far they were. */
export interface Scroller {
  element: Element;
  left: number;
  top: number;
}
