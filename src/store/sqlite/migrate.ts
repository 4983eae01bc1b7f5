import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { isBusy } from './failure.ts';
import { APPLICATION, migrations } from './schema.ts';
import { inTransaction } from './transaction.ts';

const Header = z.object({ application: z.number(), version: z.number(), tables: z.number() });

/** Between two tries, in milliseconds. */
const NAP = 10;

/**
 * Makes a file what this version needs, or says why it cannot be. Several processes may try at once on a new file: the switch to
 * the write-ahead log wants the file for itself, and is refused at once where other statements wait their turn.
 */
export function migrate(connection: DatabaseSync, file: string, patience: number): void {
  for (const deadline = performance.now() + patience; ; nap()) {
    try {
      migrateOnce(connection, file);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
  }
}

function migrateOnce(connection: DatabaseSync, file: string): void {
  // Looked at first, so that a file that is not ours is left exactly as it was.
  const { version, tables } = headerOf(connection, file);
  if (version === migrations.length) return;
  if (tables === 0) connection.exec('PRAGMA journal_mode = WAL');
  inTransaction(connection, () => {
    // Again, under the lock: another process may have been first.
    for (const migration of migrations.slice(headerOf(connection, file).version)) connection.exec(migration);
    connection.exec(`PRAGMA application_id = ${APPLICATION}`);
    connection.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** In one statement: between two, another process may finish writing a new file. */
function headerOf(connection: DatabaseSync, file: string): z.infer<typeof Header> {
  const header = Header.parse(
    connection
      .prepare(
        `SELECT application_id AS application, user_version AS version, (SELECT count(*) FROM sqlite_schema) AS tables
         FROM pragma_application_id, pragma_user_version`,
      )
      .get(),
  );
  if (header.tables > 0 && header.application !== APPLICATION) throw foreign(file);
  if (header.version > migrations.length) throw tooNew(file);
  return header;
}

function nap(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NAP);
}

function foreign(file: string): LotsmanError {
  return new LotsmanError('store_failed', `${file} is a database of another program.`, {
    hint: 'Choose another file for the runs of Lotsman.',
  });
}

function tooNew(file: string): LotsmanError {
  return new LotsmanError('store_failed', `${file} was written by a newer version of Lotsman.`, {
    hint: 'Use that version, or move the file aside; a new one is then begun.',
  });
}
