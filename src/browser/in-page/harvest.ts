import type { LeftOut } from './outline.ts';
import type { Found, Layer, RawLine, Scroller, Walked } from './walked.ts';

/** What a walk, or a part of it, brings home. */
export interface Gathered {
  lines: RawLine[];
  found: Found[];
  frames: Walked['frames'];
  /** The elements whose text is shown. */
  texts: Element[];
  layers: Layer[];
  leftOut: LeftOut[];
  scrollers: Scroller[];
}

/** How much there was of each at some moment. */
export type Tally = Readonly<Record<keyof Gathered, number>>;

export function nothing(): Gathered {
  return { lines: [], found: [], frames: [], texts: [], layers: [], leftOut: [], scrollers: [] };
}

export function tally({ lines, found, frames, texts, layers, leftOut, scrollers }: Gathered): Tally {
  return {
    lines: lines.length,
    found: found.length,
    frames: frames.length,
    texts: texts.length,
    layers: layers.length,
    leftOut: leftOut.length,
    scrollers: scrollers.length,
  };
}

/** What has come in since. */
export function since(all: Gathered, before: Tally): Gathered {
  return {
    lines: all.lines.slice(before.lines),
    found: all.found.slice(before.found),
    frames: all.frames.slice(before.frames),
    texts: all.texts.slice(before.texts),
    layers: all.layers.slice(before.layers),
    leftOut: all.leftOut.slice(before.leftOut),
    scrollers: all.scrollers.slice(before.scrollers),
  };
}

export function addAll(all: Gathered, more: Gathered): void {
  add(all.lines, more.lines);
  add(all.found, more.found);
  add(all.frames, more.frames);
  add(all.texts, more.texts);
  add(all.layers, more.layers);
  add(all.leftOut, more.leftOut);
  add(all.scrollers, more.scrollers);
}

/** One by one: of a long page there are more than a call may have arguments. */
function add<T>(all: T[], more: readonly T[]): void {
  for (const one of more) all.push(one);
}
