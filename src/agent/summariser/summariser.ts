import { z } from 'zod';
import type { Answer, Brain } from '../../brain/brain.ts';
import type { State } from '../state.ts';
import { summariserPrompt } from './prompt.ts';

const Summary = z.object({ summary: z.string().max(4_000) });

/** Lines → a few sentences. */
export function summarise(
  state: State,
  older: readonly string[],
  brain: Brain,
  signal: AbortSignal,
): Promise<Answer<z.infer<typeof Summary>>> {
  return brain.ask({ role: 'summariser', prompt: summariserPrompt(state, older), schema: Summary, signal });
}
