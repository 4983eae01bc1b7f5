// What travels between a page and us about scrolling. Types only: both sides know them, neither knows the other.

export type Direction = 'up' | 'down' | 'left' | 'right';

/** How something that scrolls stands, in pixels. */
export interface ScrollPosition {
  /** In words; undefined for the page itself. */
  what: string | undefined;
  /** How far it has been scrolled, how far its contents go, and how much of them is seen at a time. */
  top: number;
  height: number;
  seenHeight: number;
  left: number;
  width: number;
  seenWidth: number;
  /** A point at which the wheel moves this and nothing else. */
  grip: { x: number; y: number } | undefined;
}

/** What was chosen to scroll: something in the document, a frame in it by its number, or nothing. */
export type Chosen = ScrollPosition | { frame: number } | null;
