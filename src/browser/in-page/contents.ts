import { onChanges } from './changes.ts';
import { outerOf } from './clobbered.ts';
import { cut } from './cut.ts';
import { drawnText } from './drawn.ts';
import type { Pass } from './pass.ts';

/** What can be acted on by its markup alone. */
export const ACTIONABLE = `a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],
  [contenteditable=true],[onclick],[tabindex]:not([tabindex^="-"]),[role=button],[role=checkbox],[role=combobox],
  [role=link],[role=listbox],[role^=menuitem],[role=option],[role=radio],[role=searchbox],[role=slider],
  [role=spinbutton],[role=switch],[role=tab],[role=textbox],[role=treeitem]`;
const HEADINGS = 'h1,h2,h3,[role=heading]';
/** Told by name; more are counted. */
export const MOST_HEADINGS = 10;
const LONGEST_HEADING = 60;
/** A storm of changes is not looked through: everything is counted anew. */
const STORM = 500;

/** What is in a part of the page that is out of view. */
export interface Contents {
  controls: number;
  headings: readonly string[];
  /** Headings besides those. */
  moreHeadings: number;
  /** Controls that are drawn outside the part that they belong to: they may be in view all the same. */
  escapees: readonly Element[];
}

interface Counted extends Contents {
  /** Counted from this child on. */
  after: Element | undefined;
  width: number;
  height: number;
}

/** Counting takes time on a long page, so it is remembered until something in the part changes. */
let counted = new WeakMap<Node, Counted>();

onChanges((records, isStorm) => {
  if (isStorm || records.length > STORM) counted = new WeakMap();
  else for (const target of new Set(records.filter(mayCount).map((record) => record.target))) forget(target);
});

/** Words count for nothing, unless they are those of a heading. */
function mayCount({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  const around = target instanceof Element ? target : target.parentElement;
  const isOfWords = type !== 'attributes' && [...addedNodes, ...removedNodes].every(isText);
  return !isOfWords || !around || around.closest(HEADINGS) !== null;
}

const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;

function forget(node: Node): void {
  for (let one: Node | null = node; one; one = one instanceof ShadowRoot ? one.host : outerOf(one)) counted.delete(one);
}

/** What is in an element, or in it after one of its children. */
export function contentsOf(element: Element, box: DOMRect, pass: Pass, after?: Element): Contents {
  const known = counted.get(element);
  if (known && known.after === after && known.width === box.width && known.height === box.height) return known;
  const all = element.querySelectorAll(ACTIONABLE);
  const contents = {
    ...count(after ? [...all].slice(firstAfter(after, all)) : all, box),
    ...headingsIn(element, pass, after),
    after,
    width: box.width,
    height: box.height,
  };
  counted.set(element, contents);
  return contents;
}

/** The headings in a part of the page, or in it after one of its children. */
export function headingsIn(
  scope: ParentNode,
  pass: Pass,
  after?: Element,
): Pick<Contents, 'headings' | 'moreHeadings'> {
  const all = scope.querySelectorAll(HEADINGS);
  const texts: string[] = [];
  for (let at = after ? firstAfter(after, all) : 0; at < all.length; at += 1) {
    const heading = all[at];
    const text = heading ? headingText(heading, pass) : '';
    if (text !== '') texts.push(text);
    if (texts.length === MOST_HEADINGS) return { headings: texts, moreHeadings: all.length - at - 1 };
  }
  return { headings: texts, moreHeadings: 0 };
}

/** What a person would read of it after scrolling there. */
export function headingText(heading: Element, pass: Pass): string {
  return cut(drawnText(heading, pass), LONGEST_HEADING);
}

export const isHeading = (element: Element) => element.matches(HEADINGS);

function count(elements: Iterable<Element>, around: DOMRect): Pick<Contents, 'controls' | 'escapees'> {
  const escapees: Element[] = [];
  let controls = 0;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (isWithin(box, around)) controls += 1;
    else escapees.push(element);
  }
  return { controls, escapees };
}

function isWithin(box: DOMRect, around: DOMRect): boolean {
  return (
    box.top >= around.top - 1 &&
    box.bottom <= around.bottom + 1 &&
    box.left >= around.left - 1 &&
    box.right <= around.right + 1
  );
}

const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Where in a list in document order the elements after this one begin; what is inside it comes before. */
function firstAfter(element: Element, list: ArrayLike<Element>): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = list[middle];
    if (one && !element.contains(one) && isAfter(one, element)) to = middle;
    else from = middle + 1;
  }
  return from;
}
