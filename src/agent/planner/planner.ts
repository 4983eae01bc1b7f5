import { z } from 'zod';
import type { Answer, Brain } from '../../brain/brain.ts';
import type { State } from '../state.ts';
import { plannerPrompt } from './prompt.ts';

const Plan = z.object({
  because: z.string().max(1_000).default(''),
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
  return brain.ask({ role: 'planner', prompt: plannerPrompt(state, why), schema: Plan, signal });
}

const FEW_WORDS = 10;

/** One short sentence without a pause in it is one step, and needs no plan. */
export function isOneStep(task: string): boolean {
  return task.trim().split(/\s+/).length <= FEW_WORDS && !/[,;:\n]|[.!?]\s/.test(task.trim());
}
