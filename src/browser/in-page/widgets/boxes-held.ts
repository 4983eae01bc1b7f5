import { elementOf, type LocalId } from '../ids.ts';
import { boxesFrom } from './code-boxes.ts';

/** What the boxes of a code hold, from the first on. */
export function heldInBoxes(id: LocalId): string | undefined {
  const element = elementOf(id);
  return (
    element &&
    boxesFrom(element)
      .map(({ value }) => value)
      .join('')
  );
}

/** Gives the focus to the n-th box from this one on. */
export function focusBox(id: LocalId, index: number): boolean {
  const element = elementOf(id);
  const box = element && boxesFrom(element)[index];
  box?.focus({ preventScroll: true });
  box?.select();
  return box !== undefined;
}
