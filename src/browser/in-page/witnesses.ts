import { heldValue } from './describe.ts';
import type { Found } from './walked.ts';

/** Where something stood and what it held when it was seen. */
interface Witness {
  element: Element;
  box: DOMRect;
  held: string;
}

/** So many tell well enough whether a page still looks as it did. */
export const MOST_WITNESSES = 100;

/**
 * Not everything that changes a page leaves a trace: scripts set values and style sheets silently, boxes move. Asked in
 * turn, the things that were seen tell whether they are still where and what they were.
 */
export function callWitnesses(found: readonly Found[], texts: Iterable<Element>): Witness[] {
  const witnesses = found.slice(0, MOST_WITNESSES).map(({ element }) => witness(element));
  for (const element of texts) {
    if (witnesses.length >= MOST_WITNESSES) break;
    witnesses.push(witness(element));
  }
  return witnesses;
}

export function allAgree(witnesses: readonly Witness[]): boolean {
  return witnesses.every(({ element, box, held }) => {
    const now = element.getBoundingClientRect();
    const stays = now.x === box.x && now.y === box.y && now.width === box.width && now.height === box.height;
    return stays && holds(element) === held;
  });
}

function witness(element: Element): Witness {
  return { element, box: element.getBoundingClientRect(), held: holds(element) };
}

function holds(element: Element): string {
  const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!(element instanceof HTMLElement) || !FIELDS.has(element.localName)) return String(visible);
  const ticked = element instanceof HTMLInputElement ? `${element.checked} ${element.indeterminate}` : '';
  return `${visible} ${ticked} ${heldValue(element)}`;
}

const FIELDS = new Set(['input', 'select', 'textarea']);
