import type { Act, Goal } from '../goal.ts';

/** After these only something else is shown: nothing was done, and nothing found out. */
export function isLookingAround({ act }: Goal): boolean {
  return LOOKING_AROUND.has(act.kind);
}

const LOOKING_AROUND: ReadonlySet<Act['kind']> = new Set([
  ...(['go', 'back', 'reload', 'scroll', 'wait', 'search', 'hover'] as const),
]);
