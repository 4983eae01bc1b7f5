import type { Box } from '../drawing.ts';
import { elementOf, type LocalId } from './ids.ts';
import { boxOfArea } from './image-map.ts';
import { drawnParent } from './shadow.ts';

/** Where elements are drawn, as far as it can be seen: the part that scrolled boxes around them leave visible. */
export function boxes(ids: readonly LocalId[], isWholePage = false): (Box | null)[] {
  const limit = isWholePage ? ENDLESS : viewport();
  return ids.map((id) => {
    const element = elementOf(id);
    return element ? seenOf(element, limit) : null;
  });
}

const ENDLESS: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

function viewport(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** Brings an element into view if it is not, and tells where it is then. */
export function showBox(id: LocalId): Box | null {
  const element = elementOf(id);
  if (!element) return null;
  const { left, top, right, bottom } = drawnBox(element);
  const isInView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!isInView) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return seenOf(element, viewport());
}

/** What can be seen of an element that is in view. */
export function visibleBox(element: Element): Box {
  const { left, top, right, bottom } = seenOf(element, viewport()) ?? drawnBox(element);
  return { left, top, right, bottom };
}

function seenOf(element: Element, limit: Box): Box | null {
  let box = within(drawnBox(element), limit);
  for (let one = drawnParent(element); box && one; one = drawnParent(one))
    if (one !== document.body && one !== document.documentElement && getComputedStyle(one).overflow !== 'visible')
      box = within(box, one.getBoundingClientRect());
  return box;
}

/** The largest piece: a link that goes on in the next line has two, and the box around both would hold other words. */
function drawnBox(element: Element): Box {
  if (element instanceof HTMLAreaElement) return boxOfArea(element);
  const pieces = [...element.getClientRects()];
  const area = ({ width, height }: DOMRect) => width * height;
  return pieces.toSorted((a, b) => area(b) - area(a))[0] ?? element.getBoundingClientRect();
}

function within(box: Box, limit: Box): Box | null {
  const cut = {
    left: Math.max(box.left, limit.left),
    top: Math.max(box.top, limit.top),
    right: Math.min(box.right, limit.right),
    bottom: Math.min(box.bottom, limit.bottom),
  };
  return cut.right - cut.left > 1 && cut.bottom - cut.top > 1 ? cut : null;
}
