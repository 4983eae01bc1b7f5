import { hasGripOfItsOwn, hasHandOfItsOwn, isInHand } from './hand.ts';
import { isListenedFor } from './listened-for.ts';
import type { Pass } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** In what has more parts than these none is looked for. */
const MOST_PARTS = 400;

/** Whether an element listens for parts of it that are things of their own. */
export function holdsParts(element: Element, pass: Pass): boolean {
  const parts = element.getElementsByTagName('*');
  for (let at = 0; at < parts.length && at < MOST_PARTS; at += 1) {
    const part = parts[at];
    if (part?.checkVisibility() && isThing(part, pass)) return true;
  }
  return false;
}

const isThing = (part: Element, pass: Pass) =>
  hasHandOfItsOwn(part, pass) || hasGripOfItsOwn(part, pass) || isListenedFor(part, pass);

/** Whether all that is written in an element belongs to such parts: it is nothing to click by itself. */
export function isOnlyParts(element: Element, pass: Pass): boolean {
  if (isInHand(element, pass) || !holdsParts(element, pass)) return false;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(), met = 0; node; node = texts.nextNode(), met += 1) {
    const parent = node.parentElement;
    const isWritten = /\S/.test(node.nodeValue ?? '') && parent?.checkVisibility() === true;
    if (met > MOST_PARTS || (isWritten && !isInPart(parent, element, pass))) return false;
  }
  return true;
}

function isInPart(words: Element, around: Element, pass: Pass): boolean {
  if (isInHand(words, pass)) return true;
  for (let one: Element | null = words; one && one !== around; one = drawnParent(one))
    if (isListenedFor(one, pass)) return true;
  return false;
}
