import type { Step } from '../node.ts';
import type { State } from '../state.ts';
import { type CheckedValue, dataOf, type Found, valuesOf } from './found.ts';
import { completed, type Shape } from './shape.ts';

/** Data that was read for the result, with its proofs. Too long for prompts, so it waits here until the run is done. */
export interface Kept {
  found: Found | undefined;
  shape: Shape;
}

/** As the run's state holds it. */
export function keptIn({ gathered }: Pick<State, 'gathered'>): Kept | undefined {
  return (gathered ?? undefined) as Kept | undefined;
}

const MOST_CLAIMS = 20;

/** A result without data of its own gets what was read for it; each value is a claim to be checked like the others. */
export function withKept(step: Step, state: State): Step {
  const proposal = step.update?.proposal;
  const data = keptIn(state);
  if (!proposal || proposal.data !== undefined || proposal.status === 'failed' || !data) return step;
  const claims = [...proposal.claims, ...claimsOf(valuesOf(data.found))];
  const whole = completed(dataOf(data.found), data.shape);
  return { ...step, update: { ...step.update, proposal: { ...proposal, data: whole, claims } } };
}

/** What is not proved comes first: nobody should have to look for it. */
function claimsOf(values: readonly CheckedValue[]): { claim: string; quote?: string }[] {
  return values
    .toSorted((one, other) => Number(one.proved) - Number(other.proved))
    .slice(0, MOST_CLAIMS)
    .map((value) => ({
      claim: `${value.path}: ${value.value}`,
      ...(value.proved ? { quote: value.quote } : {}),
    }));
}
