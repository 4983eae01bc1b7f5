import { z } from 'zod';
import type { StoredEvent } from '../store/store.ts';
import type { RunRecord } from './record.ts';

const Seen = z.object({ type: z.literal('observed'), step: z.number(), url: z.string(), text: z.string() });

const Done = z.object({
  type: z.literal('acted'),
  step: z.number(),
  url: z.string(),
  told: z.string(),
  effects: z.object({
    requests: z.array(z.object({ method: z.string(), url: z.string(), status: z.number().optional() })),
    downloads: z.array(z.object({ name: z.string(), sha256: z.string() })),
  }),
});

/** What a run saw in its earlier lives, from its own story. */
export function recall(record: RunRecord, events: readonly StoredEvent[]): void {
  for (const { event } of events) {
    const seen = Seen.safeParse(event).data;
    if (seen) record.saw(seen.step, seen.url, seen.text);
    const done = Done.safeParse(event).data;
    if (!done) continue;
    record.saw(done.step, done.url, done.told);
    record.effects(done.step, done.url, done.effects);
  }
}
