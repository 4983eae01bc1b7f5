import { alternativeOf } from './alternative.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';

/**
 * The accessible name. An element that is itself hidden has the name it would have if it were shown: whether it can be
 * seen is another question.
 */
export function nameOf(element: Element, pass: Pass): string {
  const known = pass.names.get(element);
  if (known !== undefined) return known;
  const name = alternativeOf(element, pass, roleOf);
  pass.names.set(element, name);
  return name;
}
