import { z } from 'zod';
import type { Action } from '../action.ts';
import { controlsOf } from '../browser/text/parts.ts';
import type { Control, Observation } from '../observation.ts';
import type { PlannedAction } from '../run-events.ts';
import { spoken } from './words.ts';

const WithId = z.object({ id: z.coerce.number() });

/** What an action is meant for, as it was last seen. */
export function targetOf(input: unknown, seen: Observation | undefined): Control | undefined {
  const { data } = WithId.safeParse(input);
  return data && seen?.lines.flatMap(controlsOf).find(({ id }) => id === data.id);
}

export function spokenIn({ tool, input }: Action, seen: Observation | undefined): PlannedAction {
  return { tool, input, spoken: spoken(tool, input, targetOf(input, seen)) };
}
