import { activeRole } from '../clickable.ts';
import { elementOf, type LocalId, numberAll, printOf } from '../ids.ts';
import type { Pass } from '../pass.ts';
import { recognise } from '../recognise.ts';
import { roleOf } from '../role.ts';

const parts = new WeakMap<Element, LocalId>();

/** Numbers for elements that were found on the way: they are touched as carefully as those that were looked at. */
export function numberParts(elements: readonly Element[], pass: Pass): LocalId[] {
  const found = elements.map((element) => {
    const role = activeRole(element, roleOf(element, pass), pass) ?? '';
    return { element, print: recognise(element, role, pass).print };
  });
  const strangers = found.filter(({ element, print }) => !isKnown(element, print));
  const numbers = strangers.length > 0 ? numberAll(strangers, false) : [];
  strangers.forEach(({ element }, index) => {
    parts.set(element, numbers[index] ?? 0);
  });
  return elements.map((element) => parts.get(element) ?? 0);
}

function isKnown(element: Element, print: string): boolean {
  const id = parts.get(element);
  return id !== undefined && elementOf(id) === element && printOf(id) === print;
}
