import type { Answer } from '../brain/brain.ts';
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
