import type { PlannedAction } from '../run-events.ts';
import type { Step } from './node.ts';
import type { State } from './state.ts';
import { noted } from './stuck.ts';
import { troubleOf } from './trouble.ts';
import { UNDONE } from './words.ts';

/** An action that failed counts as one that was tried: three of the same are a sign. What was decided after it is moot. */
export function failedStep({ signs }: State, { spoken }: PlannedAction, error: unknown): Step {
  const trouble = troubleOf(error, spoken);
  return { goto: 'mend', update: { trouble, signs: noted(signs, { spoken }), decision: null } };
}

/** What was decided in another life of the browser is decided again. */
export function ofAnotherLife(notes: State['notes']): Step {
  return { goto: 'observe', update: { decision: null, notes: [...notes, NEW_LIFE] } };
}

const NEW_LIFE = `${UNDONE} the browser was opened anew. Numbers from before stand for nothing; look at the page as it is now.`;
