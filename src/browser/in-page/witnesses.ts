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
/** What a field holds is told by nobody else. */
const MOST_FIELDS = 1_000;

/**
 * Not everything that changes a page leaves a trace: scripts set values and style sheets silently, boxes move. Asked in
 * turn, the things that were seen tell whether they are still where and what they were.
 */
export function callWitnesses(found: readonly Found[], texts: readonly Element[]): Witness[] {
  const controls = found.map(({ element }) => element);
  const fields = controls.filter(isField);
  const others = [...controls.filter((one) => !isField(one)), ...texts];
  return [...fields.slice(0, MOST_FIELDS), ...others.slice(0, MOST_WITNESSES)].map(witness);
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
  if (!isField(element)) return String(visible);
  const ticked = element instanceof HTMLInputElement ? `${element.checked} ${element.indeterminate}` : '';
  return `${visible} ${ticked} ${heldValue(element)}`;
}

const FIELDS = new Set(['input', 'select', 'textarea']);

const isField = (element: Element) => element instanceof HTMLElement && FIELDS.has(element.localName);
