import { z } from 'zod';
import type { Answer, Brain } from '../../brain/brain.ts';
import { COMMIT_KINDS } from '../../safety/rule.ts';
import type { State } from '../state.ts';
import { plannerPrompt } from './prompt.ts';

/** What cannot be undone, and would have to be allowed. */
const Need = z.object({
  effect: z.enum(COMMIT_KINDS).exclude(['other', 'flow', 'reach']),
  site: z.string().describe('Its address, such as https://shop.example.'),
  count: z.int().min(1).max(100).default(1),
  amount: z.number().nonnegative().optional().describe('The most that it may cost.'),
  recipients: z.array(z.string()).default([]),
});

export type Need = z.infer<typeof Need>;

const Plan = z.object({
  because: z.string().max(1_000).default(''),
  needs: z
    .array(Need)
    .max(8)
    .default([])
    .describe('What the task asks for that cannot be undone, on sites that it names. Leave it out otherwise.'),
  subgoals: z
    .array(
      z.object({
        goal: z.string().max(200),
        evidence: z.string().max(200).describe('What would prove that it is reached.'),
        state: z.enum(['open', 'done', 'dropped']).default('open'),
      }),
    )
    .min(1)
    .max(12),
});

export type Plan = z.infer<typeof Plan>;

/** Task → a few subgoals, each with the evidence that would prove it. */
export function planOut(state: State, brain: Brain, signal: AbortSignal, why = ''): Promise<Answer<Plan>> {
  const { task, said, memo } = state;
  const matter = { role: 'planner', task, said, memo } as const;
  return brain.ask({ role: 'planner', prompt: plannerPrompt(state, why), matter, schema: Plan, signal });
}

const FEW_WORDS = 10;

/** One short sentence without a pause in it is one step, and needs no plan. */
export function isOneStep(task: string): boolean {
  return task.trim().split(/\s+/).length <= FEW_WORDS && !/[,;:\n]|[.!?]\s/.test(task.trim());
}
