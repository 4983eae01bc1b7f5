import type { Goal } from '../goal.ts';

/** "Send … from Ann to Bob", of which nobody knows what: who it is from is not what shall be written. */
export function isUntoldText({ act }: Goal): boolean {
  if (act.kind !== 'send') return false;
  return act.entries.some(({ field, value }) => !field && !value.exact && /^(?:from|by|от)\s+\p{Lu}/u.test(value.text));
}
