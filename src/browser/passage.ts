// What travels between a page and us when words are selected: both sides know it, neither knows the other.

/** Where some words of the page begin and end in view, in pixels. */
export interface Passage {
  from: { x: number; y: number };
  to: { x: number; y: number };
}
