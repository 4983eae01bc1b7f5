import { z } from 'zod';
import type { Answer, Brain } from '../../brain/brain.ts';
import type { Case } from '../../safety/rule.ts';
import { guardianPrompt } from './prompt.ts';

const Opinion = z.object({
  allows: z.boolean(),
  because: z.string().max(300).default('').describe('In one sentence, in the language of the task.'),
});

export type Opinion = z.infer<typeof Opinion>;

/** Acts that do something, and of which no rule knows what. */
const UNCLEAR = new Set(['click', 'click_at', 'press', 'drag', 'dialog', 'upload', 'navigate', 'open_tab']);

export function needsOpinion({ action, effect }: Case): boolean {
  return effect !== 'read' && UNCLEAR.has(action.tool);
}

/** A second opinion where the rules are silent. It can only make the person be asked. */
export function secondOpinion(facts: Case, brain: Brain, signal: AbortSignal): Promise<Answer<Opinion>> {
  return brain.ask({ role: 'guardian', prompt: guardianPrompt(facts), schema: Opinion, signal });
}
