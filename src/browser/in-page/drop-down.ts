import { type Pass, styleOf } from './pass.ts';
import { isVisibleText } from './visible.ts';

/** Longer ones are no choices. */
const LONGEST = 60;
/** In what has more parts than these no list is looked for. */
const MOST_PARTS = 150;

/**
 * What a home-made drop-down shows: one of the choices that it keeps in a list, hidden or laid over the page, in itself or
 * right behind it. Nothing for whatever is none.
 */
export function chosenIn(element: Element, pass: Pass): string | undefined {
  const lists = listsAt(element).filter((list) => isApart(list, pass));
  for (const list of lists) {
    const choices = [...list.children].map(({ textContent }) => wordsOf(textContent ?? ''));
    const isOfChoices = choices.every((words) => words !== '' && words.length <= LONGEST);
    const shown = isOfChoices ? wordsOf(shownBeside(list, element, pass)) : '';
    if (shown !== '' && choices.includes(shown)) return shown;
  }
  return undefined;
}

function listsAt(element: Element): Element[] {
  const behind = element.nextElementSibling;
  const parts = [...element.getElementsByTagName('*')];
  if (parts.length > MOST_PARTS) return [];
  return [...parts, ...(behind ? [behind] : [])].filter(({ children }) => isAlike(children));
}

function isAlike({ length, 0: first }: HTMLCollection): boolean {
  const parent = first?.parentElement;
  return length >= 2 && [...(parent?.children ?? [])].every(({ localName }) => localName === first?.localName);
}

function isApart(list: Element, pass: Pass): boolean {
  const { position } = styleOf(list, pass);
  return position === 'absolute' || position === 'fixed' || !list.checkVisibility({ visibilityProperty: true });
}

/** What stands in the element and not in the list. */
function shownBeside(list: Element, element: Element, pass: Pass): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let shown = '';
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent && !list.contains(parent) && isVisibleText(parent, pass)) shown += ` ${node.nodeValue ?? ''}`;
  }
  return shown;
}

/** Without the arrow that says that it opens. */
function wordsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}\p{P}\p{Sc}]+/gu, ' ').trim();
}
