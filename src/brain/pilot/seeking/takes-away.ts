import type { Control } from '../../../observation.ts';
import { ownName } from '../page-parts.ts';
import { coverage } from '../words/coverage.ts';
import { symbolWords } from '../words/symbols.ts';
import { BUTTONS } from './roles.ts';

/** Whether pressing it would take something away. What is folded only opens, and a link leads to what was deleted. */
export function takesAway(control: Control): boolean {
  const { role, states } = control;
  const name = ownName(control);
  const isPressed = BUTTONS.has(role) && !states.includes('collapsed');
  return isPressed && (REMOVING.some((word) => coverage(word, name).share >= SAYS) || isCross(name));
}

/** "×" beside a thing takes it away, or closes it. */
export function isCross(name: string): boolean {
  const sign = symbolWords(name);
  return sign === 'close' || sign === 'delete';
}

const REMOVING = ['delete', 'remove', 'clear', 'withdraw'];
const SAYS = 0.8;
