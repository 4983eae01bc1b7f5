import type { Scope } from '../look.ts';
import { heldValue } from './describe.ts';
import type { Dirt } from './dirt.ts';
import type { Gathered } from './harvest.ts';
import { boxOf, type Pass } from './pass.ts';
import type { Found, RawLine, Scroller } from './walked.ts';

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
/** So many of the things in a block tell well enough whether it still looks as it did. */
const MOST_ASKED = 24;

/** Of a whole page more is told than of what is in view: each is read for itself. */
const segments: Record<Scope, WeakMap<Element, Segment>> = { viewport: new WeakMap(), page: new WeakMap() };
/** Where everything stood when it was read. */
const stood = new WeakMap<Element, DOMRect>();

export function keepSegment(scope: Scope, element: Element, segment: Segment): void {
  segments[scope].set(element, segment);
}

export function dropSegment(scope: Scope, element: Element): void {
  segments[scope].delete(element);
}

export function rememberBox(element: Element, box: DOMRect): void {
  stood.set(element, box);
}

/** What the block gave last time, if it and what is in it stand where they stood and its fields hold what they held. */
export function segmentOf(scope: Scope, element: Element, pass: Pass): Segment | undefined {
  const segment = segments[scope].get(element);
  if (!segment || !isSameBox(segment.box, boxOf(element, pass))) return undefined;
  return looksTheSame(segment.gathered, MOST_ASKED) ? segment : undefined;
}

export function forgetSegments(scope: Scope, { all, chain, roots }: Dirt): void {
  if (all) {
    forgetAll(scope);
    return;
  }
  for (const element of chain) dropSegment(scope, element);
  for (const root of roots) {
    const inside = root.getElementsByTagName('*');
    if (inside.length > MOST_FORGOTTEN) forgetAll(scope);
    else for (const element of inside) dropSegment(scope, element);
  }
}

function forgetAll(scope: Scope): void {
  segments[scope] = new WeakMap();
}

function isSameBox(one: DOMRect, other: DOMRect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Scripts fill fields, scroll and change style sheets without leaving a trace. At most so many things are asked. */
export function looksTheSame(
  { found, texts, scrollers }: Pick<Gathered, 'found' | 'texts' | 'scrollers'>,
  most: number,
): boolean {
  if (!scrollers.every(isWhereItWas) || !found.every(holdsTheSame)) return false;
  const step = Math.max(1, (found.length + texts.length) / most);
  for (let at = 0; at < found.length + texts.length; at += step) {
    const place = Math.floor(at);
    const control = found[place];
    const element = control?.element ?? texts[place - found.length];
    if (element && !(standsWhereItStood(element) && (control?.isVisible ?? true) === isVisible(element))) return false;
  }
  return true;
}

function isWhereItWas({ element, left, top }: Scroller): boolean {
  return element.scrollLeft === left && element.scrollTop === top;
}

function standsWhereItStood(element: Element): boolean {
  const box = stood.get(element);
  return box === undefined || isSameBox(box, element.getBoundingClientRect());
}

export function isVisible(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
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
