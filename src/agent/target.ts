import { z } from 'zod';
import type { Action } from '../action.ts';
import type { Control, Observation } from '../observation.ts';
import type { PlannedAction } from '../run-events.ts';
import { spoken } from './words.ts';

const WithId = z.object({ id: z.coerce.number() });

/** What an action is meant for, as it was last seen. */
export function targetOf(input: unknown, seen: Observation | undefined): Control | undefined {
  const { data } = WithId.safeParse(input);
  if (!data || !seen) return undefined;
  for (const { parts } of seen.lines)
    for (const part of parts) if (typeof part !== 'string' && part.id === data.id) return part;
  return undefined;
}

export function spokenIn({ tool, input }: Action, seen: Observation | undefined): PlannedAction {
  return { tool, input, spoken: spoken(tool, input, targetOf(input, seen)) };
}
