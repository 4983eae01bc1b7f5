import { z } from 'zod';
import { extractDataTool } from './extractor/tool.ts';

/** What the navigator may do beside touching the page. */

export const askUser = {
  name: 'ask_user',
  description:
    'Ask the person something only they can know or decide. The run waits for the answer. Do not ask what the page can tell.',
  effect: 'read',
  input: z.object({
    question: z.string().min(1).max(2_000).describe('In the language of the task.'),
    options: z.array(z.string().max(200)).max(10).default([]).describe('Answers to choose from, where there are few.'),
  }),
} as const;

export const handOver = {
  name: 'hand_over',
  description:
    'Let the person do what only a person may: sign in, enter a one-time code, pass a check for people, pay. They act in the same window; the run goes on by itself when the way is free.',
  effect: 'read',
  input: z.object({ wall: z.string().min(1).max(500).describe('What has to be done, in the language of the task.') }),
} as const;

export const remember = {
  name: 'remember',
  description:
    'Keep a fact for the rest of the run: older pages are forgotten. Write it so that it can be used without them.',
  effect: 'read',
  input: z.object({ fact: z.string().min(1).max(4_000) }),
} as const;

export const reached = {
  name: 'reached',
  description: 'Say that a subgoal of the plan is reached, before you go on to the next one.',
  effect: 'read',
  input: z.object({ subgoal: z.int().min(1).max(12).describe('Its number in the plan.') }),
} as const;

export const done = {
  name: 'done',
  description:
    'End the run with a result. Every claim is checked by somebody else against what was really seen. Claim only what you can quote; say plainly what was not reached.',
  effect: 'read',
  input: z.object({
    status: z.enum(['done', 'partial', 'failed']).default('done'),
    summary: z.string().min(1).max(8_000).describe('For the person, in the language of the task.'),
    claims: z
      .array(
        z.object({
          claim: z.string().max(1_000),
          quote: z.string().max(1_000).optional().describe('Words that stood on a page, exactly as they stood there.'),
        }),
      )
      .max(40)
      .default([]),
    data: z.unknown().optional().describe('Where data of a given shape is wanted.'),
  }),
} as const;

export const talking = [extractDataTool, askUser, handOver, remember, reached, done] as const;
export type TalkingName = (typeof talking)[number]['name'];
