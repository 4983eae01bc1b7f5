import type { Goal } from '../goal.ts';

/** «хочу бесплатную доставку: оставь только такие»: what they are like was said elsewhere, and went into nothing. */
export function isForSuchOnes({ act }: Goal): boolean {
  if (act.kind !== 'filter') return false;
  return act.by.some(
    ({ of, value }) => !of && !value.exact && /^(?:такие|таких|эти|этих|such|those|these)$/i.test(value.text),
  );
}
