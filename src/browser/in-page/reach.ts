import { boxOfArea } from './image-map.ts';
import { drawnParent, elementAt } from './shadow.ts';
import type { Box } from './visible.ts';

/** A point at which an element would receive a click, or what lies over it. */
export type Reach = { x: number; y: number } | { coveredBy: Element };

/** Tries the middle of what is visible of a box first, then points around it: half covered is not covered. */
export function reach(element: Element, box: Box = boxOf(element)): Reach | undefined {
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const width = Math.min(box.right, innerWidth) - left;
  const height = Math.min(box.bottom, innerHeight) - top;
  if (width <= 0 || height <= 0) return undefined;
  let cover: Element | undefined;
  let second: Reach | undefined;
  for (const [across, down] of POINTS) {
    const [x, y] = [left + width * across, top + height * down];
    const hit = elementAt(x, y);
    if (hit && receives(element, hit)) {
      if (!isForAnother(element, hit)) return { x, y };
      second ??= { x, y };
    }
    cover ??= hit ?? undefined;
  }
  if (second) return second;
  const shape = element instanceof SVGElement ? reachOnShape(element) : undefined;
  if (shape) return shape;
  return cover && !isClippedAway(element, box) ? { coveredBy: cover } : undefined;
}

/** A drawing may be hollow where the points are: then one of its shapes is hit. */
function reachOnShape(drawing: SVGElement): Reach | undefined {
  for (const shape of [...drawing.querySelectorAll('*')].slice(0, MOST_SHAPES)) {
    const { left, top, width, height } = shape.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = x < innerWidth && y < innerHeight ? elementAt(x, y) : null;
    if (hit && isPartOf(hit, drawing)) return { x, y };
  }
  return undefined;
}

const MOST_SHAPES = 30;

/** Whether an element is out of view in a box that scrolls: then nothing covers it, it is only further on. */
function isClippedAway(element: Element, { left, top, right, bottom }: Box): boolean {
  for (let one = drawnParent(element); one; one = drawnParent(one)) {
    if (one === document.documentElement || one === document.body) return false;
    if (getComputedStyle(one).overflow === 'visible') continue;
    const view = one.getBoundingClientRect();
    if (right <= view.left || left >= view.right || bottom <= view.top || top >= view.bottom) return true;
  }
  return false;
}

function boxOf(element: Element): Box {
  return element instanceof HTMLAreaElement ? boxOfArea(element) : aboveItsBranch(element);
}

/** A branch of a tree has its own line above what grows on it: a click there is meant for the branch. */
function aboveItsBranch(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const grown = element.matches('[role=treeitem]') ? element.querySelector('[role=group]') : null;
  const below = grown?.checkVisibility() ? grown.getBoundingClientRect().top : bottom;
  return { left, top, right, bottom: below > top + 4 ? Math.min(below, bottom) : bottom };
}

/** A click on a link or a button in a row is not meant for the row. */
function isForAnother(element: Element, hit: Element): boolean {
  const inner = element.matches('tr,[role=row]') ? hit.closest(INNER) : null;
  return inner !== null && element.contains(inner);
}

const INNER = 'a[href],button,input,select,textarea,label,[role=button],[role=link],[role=checkbox],[role=switch]';

const POINTS = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
] as const;

/** A click on `hit` acts on `element` when it is part of it, or a label of it, or when `element` itself is see-through to clicks. */
export function receives(element: Element, hit: Element): boolean {
  if (isPartOf(hit, element)) return true;
  const label = hit.closest('label');
  if (label?.control === element) return true;
  return getComputedStyle(element).pointerEvents === 'none' && isPartOf(element, hit);
}

export function isPartOf(inner: Element, outer: Element): boolean {
  for (let one: Element | null = inner; one; one = drawnParent(one)) if (one === outer) return true;
  return false;
}
