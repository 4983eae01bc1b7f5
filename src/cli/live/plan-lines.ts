import type { Subgoal } from '../../run-events.ts';
import type { Line, Mark } from './line.ts';
import type { Words } from './words/words.ts';

const MARKS: Readonly<Record<Subgoal['state'], Mark>> = { done: 'reached', open: 'unreached', dropped: 'dropped' };

/** The plan as it came out, to stay above. */
export function planLines(plan: readonly Subgoal[], words: Words): Line[] {
  if (plan.length === 0) return [];
  const done = plan.filter(({ state }) => state === 'done').length;
  const head: Line = { mark: 'plan', text: words.plan, aside: words.planned(done, plan.length) };
  return [head, ...plan.map(({ goal, state }): Line => ({ mark: MARKS[state], text: goal }))];
}

/** Whether anybody went by it: one without a tick tells nothing at the end. */
export function isKept(plan: readonly Subgoal[]): boolean {
  return plan.length > 1 && plan.some(({ state }) => state === 'done');
}
