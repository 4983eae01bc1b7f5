import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import { isOneStep, type Need, planOut } from '../planner/planner.ts';
import { sheetLine, sheetOf } from '../planner/sheet.ts';
import type { State } from '../state.ts';
import { asked } from '../talk.ts';

/** The planner: task → a few subgoals. A task of one step needs none. */
export const plan: GraphNode = {
  name: 'plan',
  leadsTo: ['observe', 'ask'],

  async run(state, crew) {
    if (isOneStep(state.task)) return { goto: 'observe' };
    const answer = await planOut(state, crew.brain, crew.thinking);
    const { subgoals, because, needs } = answer.value;
    crew.tell({ type: 'planned', plan: subgoals, because });
    const { goto, update } = toBeSigned(state, crew, needs);
    return { goto, update: { ...update, subgoals, ...spend(state, crew, 'planner', answer) } };
  },
};

/** What the task will need, to be allowed with one signature. Nobody has read a page yet: it comes of the task alone. */
function toBeSigned({ wrote }: State, crew: Crew, needs: readonly Need[]): Step {
  const sheet = sheetOf(needs, wrote);
  if (sheet.length === 0) return { goto: 'observe' };
  const lines = sheet.map((permission) => `\n- ${sheetLine(permission, crew.speech)}`);
  const text = `${crew.speech.asks.sign}${lines.join('')}`;
  const question = { question: crew.nameQuestion(), kind: 'approval' as const, text, options: ['run', 'no'], url: '' };
  return asked(crew, question, { sheet });
}
