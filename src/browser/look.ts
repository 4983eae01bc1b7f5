import type { Control, Line, Outline } from '../observation.ts';

// What travels between a page and us. Types only: both sides know them, neither knows the other.

/** One frame's part of an observation. Frames in it are named by their place in `frames`. */
export interface FrameLook {
  url: string;
  title: string;
  loading: boolean;
  onTop: string | undefined;
  lines: (Omit<Line, 'parts'> & { parts: (string | Control | { frame: number })[] })[];
  above: Outline;
  below: Outline;
  screen: number;
  screens: number;
  /** How many frames are shown in this one. */
  frames: number;
}

/** Where to touch an element, or why it cannot be touched. */
export type Touch =
  | { ok: true; x: number; y: number; spoken: string }
  | { ok: false; why: 'gone' | 'changed' | 'hidden' | 'covered'; spoken: string; by?: string };
