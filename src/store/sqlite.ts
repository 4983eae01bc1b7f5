import { resolve } from 'node:path';
import { answersIn } from './sqlite/answers.ts';
import { Database, IN_MEMORY } from './sqlite/database.ts';
import { eventsIn } from './sqlite/events.ts';
import { foldersBeside } from './sqlite/folders.ts';
import { grantsIn } from './sqlite/grants.ts';
import { journalIn } from './sqlite/journal.ts';
import { leasesIn } from './sqlite/leases.ts';
import { runsIn } from './sqlite/runs.ts';
import type { Store } from './store.ts';

export interface SqliteStore extends Store {
  readonly file: string;
  /** For what else lives in the same file: the checkpoints of the graph. */
  readonly database: Database;
}

/** Opens the store in this file, or makes it; `:memory:` is one that is gone when closed. */
export async function openStore(file: string): Promise<SqliteStore> {
  const database = new Database(file === IN_MEMORY ? file : resolve(file));
  const folders = foldersBeside(database.file);
  const runs = runsIn(database);
  return {
    file: database.file,
    database,
    runs,
    events: eventsIn(database),
    journal: journalIn(database),
    answers: answersIn(database),
    leases: leasesIn(database),
    grants: grantsIn(database),
    async folderOf(runId) {
      return folders.of((await runs.get(runId)).id);
    },
    async [Symbol.asyncDispose]() {
      database[Symbol.dispose]();
      await folders[Symbol.asyncDispose]();
    },
  };
}
