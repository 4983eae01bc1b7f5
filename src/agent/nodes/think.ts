import { spend } from '../asking.ts';
import { limitReached } from '../limits.ts';
import { navigate } from '../navigator/navigator.ts';
import type { GraphNode } from '../node.ts';
import { spokenIn } from '../target.ts';

/** The navigator: one decision. Before it, whether the run may go on at all. */
export const think: GraphNode = {
  name: 'think',
  leadsTo: ['guard', 'report'],

  async run(state, crew) {
    const limit = limitReached(state, crew.limits, Date.now());
    if (limit !== undefined)
      return { goto: 'report', update: { ending: { status: 'stopped', because: `The limit is reached: ${limit}.` } } };
    const answer = await navigate(state, crew);
    const { thought, actions } = answer.value;
    const decision = { thought, actions, next: 0, life: crew.life };
    const step = state.step + 1;
    crew.atStep(step);
    crew.tell({ type: 'thought', thought, actions: actions.map((action) => spokenIn(action, crew.helm.last)) });
    return { goto: 'guard', update: { decision, step, notes: [], ...spend(state, crew, 'navigator', answer) } };
  },
};
