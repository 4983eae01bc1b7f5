import type { Spot } from '../../run-events.ts';

/** A run as a film: what is seen when, and for how long. A plain value; whoever draws it decides nothing. */
export interface Film {
  /** In pixels; what is shown of pages has this room. */
  stage: { width: number; height: number };
  scenes: readonly Scene[];
}

export type Scene = Card | Shot;

/** How something came out, as its colour tells. */
export type Tone = 'calm' | 'good' | 'warn' | 'bad';

/** Words alone: the first and the last thing that is seen. */
export interface Card {
  kind: 'card';
  tone: Tone;
  /** In small letters above. */
  kicker: string;
  heading: string;
  lines: readonly CardLine[];
  seconds: number;
}

export interface CardLine {
  sign?: '✓' | '?';
  text: string;
}

/** A picture of a page, with words below it. */
export interface Shot {
  kind: 'shot';
  tone: Tone;
  /** The name of its file; nothing was kept yet where it is missing. */
  picture?: string;
  /** The address of the page, as people read it. */
  place: string;
  /** What is marked, in pixels of the picture. */
  marks: readonly Spot[];
  /** Where the pointer goes to press, in pixels of the picture; or that it rests where it is, or is out of the way. */
  pointer: { x: number; y: number } | 'rests' | 'away';
  /** `Step 3`. */
  step: string;
  caption: string;
  /** More of it, less loud. */
  aside?: string;
  seconds: number;
}
