import { type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** In what has more parts than these hands are not looked for. */
const MOST_PARTS = 400;

/** A hand where the surroundings have none: someone is told that this can be clicked. */
export function hasHandOfItsOwn(element: Element, pass: Pass): boolean {
  const parent = drawnParent(element);
  return styleOf(element, pass).cursor === 'pointer' && (!parent || styleOf(parent, pass).cursor !== 'pointer');
}

/** Whether something in an element has a hand of its own: the element listens for it. */
export function holdsHand(element: Element, pass: Pass): boolean {
  const parts = element.getElementsByTagName('*');
  for (let at = 0; at < parts.length && at < MOST_PARTS; at += 1) {
    const part = parts[at];
    if (part?.checkVisibility() && hasHandOfItsOwn(part, pass)) return true;
  }
  return false;
}

/** Whether all that is written in an element belongs to parts with hands of their own: it is nothing to click by itself. */
export function isAllHands(element: Element, pass: Pass): boolean {
  if (styleOf(element, pass).cursor === 'pointer' || !holdsHand(element, pass)) return false;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(), met = 0; node; node = texts.nextNode(), met += 1) {
    const parent = node.parentElement;
    const isPlain = /\S/.test(node.nodeValue ?? '') && parent?.checkVisibility() === true;
    if (met > MOST_PARTS || (isPlain && styleOf(parent, pass).cursor !== 'pointer')) return false;
  }
  return true;
}
