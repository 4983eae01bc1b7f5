import { z } from 'zod';
import type { Store } from '../store/store.ts';

const Started = z.object({ type: z.literal('started'), model: z.string() });

/** Who thought in a run when it was last under way, by its own story. */
export async function lastThinker(store: Store, run: string): Promise<string | undefined> {
  const events = await store.events.read(run);
  return events.flatMap(({ event }) => Started.safeParse(event).data?.model ?? []).at(-1);
}
