import { type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** In what has more parts than these hands are not looked for. */
const MOST_PARTS = 400;

/** What the pointer becomes over things to click, and over things to drag. */
const HANDS = /^pointer$/;
const GRIPS = /^(?:grab|move)$/;

/** A hand where the surroundings have none: someone is told that this can be clicked. */
export function hasHandOfItsOwn(element: Element, pass: Pass): boolean {
  return isShownHere(HANDS, element, pass);
}

/** The same with a hand that takes hold: this can be dragged. */
export function hasGripOfItsOwn(element: Element, pass: Pass): boolean {
  return isShownHere(GRIPS, element, pass);
}

function isShownHere(cursors: RegExp, element: Element, pass: Pass): boolean {
  const parent = drawnParent(element);
  return cursors.test(styleOf(element, pass).cursor) && (!parent || !cursors.test(styleOf(parent, pass).cursor));
}

const isInHand = (element: Element, pass: Pass) =>
  HANDS.test(styleOf(element, pass).cursor) || GRIPS.test(styleOf(element, pass).cursor);

/** Whether something in an element has a hand of its own: the element listens for it. */
export function holdsHand(element: Element, pass: Pass): boolean {
  const parts = element.getElementsByTagName('*');
  for (let at = 0; at < parts.length && at < MOST_PARTS; at += 1) {
    const part = parts[at];
    if (!part?.checkVisibility()) continue;
    if (hasHandOfItsOwn(part, pass) || hasGripOfItsOwn(part, pass)) return true;
  }
  return false;
}

/** Whether all that is written in an element belongs to parts with hands of their own: it is nothing to click by itself. */
export function isAllHands(element: Element, pass: Pass): boolean {
  if (isInHand(element, pass) || !holdsHand(element, pass)) return false;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(), met = 0; node; node = texts.nextNode(), met += 1) {
    const parent = node.parentElement;
    const isPlain = /\S/.test(node.nodeValue ?? '') && parent?.checkVisibility() === true;
    if (met > MOST_PARTS || (isPlain && !isInHand(parent, pass))) return false;
  }
  return true;
}
