import { type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** What lies over a text and belongs to it stands beside it, or beside what is around it, so far up. */
const LEVELS = 3;
const MOST_CHILDREN = 40;

/**
 * Whether an opaque box lies over all of a text and stays there when the page is scrolled. Bars and dialogs that come and go
 * stand elsewhere in the page: what is behind them is still its text.
 */
export function isOverlaid(element: Element, pass: Pass): boolean {
  let one = element;
  for (let level = 0; level < LEVELS; level += 1) {
    const parent = drawnParent(one);
    if (!parent) return false;
    const branch = one;
    const covers = pass.lowered.has(branch) ? opaqueIn(parent, pass) : coversIn(parent, pass);
    if (covers.length > 0 && covers.some((cover) => cover !== branch && liesOver(cover, branch, element, pass)))
      return true;
    one = parent;
  }
  return false;
}

function coversIn(parent: Element, pass: Pass): readonly Element[] {
  const known = pass.covers.get(parent);
  if (known) return known;
  const isAlone = parent.firstElementChild === parent.lastElementChild && parent.childNodes.length === 1;
  const covers = isAlone ? NONE : childrenOf(parent).filter((child) => isPlaced(child, pass) && isOpaque(child, pass));
  pass.covers.set(parent, covers);
  return covers;
}

/** Asked first: most things are in the flow. What does not move with the text covers now this, now that. */
function isPlaced(child: Element, pass: Pass): boolean {
  const { position } = styleOf(child, pass);
  return position === 'absolute' || position === 'relative';
}

const NONE: readonly Element[] = [];

/** What is put below the page lies also under what is in the flow. */
function opaqueIn(parent: Element, pass: Pass): readonly Element[] {
  return childrenOf(parent).filter((child) => isOpaque(child, pass));
}

function childrenOf(parent: Element): Element[] {
  const children: Element[] = [];
  for (let child = parent.firstElementChild; child && children.length < MOST_CHILDREN; child = child.nextElementSibling)
    children.push(child);
  return children;
}

function isOpaque(element: Element, pass: Pass): boolean {
  const style = styleOf(element, pass);
  const isImage = element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
  if (!isImage && !/^rgb\([^/]*\)$/.test(style.backgroundColor)) return false;
  return style.opacity === '1' && element.checkVisibility({ visibilityProperty: true });
}

function liesOver(cover: Element, branch: Element, element: Element, pass: Pass): boolean {
  if (!isDrawnLater(cover, branch, pass)) return false;
  const words = document.createRange();
  words.selectNodeContents(element);
  const [over, under] = [cover.getBoundingClientRect(), words.getBoundingClientRect()];
  if (under.width === 0 || under.height === 0) return false;
  return over.left <= under.left && over.top <= under.top && over.right >= under.right && over.bottom >= under.bottom;
}

function isDrawnLater(cover: Element, branch: Element, pass: Pass): boolean {
  const [own, other] = [layerOf(cover, pass), layerOf(branch, pass)];
  if (own !== other) return own > other;
  return own !== IN_FLOW && (branch.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** What is placed is drawn over what is in the flow, unless it is put below. */
function layerOf(element: Element, pass: Pass): number {
  const { position, zIndex } = styleOf(element, pass);
  if (position === 'static') return IN_FLOW;
  return Number.parseInt(zIndex, 10) || 0;
}

const IN_FLOW = -0.5;
