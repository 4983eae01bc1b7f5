import { z } from 'zod';
import { toJson } from '../json.ts';
import type { Events, StoredEvent } from '../store.ts';
import type { Database } from './database.ts';
import { ofRun } from './of-run.ts';
import { json } from './rows.ts';

const Row = z.object({
  sequence: z.number(),
  at: z.string(),
  event: json.pipe(z.looseObject({ type: z.string() })),
}) satisfies z.ZodType<StoredEvent>;

const Place = z.object({ sequence: z.number() });

export function eventsIn(database: Database): Events {
  return {
    // One statement, so that two processes never give the same place to two events.
    async append(runId, event) {
      const row = ofRun(runId, () =>
        database.get(
          `INSERT INTO events (run_id, sequence, at, event)
           VALUES (?1, (SELECT coalesce(max(sequence), 0) + 1 FROM events WHERE run_id = ?1), ?2, ?3)
           RETURNING sequence`,
          ...[runId, new Date().toISOString(), toJson(event)],
        ),
      );
      return Place.parse(row).sequence;
    },

    async read(runId, after = 0) {
      const rows = database.all(
        'SELECT sequence, at, event FROM events WHERE run_id = ? AND sequence > ? ORDER BY sequence',
        ...[runId, after],
      );
      return rows.map((row) => Row.parse(row));
    },
  };
}
