import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { toJson } from '../json.ts';
import { checkedRunId } from '../run-id.ts';
import { type Run, type Runs, runStatuses } from '../store.ts';
import type { Database } from './database.ts';
import { noSuchRun } from './of-run.ts';
import { json, optionalJson } from './rows.ts';

const Row = z
  .object({
    id: z.string(),
    task: z.string(),
    options: json,
    status: z.enum(runStatuses),
    result: optionalJson,
    started_at: z.string(),
    updated_at: z.string(),
  })
  .transform(({ started_at, updated_at, ...run }): Run => ({ ...run, startedAt: started_at, updatedAt: updated_at }));

/** So many are enough to see what a beginning could have meant. */
const NAMED = 3;
/** Greater than anything that an id can go on with. */
const AFTER_ALL = '\u{10ffff}';

export function runsIn(database: Database): Runs {
  return {
    async create({ id, task, options, startedAt }) {
      const added = database.run(
        `INSERT INTO runs (id, task, options, status, started_at, updated_at) VALUES (?, ?, ?, 'running', ?, ?)
         ON CONFLICT DO NOTHING`,
        ...[checkedRunId(id), task, toJson(options), startedAt, startedAt],
      );
      if (added === 0) throw taken(id);
      return { id, task, options, status: 'running', result: undefined, startedAt, updatedAt: startedAt };
    },

    async get(idOrBeginning) {
      const wanted = idOrBeginning.trim().toLowerCase();
      const found = database
        .all('SELECT * FROM runs WHERE id >= ? AND id < ? ORDER BY id LIMIT ?', wanted, wanted + AFTER_ALL, NAMED)
        .map((row) => Row.parse(row));
      const [first, second] = found;
      if (!first || wanted === '') throw noSuchRun(idOrBeginning);
      if (second && first.id !== wanted) throw ambiguous(idOrBeginning, found);
      return first;
    },

    async list({ limit = 100 } = {}) {
      const rows = database.all('SELECT * FROM runs ORDER BY started_at DESC, rowid DESC LIMIT ?', limit);
      return rows.map((row) => Row.parse(row));
    },

    async update(id, { status, result }) {
      const changed = database.run(
        'UPDATE runs SET status = ?, result = coalesce(?, result), updated_at = ? WHERE id = ?',
        ...[status, result === undefined ? null : toJson(result), new Date().toISOString(), id],
      );
      if (changed === 0) throw noSuchRun(id);
    },
  };
}

function taken(id: string): LotsmanError {
  return new LotsmanError('bad_input', `There is a run ${id} already.`, { hint: 'Give the new one another id.' });
}

function ambiguous(beginning: string, runs: readonly Run[]): LotsmanError {
  const names = runs.map(({ id }) => id).join(', ');
  return new LotsmanError('no_such_run', `More than one run begins with ${beginning}: ${names}.`, {
    hint: 'Type a few more characters.',
  });
}
