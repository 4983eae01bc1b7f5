import { isElement, isText } from './nodes.ts';
import { boxOf, type Pass, styleOf } from './pass.ts';
import { drawnChildren, drawnParent } from './shadow.ts';
import { currentView, isColoured, isOutOfReach, isVisibleText, type View } from './visible.ts';

const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'head', 'link', 'meta', 'base', 'title', 'desc']);
const BUTTONS = /^(?:button|submit|reset)$/;
/** So far around white words one looks for the picture that they stand on. */
const LEVELS = 4;
const MOST_PICTURES = 4;
/** As many characters are read of what is drawn in a thing. */
const MOST_DRAWN = 2_000;

/** The words that are drawn within an element, or the beginning of them; pictures say nothing here. */
export function drawnText(element: Element, pass: Pass): string {
  const known = pass.drawn.get(element);
  if (known !== undefined) return known;
  const drawn = new Drawn(pass);
  drawn.take(element);
  pass.drawn.set(element, drawn.text);
  return drawn.text;
}

class Drawn {
  readonly #pass: Pass;
  readonly #view: View = currentView();
  text = '';

  constructor(pass: Pass) {
    this.#pass = pass;
  }

  take(element: Element): void {
    if (SKIPPED.has(element.localName) || !this.#isShown(element)) return;
    if (isField(element)) {
      this.text += ` ${writtenOn(element, this.#pass)} `;
      return;
    }
    let isRead: boolean | undefined;
    for (const child of drawnChildren(element)) {
      if (this.text.length >= MOST_DRAWN) return;
      if (isElement(child)) this.take(child);
      else if (isText(child) && /\S/.test(child.data)) {
        isRead ??= this.#isRead(element);
        if (isRead) this.text += child.data;
      }
    }
    this.text += ' ';
  }

  #isShown(element: Element): boolean {
    return element.checkVisibility() || styleOf(element, this.#pass).display === 'contents';
  }

  #isRead(element: Element): boolean {
    if (!isVisibleText(element, this.#pass)) return false;
    const box = boxOf(element, this.#pass);
    if (isOutOfReach(element, box, this.#view)) return false;
    return isColoured(element, this.#pass) || isOnPicture(element, box);
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** What a field shows by itself: the words on a button, or those that say what to type. */
function writtenOn(field: HTMLInputElement | HTMLTextAreaElement, pass: Pass): string {
  if (!isVisibleText(field, pass)) return '';
  if (BUTTONS.test(field.type)) return isColoured(field, pass) ? field.value : '';
  const { color, opacity } = getComputedStyle(field, '::placeholder');
  return opacity === '0' || /,\s*0\)$/.test(color) ? '' : field.placeholder;
}

/** White words on a photograph are easily read, whatever the colour of the page behind it. */
function isOnPicture(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  let around = drawnParent(element);
  for (let level = 0; around && level < LEVELS; level += 1, around = drawnParent(around)) {
    for (const picture of [...around.querySelectorAll('img, video, canvas')].slice(0, MOST_PICTURES)) {
      const box = picture.getBoundingClientRect();
      if (x > box.left && x < box.right && y > box.top && y < box.bottom) return true;
    }
  }
  return false;
}
