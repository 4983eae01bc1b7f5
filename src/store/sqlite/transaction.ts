import type { DatabaseSync } from 'node:sqlite';

/** All of it or nothing. The lock is taken at the start: one that is asked for in the middle may be refused. */
export function inTransaction<T>(connection: DatabaseSync, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
