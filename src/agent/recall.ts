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

const Heard = z.object({ type: z.literal('heard'), words: z.string() });

/** What a person said after the last decision of an earlier life: nobody has heeded it. */
export function unheeded(events: readonly StoredEvent[]): string[] {
  const decided = events.findLastIndex(({ event }) => event.type === 'thought');
  return events.slice(decided + 1).flatMap(({ event }) => Heard.safeParse(event).data?.words ?? []);
}
