import { z } from 'zod';
import { halves } from '../../memory/compact.ts';
import { aboutUntrusted, untrusted } from '../../safety/untrusted.ts';
import { spend } from '../asking.ts';
import type { GraphNode } from '../node.ts';

const Summary = z.object({ summary: z.string().max(4_000) });

const WHO =
  'You keep the log of a run in a browser. Put these lines and what stood before them into a few sentences: what was done, what was found out (exact values, names, addresses), what failed and why. Leave out what nobody will need.';

/** Puts the older half of the past into a few sentences. Plan, facts, grants and what people said stay as they are. */
export const remember: GraphNode = {
  name: 'remember',
  leadsTo: ['think'],

  async run(state, crew) {
    const { older, newer } = halves(state);
    if (older.length === 0) return { goto: 'think' };
    const { summary: before, word, task } = state;
    const lines = [...(before === '' ? [] : [before]), ...older].join('\n');
    const answer = await crew.brain.ask({
      role: 'summariser',
      prompt: {
        system: `${WHO}\n\n${aboutUntrusted(word)}`,
        parts: [{ text: `# Task\n${task}`, stable: true }, { text: untrusted(lines, word) }],
      },
      schema: Summary,
      signal: crew.thinking,
    });
    const { summary } = answer.value;
    crew.tell({ type: 'compacted', lines: older.length, into: summary });
    return { goto: 'think', update: { summary, history: [...newer], ...spend(state, crew, 'summariser', answer) } };
  },
};
