import { spend } from '../asking.ts';
import type { GraphNode } from '../node.ts';
import { isOneStep, planOut } from '../planner/planner.ts';

/** The planner: task → a few subgoals. A task of one step needs none. */
export const plan: GraphNode = {
  name: 'plan',
  leadsTo: ['observe'],

  async run(state, crew) {
    if (isOneStep(state.task)) return { goto: 'observe' };
    const answer = await planOut(state, crew.brain, crew.thinking);
    const { subgoals, because } = answer.value;
    crew.tell({ type: 'planned', plan: subgoals, because });
    return { goto: 'observe', update: { subgoals, ...spend(state, crew, 'planner', answer) } };
  },
};
