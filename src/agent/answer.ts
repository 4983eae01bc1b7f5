import { z } from 'zod';
import type { PersonsAnswer } from '../run-events.ts';

const Answer = z.object({ allows: z.enum(['once', 'run', 'always', 'no']).optional(), text: z.string().optional() });

/** What a person said, as it came from elsewhere. */
export function personsAnswer(given: unknown): PersonsAnswer {
  const { allows, text } = Answer.parse(given);
  return { ...(allows === undefined ? {} : { allows }), ...(text === undefined ? {} : { text }) };
}
