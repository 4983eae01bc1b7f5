import { shorten } from './describe.ts';
import { drawnText } from './drawn.ts';
import { listensTo } from './listening.ts';
import type { Pass } from './pass.ts';
import { isVisibleText } from './visible.ts';

/** As what such a place is acted on. */
export const DROP_TARGET = 'drop target';
const LONGEST = 60;
/** These take what is let go above them by themselves. */
const FIELDS = 'input,textarea,[contenteditable]';

/** Whether things can be let go above an element: a column, a basket, a bin, also while it is empty. */
export function isDropTarget(element: Element): boolean {
  return listensTo('drop', element) && element.querySelector(FIELDS) === null;
}

/** What such a place is called: by the first words in it, or right before it, that are not those of a thing that lies there. */
export function dropTargetName(element: Element, pass: Pass): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = node;
    if (!parent || !/\S/.test(nodeValue ?? '') || !isVisibleText(parent, pass)) continue;
    return parent.closest('[draggable=true]') ? before(element, pass) : brief(nodeValue ?? '');
  }
  return before(element, pass);
}

function before({ previousElementSibling }: Element, pass: Pass): string {
  if (!previousElementSibling || isDropTarget(previousElementSibling)) return '';
  return brief(drawnText(previousElementSibling, pass));
}

const brief = (words: string) => (words.trim().length > LONGEST ? '' : shorten(words, LONGEST));
