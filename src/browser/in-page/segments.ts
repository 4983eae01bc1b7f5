import { heldValue } from './describe.ts';
import type { Dirt } from './dirt.ts';
import type { Gathered } from './harvest.ts';
import type { Found, RawLine } from './walked.ts';

/** What one block of the page gave when it was read, for as long as nothing happens to it. */
export interface Segment {
  box: DOMRect;
  depth: number;
  kind: RawLine['kind'];
  /** It is drawn out of the flow and may lie over other things. */
  mayLieOver: boolean;
  gathered: Gathered;
}

/** A larger piece of the page is cheaper to forget as a whole. */
const MOST_FORGOTTEN = 2_000;

let segments = new WeakMap<Element, Segment>();

export function keepSegment(element: Element, segment: Segment): void {
  segments.set(element, segment);
}

/** What the block gave last time, if it stands where it stood and its fields hold what they held. */
export function segmentOf(element: Element, box: DOMRect): Segment | undefined {
  const segment = segments.get(element);
  return segment && isSameBox(segment.box, box) && segment.gathered.found.every(holdsTheSame) ? segment : undefined;
}

export function forgetSegments({ all, chain, roots }: Dirt): void {
  if (all) {
    forgetAll();
    return;
  }
  for (const element of chain) segments.delete(element);
  for (const root of roots) {
    const inside = root.getElementsByTagName('*');
    if (inside.length > MOST_FORGOTTEN) forgetAll();
    else for (const element of inside) segments.delete(element);
  }
}

function forgetAll(): void {
  segments = new WeakMap();
}

function isSameBox(one: DOMRect, other: DOMRect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** A script may fill a field without leaving a trace. */
function holdsTheSame({ element, held }: Found): boolean {
  return held === undefined || held === heldBy(element);
}

/** What a field holds; nothing for what is no field. */
export function heldBy(element: Element): string | undefined {
  if (element instanceof HTMLInputElement)
    return `${element.checked} ${element.indeterminate} ${element.disabled} ${heldValue(element)}`;
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return `${element.disabled} ${heldValue(element)}`;
  return undefined;
}
