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

/** Whether pressing it would send something off or take something away, while the words only speak of a place: "Save profile" is not the profile. */
export function changesThings(control: Control, words: string): boolean {
  if (control.role !== 'button' || control.states.includes('collapsed')) return false;
  const name = ownName(control);
  return [...REMOVING, ...SENDING].some(
    (deed) => coverage(deed, name).share >= SAYS && coverage(deed, words).share < SAYS,
  );
}

const SENDING = ['save', 'send', 'submit', 'publish'];

/** "×" beside a thing takes it away, or closes it. */
export function isCross(name: string): boolean {
  const sign = symbolWords(name);
  return sign === 'close' || sign === 'delete';
}

const REMOVING = ['delete', 'remove', 'clear', 'withdraw'];
const SAYS = 0.8;
