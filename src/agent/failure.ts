import type { PlannedAction } from '../run-events.ts';
import type { Step } from './node.ts';
import type { State } from './state.ts';
import { noted } from './stuck.ts';
import { troubleOf } from './trouble.ts';

/** An action that failed counts as one that was tried: three of the same are a sign. What was decided after it is moot. */
export function failedStep({ signs }: State, { spoken }: PlannedAction, error: unknown): Step {
  const trouble = troubleOf(error, spoken);
  return { goto: 'mend', update: { trouble, signs: noted(signs, { spoken }), decision: null } };
}
