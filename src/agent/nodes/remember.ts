import { halves } from '../../memory/compact.ts';
import { spend } from '../asking.ts';
import type { GraphNode } from '../node.ts';
import { summarise } from '../summariser/summariser.ts';

/** Puts the older half of the past into a few sentences. Plan, facts, grants and what people said stay as they are. */
export const remember: GraphNode = {
  name: 'remember',
  leadsTo: ['think'],

  async run(state, crew) {
    const { older, newer } = halves(state);
    if (older.length === 0) return { goto: 'think' };
    const answer = await summarise(state, older, crew.brain, crew.thinking);
    const { summary } = answer.value;
    crew.tell({ type: 'compacted', lines: older.length, into: summary });
    return { goto: 'think', update: { summary, history: [...newer], ...spend(state, crew, 'summariser', answer) } };
  },
};
