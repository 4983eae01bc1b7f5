import type { Brain } from '../../src/brain/brain.ts';
import { scriptedBrain } from '../../src/brain/scripted.ts';

/**
 * Who may be tried on the tasks. Beside the pilot there are two that know nothing, to try the runner itself: with the one that only asks
 * every task must come out as `asked`, with the one that only boasts every task must come out as `wrong`.
 */
export const BRAINS: Readonly<Record<string, () => Promise<Brain>>> = {
  pilot,
  asking: async () => always({ tool: 'ask_user', input: { question: 'What do you mean?' } }),
  boasting: async () => always({ tool: 'done', input: { summary: 'Done.' } }),
};

/** The one place where the pilot is brought in: by its address, since these tasks are older than the pilot. */
async function pilot(): Promise<Brain> {
  const { href } = new URL('../../src/brain/pilot/pilot.ts', import.meta.url);
  const { pilotBrain } = (await import(href)) as { pilotBrain(): Brain };
  return pilotBrain();
}

function always(action: object): Brain {
  const answers: Readonly<Record<string, object>> = {
    planner: { subgoals: [{ goal: 'Do what the task says', evidence: 'the page says so' }] },
    navigator: action,
    validator: { holds: true },
    summariser: { summary: 'Nothing was done.' },
  };
  return scriptedBrain({ otherwise: ({ role }) => answers[role] ?? {} });
}
