import { z } from 'zod';
import type { Answer, Brain } from '../../brain/brain.ts';
import { validatorPrompt, type Work } from './prompt.ts';

const Finding = z.object({
  holds: z.boolean(),
  feedback: z.string().max(2_000).default('').describe('What is missing or wrong; empty when the result holds.'),
  proved: z
    .array(
      z.object({
        claim: z.int().positive().describe('Its number.'),
        quote: z.string().max(1_000).describe('Words on the page as it is now, exactly as they stand there.'),
      }),
    )
    .default([])
    .describe('Claims that were not proved by their quote but are proved by the page as it is now.'),
});

export type Finding = z.infer<typeof Finding>;

/** So often a run is sent back; then the result is honest about what is not proved. */
export const MOST_SENT_BACK = 2;

/** Does the result hold? Asked of somebody who has not done the work. */
export function validate(work: Work, brain: Brain, signal: AbortSignal): Promise<Answer<Finding>> {
  const { task, proposal, claims, unseen, memo } = work;
  const matter = { role: 'validator', task, status: proposal.status, claims, unseen, memo } as const;
  return brain.ask({ role: 'validator', prompt: validatorPrompt(work), matter, schema: Finding, signal });
}
