import type { Action, Outcome } from '../action.ts';
import type { Crew } from './crew.ts';

/** Does one thing. What is turned back on its way out says why in the words of whoever turned it back. */
export function doing(
  { helm, guard, signal }: Pick<Crew, 'helm' | 'guard' | 'signal'>,
  action: Action,
): Promise<Outcome> {
  const act = () => helm.act(action, signal);
  return guard ? guard.telling(act) : act();
}
