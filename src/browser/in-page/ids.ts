/** A number for this frame's elements; the browser side turns it into one that is unique in the run. */
export type LocalId = number;

interface Known {
  element: WeakRef<Element>;
  print: string;
}

const numbers = new WeakMap<Element, LocalId>();
const known = new Map<LocalId, Known>();
let last = 0;

/** The element with a number, if it is still in the document. */
export function elementOf(id: LocalId): Element | undefined {
  const element = known.get(id)?.element.deref();
  return element?.isConnected ? element : undefined;
}

/** What the element with this number looked like when it was last seen. */
export function printOf(id: LocalId): string | undefined {
  return known.get(id)?.print;
}

/**
 * Gives every element its number. One that a framework has put in the place of another inherits its number, but only
 * where there is no doubt: exactly one was lost and exactly one is new with the same role, name and surroundings.
 */
export function numberAll(found: readonly { element: Element; print: string }[]): LocalId[] {
  const strangers = found.filter(({ element }) => !numbers.has(element));
  if (strangers.length > 0) inherit(strangers);
  return found.map(({ element, print }) => {
    const id = numbers.get(element) ?? introduce(element);
    known.set(id, { element: new WeakRef(element), print });
    return id;
  });
}

function introduce(element: Element): LocalId {
  last += 1;
  numbers.set(element, last);
  return last;
}

function inherit(strangers: readonly { element: Element; print: string }[]): void {
  const lost = new Map<string, LocalId[]>();
  for (const [id, { print }] of known)
    if (elementOf(id) === undefined) lost.set(print, [...(lost.get(print) ?? []), id]);
  if (lost.size === 0) return;
  const heirs = Map.groupBy(strangers, ({ print }) => print);
  for (const [print, candidates] of heirs) {
    const [id, ...otherIds] = lost.get(print) ?? [];
    const [heir, ...otherHeirs] = candidates;
    if (id === undefined || !heir || otherIds.length > 0 || otherHeirs.length > 0) continue;
    numbers.set(heir.element, id);
  }
}
