import type { Answer } from '../brain/brain.ts';
import { ModelError } from '../brain/model-error.ts';
import type { Crew } from './crew.ts';
import type { State } from './state.ts';

/** Tells what an answer took, and adds it up. */
export function spend(state: State, crew: Crew, role: string, answer: Answer<unknown>): Pick<State, 'spent'> {
  const { usage, cost, model, milliseconds, mended } = answer;
  const { input, output, cached } = usage;
  crew.tell({ type: 'spent', role, model, milliseconds, mended, input, output, cached, cost });
  const { spent } = state;
  return {
    spent: {
      input: spent.input + input,
      output: spent.output + output,
      cached: spent.cached + cached,
      cost: spent.cost + (cost ?? 0),
      unpriced: spent.unpriced || cost === undefined,
    },
  };
}

/** A question that stayed without an answer has cost something all the same. */
export function spendOnFailure(state: State, crew: Crew, role: string, error: unknown): Partial<Pick<State, 'spent'>> {
  if (!(error instanceof ModelError)) return {};
  const { usage, cost, mended } = error;
  const answer = { value: undefined, model: crew.brain.name, usage, cost, milliseconds: 0, mended };
  return usage.input + usage.output === 0 ? {} : spend(state, crew, role, answer);
}
