import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { toJson } from '../json.ts';
import type { Journal, JournalEntry } from '../store.ts';
import type { Database } from './database.ts';
import { ofRun } from './of-run.ts';
import { json, optionalJson } from './rows.ts';

const Row = z
  .object({
    key: z.string(),
    step: z.number(),
    action: json,
    intended_at: z.string(),
    outcome: optionalJson,
    settled_at: z.string().nullable(),
  })
  .transform(
    ({ intended_at, settled_at, outcome, ...intent }): JournalEntry => ({
      ...intent,
      intendedAt: intended_at,
      ...(settled_at === null ? {} : { settled: { at: settled_at, outcome } }),
    }),
  );

/** Written through to the disk: also after a power cut nobody may believe that an act has not begun. */
export function journalIn(database: Database): Journal {
  return {
    async intend(runId, { key, step, action }) {
      const added = ofRun(runId, () =>
        database.durably(() =>
          database.run(
            `INSERT INTO journal (run_id, key, step, action, intended_at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING`,
            ...[runId, key, step, toJson(action), new Date().toISOString()],
          ),
        ),
      );
      if (added === 0) throw intendedBefore(runId, key);
    },

    async settle(runId, key, outcome) {
      const settled = database.durably(() =>
        database.run(
          'UPDATE journal SET outcome = ?, settled_at = ? WHERE run_id = ? AND key = ? AND settled_at IS NULL',
          ...[toJson(outcome), new Date().toISOString(), runId, key],
        ),
      );
      if (settled === 0) throw new Error(`The journal of run ${runId} has no open intent ${key}.`);
    },

    async open(runId) {
      const rows = database.all('SELECT * FROM journal WHERE run_id = ? AND settled_at IS NULL ORDER BY place', runId);
      return rows.map((row) => Row.parse(row));
    },

    async all(runId) {
      const rows = database.all('SELECT * FROM journal WHERE run_id = ? ORDER BY place', runId);
      return rows.map((row) => Row.parse(row));
    },
  };
}

function intendedBefore(runId: string, key: string): LotsmanError {
  return new LotsmanError(
    'bad_input',
    `The journal of run ${runId} has ${key} already: it is not done a second time.`,
    {
      hint: 'Look at what came of it before anything like it is done again.',
    },
  );
}
