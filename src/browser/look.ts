import type { Control, Line, Outline } from '../observation.ts';
import type { Box } from './drawing.ts';
import type { Standing } from './standing.ts';

// What travels between a page and us. Types only: both sides know them, neither knows the other.

/** How much of a page is read: what is in view, with the rest counted, or all of it. */
export type Scope = 'viewport' | 'page';

export interface LookRequest {
  scope: Scope;
  /** The number of a look that the asker still has. */
  since: number | undefined;
  /** Milliseconds after which the page answers with what it has read by then. */
  patience: number;
  /** Over this wire the page may tell what it has read before it is asked again. */
  wire?: string | undefined;
}

/** Nothing to tell since the look with this number, or a look anew. Lines that were in that one are told by their places in it. */
export type FrameAnswer = { same: number } | (Omit<FrameLook, 'lines'> & { lines: (FrameLine | number)[] });

/**
 * What a page tells before it is asked: a look anew, good for who has the look with the number `since`, or only how far it has
 * grown.
 */
export type ToldAhead = (Exclude<FrameAnswer, { same: number }> & { since: number }) | { growth: number };

/** A line in which frames, and the numbers of controls, are those of its document. */
export type FrameLine = Omit<Line, 'parts'> & { parts: (string | Control | { frame: number })[] };

/** One frame's part of an observation. Frames in it are named by their numbers. */
export interface FrameLook {
  number: number;
  url: string;
  title: string;
  loading: boolean;
  onTop: string | undefined;
  lines: FrameLine[];
  above: Outline;
  below: Outline;
  screen: number;
  screens: number;
  /** The frames shown in this one, and what each was told to show. */
  frames: { number: number; url: string }[];
  /** How many elements had been added to the document. */
  growth: number;
  /** How many elements may have a closed shadow root that nobody has asked about yet. */
  suspects: number;
  /** Numbers of elements that are gone for good. */
  forgotten: number[];
  /** What stands in the way, of the page itself; frames do not tell. */
  standing?: Standing;
}

/** Where to touch an element, or why it cannot be touched. */
export type Touch =
  | { ok: true; x: number; y: number; box: Box; spoken: string }
  | { ok: false; why: 'gone' | 'changed' | 'hidden' | 'covered'; spoken: string; by?: string };

/** How to wait for a page to come to rest. */
export interface Patience {
  /** Milliseconds to wait for the first sign of an effect. */
  first: number;
  /** What was seen so far counts for nothing. */
  anew?: boolean;
}

/** Whether a click got to what it was meant for. */
export type Landing = { ok: true } | { ok: false; on: string };
