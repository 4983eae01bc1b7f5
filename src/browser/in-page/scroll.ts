import type { Chosen, Direction, ScrollPosition } from '../scrolling.ts';
import { isFrame, numberFrame } from './frames.ts';
import { elementOf, type LocalId } from './ids.ts';
import { nextFrame } from './next-frame.ts';
import { isPartOf } from './reach.ts';
import { drawnParent, elementAt, shadowRootOf } from './shadow.ts';
import { spoken } from './spoken.ts';

/** What is being scrolled. */
let scroller: Element | undefined;

/** Nothing has moved for so many milliseconds: the wheel had no effect here. */
const FIRST_MOVE = 250;
const LONGEST_SCROLL = 3_000;
/** So many frames at the same place are a rest. */
const REST = 4;

/** Chooses what to scroll: around an element, or where a person would turn the wheel. */
export function chooseScroller(id: LocalId | null, direction: Direction): Chosen {
  const from = id === null ? undefined : elementOf(id);
  if (id !== null && !from) return null;
  const chosen = from ? aroundOf(from, direction) : inView(direction);
  if (chosen && isFrame(chosen)) return { frame: numberFrame(chosen) };
  scroller = chosen;
  return chosen ? positionOf(chosen, direction) : null;
}

/** Moves what was chosen, without a wheel. */
export function scrollBy(right: number, down: number): void {
  scroller?.scrollBy({ left: right, top: down, behavior: 'instant' });
}

/** Resolves when what was chosen no longer moves, and says how it stands then. */
export async function scrollRest(): Promise<ScrollPosition | null> {
  const began = performance.now();
  const place = () => `${scroller?.scrollTop} ${scroller?.scrollLeft}`;
  const first = place();
  for (let last = first, quiet = 0; performance.now() - began < LONGEST_SCROLL; ) {
    await nextFrame();
    const now = place();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
    const waited = performance.now() - began;
    if (quiet >= REST && (now !== first || waited >= FIRST_MOVE)) break;
  }
  return scrollPosition();
}

export function scrollPosition(): ScrollPosition | null {
  return scroller?.isConnected ? positionOf(scroller, 'down') : null;
}

/** Brings an element into the middle of the view. Returns it in words. */
export function bringIntoView(id: LocalId): string | null {
  const element = elementOf(id);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  scroller = aroundOf(element, 'down') ?? page();
  return spoken(element);
}

function page(): Element {
  return document.scrollingElement ?? document.documentElement;
}

function aroundOf(element: Element, direction: Direction): Element | undefined {
  for (let one: Element | null = element; one; one = drawnParent(one)) if (canScroll(one, direction)) return one;
  return canScroll(page(), direction) ? page() : undefined;
}

/** The page itself, or where it stands still, the largest part of it that scrolls; a dialog on top comes before both. */
function inView(direction: Direction): Element | undefined {
  const dialog = [...document.querySelectorAll(':modal,[aria-modal="true"]')].filter((one) => one.checkVisibility());
  const top = dialog.at(-1);
  const inDialog = top && largest(top, direction);
  if (inDialog) return inDialog;
  return canScroll(page(), direction) ? page() : largest(document.documentElement, direction);
}

function largest(scope: Element, direction: Direction): Element | undefined {
  const seen = allIn(scope).flatMap((element) => {
    if (!isFrame(element) && !canScroll(element, direction)) return [];
    const { width, height } = seenPart(element);
    return width > 0 && height > 0 && element.checkVisibility() ? [{ element, area: width * height }] : [];
  });
  return seen.toSorted((one, other) => other.area - one.area)[0]?.element;
}

function allIn(scope: Element | ShadowRoot): Element[] {
  const own = scope instanceof Element ? [scope] : [];
  return [...own, ...scope.querySelectorAll('*')].flatMap((element) => {
    const root = shadowRootOf(element);
    return root ? [element, ...allIn(root)] : [element];
  });
}

function canScroll(element: Element, direction: Direction): boolean {
  const down = direction === 'up' || direction === 'down';
  const room = down ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth;
  if (room <= 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const overflow = down ? overflowY : overflowX;
  if (element !== page()) return element !== document.body && /auto|scroll|overlay/.test(overflow);
  // What is said of the body holds for the page where the page itself says nothing.
  const { overflowX: bodyX, overflowY: bodyY } = getComputedStyle(document.body ?? element);
  const meant = overflow === 'visible' ? (down ? bodyY : bodyX) : overflow;
  return meant !== 'hidden' && meant !== 'clip';
}

function positionOf(element: Element, direction: Direction): ScrollPosition {
  return {
    what: element === page() ? undefined : spoken(element),
    top: element.scrollTop,
    height: element.scrollHeight,
    seenHeight: element === page() ? innerHeight : element.clientHeight,
    left: element.scrollLeft,
    width: element.scrollWidth,
    seenWidth: element === page() ? innerWidth : element.clientWidth,
    grip: gripOf(element, direction),
  };
}

const POINTS = [0.5, 0.25, 0.75, 0.05, 0.95];

/** A point at which the wheel goes to this and not to something else that scrolls. */
function gripOf(element: Element, direction: Direction): { x: number; y: number } | undefined {
  const { left, top, width, height } = seenPart(element);
  for (const down of POINTS)
    for (const across of POINTS) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = elementAt(x, y);
      if (!hit || isFrame(hit) || hit.localName === 'canvas') continue;
      const inside = element === page() || isPartOf(hit, element);
      if (inside && aroundOf(hit, direction) === element) return { x, y };
    }
  return undefined;
}

function seenPart(element: Element): { left: number; top: number; width: number; height: number } {
  if (element === page()) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  return { left, top, width: Math.min(box.right, innerWidth) - left, height: Math.min(box.bottom, innerHeight) - top };
}
