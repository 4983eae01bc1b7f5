import { ACTIONABLE } from './contents.ts';
import { drawnText } from './drawn.ts';
import { holdsListener } from './listening.ts';
import type { Pass } from './pass.ts';

/** Longer ones are no names of things. */
const LONGEST = 60;

/** Whether an element is one thing by itself: it says a few words or is a picture, and nothing in it is there to act on. */
export function isOneThing(element: Element, pass: Pass): boolean {
  if (holdsListener(element, pass) || [...element.querySelectorAll(ACTIONABLE)].some((one) => one.checkVisibility()))
    return false;
  const words = drawnText(element, pass).trim();
  return (
    words.length <= LONGEST && (words !== '' || element.matches(PICTURES) || element.querySelector(PICTURES) !== null)
  );
}

const PICTURES = 'img,svg,picture,i';
