import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { asFailure } from './failure.ts';
import { migrate } from './migrate.ts';
import { makePrivate } from './private-file.ts';
import { inTransaction } from './transaction.ts';

/** Where there is no file: everything is gone with the process. */
export const IN_MEMORY = ':memory:';

/** Another process writes for a few milliseconds at a time; who waits longer than this waits for something that hangs. */
const BUSY = 5_000;

/**
 * One file, or none (`:memory:`), and one connection to it. Several processes may have the same file open.
 *
 * A commit goes to the write-ahead log, and from there it survives a killed process: the log is with the system by then,
 * though not yet on the disk. Waiting for the disk is left to `durably`, because it costs milliseconds each time and what
 * a power cut takes away — the last events, the last checkpoint — does no harm. Neither can break the file.
 */
export class Database implements Disposable {
  readonly file: string;
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** `patience`: how many milliseconds to wait for another process that writes. */
  constructor(file: string, patience = BUSY) {
    this.file = file;
    this.#connection = this.#guarded(() => {
      if (file !== IN_MEMORY) makePrivate(file);
      return opened(file, patience);
    });
  }

  /** The first row, or undefined. */
  get(sql: string, ...values: SQLInputValue[]): unknown {
    return this.#guarded(() => this.#statement(sql).get(...values));
  }

  all(sql: string, ...values: SQLInputValue[]): unknown[] {
    return this.#guarded(() => this.#statement(sql).all(...values));
  }

  /** Returns how many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return this.#guarded(() => Number(this.#statement(sql).run(...values).changes));
  }

  /** All of it or nothing. */
  transaction<T>(work: () => T): T {
    return this.#guarded(() => inTransaction(this.#connection, work));
  }

  /** What is written meanwhile is on the disk afterwards, and with it everything written before. */
  durably<T>(work: () => T): T {
    return this.#guarded(() => {
      this.#connection.exec('PRAGMA synchronous = FULL');
      try {
        return work();
      } finally {
        this.#connection.exec('PRAGMA synchronous = NORMAL');
      }
    });
  }

  [Symbol.dispose](): void {
    if (!this.#connection.isOpen) return;
    this.#statements.clear();
    this.#connection.close();
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asFailure(error, this.file);
    }
  }
}

function opened(file: string, patience: number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true });
  try {
    migrate(connection, file, patience);
    connection.exec('PRAGMA synchronous = NORMAL');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
