/** Elements that were met and left alone because they are out of view: nothing in them has been read. */
const aside = new WeakSet<Element>();
/** Of long lists, the child from which on nobody has looked. */
const tails = new WeakMap<Element, Element>();

export function setAside(element: Element): void {
  aside.add(element);
}

export function takeBack(element: Element): void {
  aside.delete(element);
}

export function setTailAside(parent: Element, first: Element): void {
  tails.set(parent, first);
}

export function forgetTail(parent: Element): void {
  tails.delete(parent);
}

export function isAside(element: Element, parent: Element | null): boolean {
  if (aside.has(element)) return true;
  const tail = parent ? tails.get(parent) : undefined;
  return tail !== undefined && (tail === element || isAfter(element, tail));
}

const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
