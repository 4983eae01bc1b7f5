import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { toJson } from '../json.ts';
import type { Answer, Answers } from '../store.ts';
import type { Database } from './database.ts';
import { ofRun } from './of-run.ts';
import { json } from './rows.ts';

const Row = z.object({ answer: json, at: z.string() });

/** How often a waiting run looks. A look by the primary key takes microseconds, a person does not notice the delay. */
const LOOK_EVERY = 200;

export function answersIn(database: Database): Answers {
  function find(runId: string, questionId: string): Answer | undefined {
    const row = database.get('SELECT answer, at FROM answers WHERE run_id = ? AND question_id = ?', runId, questionId);
    return row === undefined ? undefined : Row.parse(row);
  }
  return {
    async post(runId, questionId, answer) {
      const added = ofRun(runId, () =>
        database.durably(() =>
          database.run(
            'INSERT INTO answers (run_id, question_id, answer, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
            ...[runId, questionId, toJson(answer), new Date().toISOString()],
          ),
        ),
      );
      return added === 1;
    },

    async answer(runId, questionId) {
      return find(runId, questionId);
    },

    async waitFor(runId, questionId, signal) {
      for (;;) {
        signal.throwIfAborted();
        const found = find(runId, questionId);
        if (found) return found;
        await delay(LOOK_EVERY, undefined, { ref: false, signal }).catch(() => signal.throwIfAborted());
      }
    },
  };
}
