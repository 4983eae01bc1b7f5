import type { Move } from '../../anatomy.ts';
import { elementOf, type LocalId } from '../ids.ts';

interface Place {
  element: Element;
  text: string;
  parent: Element | null;
  index: number;
  left: number;
  top: number;
}

/** Where things stood before they were dragged. */
const places = new Map<LocalId, Place>();

export function rememberPlace(id: LocalId): void {
  const element = elementOf(id);
  if (element) places.set(id, placeOf(element));
}

/** How a thing stands now compared with where it stood. Undefined when nobody remembered. */
export function moved(id: LocalId): Move | undefined {
  const before = places.get(id);
  places.delete(id);
  if (!before) return undefined;
  const element = found(before);
  if (!element) return { how: 'gone' };
  const now = placeOf(element);
  const of = now.parent?.childElementCount ?? 1;
  if (now.parent !== before.parent && !isRedrawn(now, before)) return { how: 'elsewhere', place: now.index + 1, of };
  if (now.index !== before.index) return { how: 'among', place: now.index + 1, of };
  const [right, down] = [Math.round(now.left - before.left), Math.round(now.top - before.top)];
  return right === 0 && down === 0 ? { how: 'stayed' } : { how: 'by', right, down };
}

/** Places are told from the parent's corner: a page that scrolls moves nothing. */
function placeOf(element: Element): Place {
  const parent = element.parentElement;
  const box = element.getBoundingClientRect();
  const around = parent?.getBoundingClientRect();
  return {
    element,
    parent,
    text: textOf(element),
    index: parent ? [...parent.children].indexOf(element) : 0,
    left: box.left - (around?.left ?? 0),
    top: box.top - (around?.top ?? 0),
  };
}

/** The element itself while it still says what it said; else the one that says so now, for lists are drawn anew. */
function found({ element, text, parent }: Place): Element | undefined {
  if (element.isConnected && textOf(element) === text) return element;
  const same = (one: Element) => one.localName === element.localName && textOf(one) === text;
  const beside = text === '' ? undefined : [...(parent?.children ?? [])].find(same);
  if (beside?.isConnected) return beside;
  const anywhere = text === '' ? undefined : [...document.querySelectorAll(element.localName)].find(same);
  return anywhere ?? (element.isConnected ? element : undefined);
}

/** The parent itself may have been drawn anew around the same things. */
function isRedrawn(now: Place, before: Place): boolean {
  return (
    before.parent?.isConnected === false &&
    now.parent !== null &&
    now.parent.localName === before.parent.localName &&
    now.parent.className === before.parent.className &&
    now.parent.childElementCount === before.parent.childElementCount
  );
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
