import type { Outline } from '../../observation.ts';
import { shorten } from './describe.ts';
import { sideOf } from './visible.ts';

/** What can be acted on by its markup alone. */
export const ACTIONABLE = `a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],
  [contenteditable=true],[onclick],[tabindex]:not([tabindex^="-"]),[role=button],[role=checkbox],[role=combobox],
  [role=link],[role=listbox],[role^=menuitem],[role=option],[role=radio],[role=searchbox],[role=slider],
  [role=spinbutton],[role=switch],[role=tab],[role=textbox],[role=treeitem]`;
const HEADINGS = 'h1,h2,h3,[role=heading]';
const MOST_HEADINGS = 10;

interface Rest {
  controls: number;
  headings: string[];
}

/** What lies outside the view: counted, not described. */
export class Unseen {
  readonly #above: Rest = { controls: 0, headings: [] };
  readonly #below: Rest = { controls: 0, headings: [] };
  /** Controls that turned out to be in view although what is around them is not. */
  readonly strays: Element[] = [];

  add(element: Element, side: 'above' | 'below' | 'beside'): void {
    const rest = side === 'above' ? this.#above : this.#below;
    if (element.matches(ACTIONABLE)) rest.controls += 1;
    if (element.matches(HEADINGS)) note(rest, [element]);
    if (!element.firstElementChild) return;
    this.#count(element.querySelectorAll(ACTIONABLE));
    if (rest.headings.length < MOST_HEADINGS) note(rest, element.querySelectorAll(HEADINGS));
  }

  /** The long tail of a list: counted at once instead of one by one. */
  addAfter(child: Element, parent: Element): void {
    const all = parent.querySelectorAll(ACTIONABLE);
    this.#count([...all].slice(firstAfter(child, all)));
  }

  /** A shadow root that no document-wide search looks into. */
  addRoot(host: Element, root: ShadowRoot): void {
    const side = sideOf(host.getBoundingClientRect());
    if (side === 'in') return;
    this.#count(root.querySelectorAll(ACTIONABLE));
    note(side === 'above' ? this.#above : this.#below, root.querySelectorAll(HEADINGS));
  }

  outline(): { above: Outline; below: Outline } {
    const { scrollTop, scrollHeight } = document.scrollingElement ?? document.documentElement;
    const screensBelow = (scrollHeight - scrollTop - innerHeight) / innerHeight;
    return {
      above: { ...this.#above, screens: scrollTop / innerHeight },
      below: { ...this.#below, screens: Math.max(0, screensBelow) },
    };
  }

  #count(elements: Iterable<Element>): void {
    for (const element of elements) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const side = sideOf(box);
      if (side === 'in') this.strays.push(element);
      else if (side === 'above') this.#above.controls += 1;
      else this.#below.controls += 1;
    }
  }
}

/** Where in a list in document order the elements after this one begin. */
function firstAfter(element: Element, list: ArrayLike<Element>): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = list[middle];
    if (one && (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) to = middle;
    else from = middle + 1;
  }
  return from;
}

function note(rest: Rest, headings: Iterable<Element>): void {
  for (const heading of headings) {
    if (rest.headings.length >= MOST_HEADINGS) return;
    const text = heading.checkVisibility() ? shorten(heading.textContent ?? '', 60) : '';
    if (text) rest.headings.push(text);
  }
}
