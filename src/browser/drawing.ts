// What travels between a page and us when a picture is taken: both sides know it, neither knows the other.

/** A part of what is shown, in pixels of the page from the corner of the document's viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From where to where in a text. */
export type Span = readonly [from: number, to: number];

/** How a document stands when it begins to be covered. */
export interface Standing {
  width: number;
  height: number;
  /** Pixels of the screen for one pixel of the page. */
  density: number;
  /** Of the whole document, and how far it is scrolled. */
  fullWidth: number;
  fullHeight: number;
  scrolledRight: number;
  scrolledDown: number;
  /** Whether there is anything to cover already. */
  isCovered: boolean;
  /** The frames in it: their numbers, where each is drawn, where the document in it begins. */
  frames: readonly { number: number; box: Box; corner: { x: number; y: number } }[];
}

/** What had to be covered in the frames that were drawn while the viewport had this height. */
export interface Sample {
  height: number;
  boxes: readonly Box[];
}

/** A number drawn on a picture: the box it belongs to and the label with the number, in pixels of the picture. */
export interface Mark {
  text: string;
  box: Box;
  label: Box;
  color: string;
}

/** A picture to be made from another one. */
export interface Composition {
  /** The bytes in base64. */
  source: string;
  /** How wide the source is in pixels of the page. */
  sourceWidth: number;
  /** The part of it to show, in pixels of the page. */
  part: Box;
  /** The size of the new picture. */
  width: number;
  height: number;
  /** In pixels of the new picture. */
  masks: readonly Box[];
  marks: readonly Mark[];
  mediaType: 'image/png' | 'image/jpeg';
  quality: number;
}

/** How fine a JPEG is: the pixels of its longest side at most, its quality from 0 to 100. */
export interface Fineness {
  readonly longest: number;
  readonly quality: number;
}

export function shift({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

export function cut(box: Box, limit: Box): Box {
  return {
    left: Math.max(box.left, limit.left),
    top: Math.max(box.top, limit.top),
    right: Math.min(box.right, limit.right),
    bottom: Math.min(box.bottom, limit.bottom),
  };
}
