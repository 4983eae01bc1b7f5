import { z } from 'zod';
import type { Answer, Brain, Prompt } from '../../brain/brain.ts';
import { ABOUT_UNTRUSTED, untrusted } from '../../safety/untrusted.ts';

/** What was begun, and the page as it is now. */
export interface Doubt {
  task: string;
  word: string;
  begun: string;
  page: string;
}

const Found = z.object({
  done: z.boolean(),
  quote: z.string().max(1_000).default('').describe('Words on the page that prove it, exactly as they stand there.'),
});

const WHO =
  'A program was stopped in the middle of an act that must not happen twice. Look at the page as it is now: does it prove that the act was done? Only what the page says counts; when it does not say so plainly, it is not proved.';

/** Was it done? Asked of somebody who sees nothing but the page. */
export function lookUp(doubt: Doubt, brain: Brain, signal: AbortSignal): Promise<Answer<z.infer<typeof Found>>> {
  return brain.ask({ role: 'validator', prompt: doubtPrompt(doubt), schema: Found, signal });
}

export function doubtPrompt({ task, word, begun, page }: Doubt): Prompt {
  const sections = [`# The act\n${untrusted(begun, word)}`, `# The page now\n${untrusted(page, word)}`];
  return {
    system: `${WHO}\n\n${ABOUT_UNTRUSTED}`,
    parts: [{ text: `# Task\n${task}`, stable: true }, { text: sections.join('\n\n') }],
  };
}
