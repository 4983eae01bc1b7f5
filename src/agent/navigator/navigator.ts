import { z } from 'zod';
import type { Answer } from '../../brain/brain.ts';
import type { Crew } from '../crew.ts';
import type { State } from '../state.ts';
import { navigatorPrompt } from './prompt.ts';

const MOST_ACTIONS = 8;

const Move = z.object({
  thought: z.string(),
  actions: z
    .array(z.object({ tool: z.string(), input: z.unknown() }))
    .min(1, 'Call at least one tool.')
    .transform((actions) => actions.slice(0, MOST_ACTIONS)),
});

export type Move = z.infer<typeof Move>;

/** One decision: a short thought and one or more actions. */
export async function navigate(
  state: State,
  { brain, tools, isSmall, thinking, atHand }: Pick<Crew, 'brain' | 'tools' | 'isSmall' | 'thinking' | 'atHand'>,
  onText?: (text: string | undefined) => void,
): Promise<Answer<Move>> {
  return brain.ask({
    role: 'navigator',
    prompt: navigatorPrompt(state, isSmall, await atHand()),
    schema: Move,
    tools,
    signal: thinking,
    ...(onText ? { onText } : {}),
  });
}
