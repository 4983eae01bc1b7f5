import { type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';

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

export function isInHand(element: Element, pass: Pass): boolean {
  const { cursor } = styleOf(element, pass);
  return HANDS.test(cursor) || GRIPS.test(cursor);
}
