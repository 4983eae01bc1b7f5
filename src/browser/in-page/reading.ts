import type { Looks } from '../../observation.ts';
import type { Scope } from '../look.ts';
import type { Standing } from '../standing.ts';
import { putBack, takeDirt } from './dirt.ts';
import { looksOf } from './looks.ts';
import { isPartOf, reach } from './reach.ts';
import { forgetSegments } from './segments.ts';
import { spoken } from './spoken.ts';
import { standing } from './standing.ts';
import { walk } from './walk.ts';
import type { Found, Layer, Walked } from './walked.ts';

/** What there is to tell of a document. Numbers are given, and lines written, when somebody looks. */
export interface Reading extends Walked {
  /** The dialog that has the page to itself. */
  dialog: Element | undefined;
  /** What stands in the way, of the page itself; frames do not tell. */
  standing: Standing | undefined;
  /** What lies over a thing, in words; nothing where nothing does. */
  coverOf(found: Found): string;
  spokenOf(element: Element): string;
  /** What things look like, where that matters. */
  looks: ReadonlyMap<Found, Looks>;
}

let covers = new WeakMap<Found, string>();
let lastStanding: Standing | undefined;
let dialog: Element | undefined;

/** Reads a document. What nothing has happened to is taken as it was read before. */
export function read(scope: Scope, patience: number): Reading {
  const until = performance.now() + patience;
  const dirt = takeDirt(scope);
  // Words alone open nothing, and put nothing in the way.
  if (dirt.structural) dialog = modal();
  forgetSegments(scope, dirt);
  const walked = walk({ root: dialog ?? document.documentElement, scope, until, dirt });
  if (walked.isLate) putBack(scope, dirt);
  if (dirt.structural) covers = new WeakMap();
  if (window === window.parent && (dirt.structural || !lastStanding)) lastStanding = standing();
  const spokenOf = remembering(spoken);
  const coverOf = (found: Found) => {
    const cover = covers.get(found) ?? findCover(found, walked.layers, spokenOf);
    covers.set(found, cover);
    return cover;
  };
  return { ...walked, dialog, standing: lastStanding, coverOf, spokenOf, looks: looksOf(walked.found) };
}

/** A hit test takes long: only where something might lie over the element. */
function findCover(
  { element, isAway }: Found,
  layers: readonly Layer[],
  spokenOf: (element: Element) => string,
): string {
  if (isAway || !isUnderOne(element, layers)) return '';
  const where = reach(element);
  return where && 'coveredBy' in where ? spokenOf(where.coveredBy) : '';
}

function isUnderOne(element: Element, layers: readonly Layer[]): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return false;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return layers.some(
    ({ element: layer, box }) =>
      x >= box.left &&
      x <= box.right &&
      y >= box.top &&
      y <= box.bottom &&
      !isPartOf(element, layer) &&
      !isPartOf(layer, element),
  );
}

function modal(): Element | undefined {
  const dialogs = [...document.querySelectorAll(':modal,[aria-modal="true"]')];
  return dialogs.findLast((one) => one.matches(':modal')) ?? dialogs.findLast((one) => one.checkVisibility());
}

function remembering(work: (element: Element) => string): (element: Element) => string {
  const known = new Map<Element, string>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const now = work(element);
    known.set(element, now);
    return now;
  };
}
