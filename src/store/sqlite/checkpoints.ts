import { z } from 'zod';
import type { Database } from './database.ts';

/** A value as a serializer wrote it. */
export interface Packed {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Key {
  readonly threadId: string;
  readonly namespace: string;
  readonly checkpointId: string;
}

export interface StoredCheckpoint extends Key {
  readonly parentId: string | undefined;
  /** All but the values of the channels. */
  readonly checkpoint: Packed;
  readonly metadata: Packed;
  /** The versions of the channels as JSON, both texts, because a database may round a number. */
  readonly versions: string;
}

export interface StoredValue {
  readonly channel: string;
  readonly value: Packed;
}

const KeyRow = z.object({ thread_id: z.string(), namespace: z.string(), checkpoint_id: z.string() });
const MetadataRow = KeyRow.extend({ metadata_type: z.string(), metadata: z.instanceof(Uint8Array) });
const CheckpointRow = MetadataRow.extend({
  parent_id: z.string().nullable(),
  type: z.string(),
  checkpoint: z.instanceof(Uint8Array),
  channel_versions: z.string(),
});
const ValueRow = z.object({ channel: z.string(), type: z.string(), value: z.instanceof(Uint8Array) });
const WriteRow = ValueRow.extend({ task_id: z.string() });

/**
 * The tables behind the checkpoint saver; they know nothing of graphs. Values of channels lie apart from the checkpoints, each
 * version once, so that a channel that rarely changes is not written again at every step.
 */
export class Checkpoints {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** By its id, or the newest where none is given. */
  find(threadId: string, namespace: string, checkpointId: string | undefined): StoredCheckpoint | undefined {
    const row = this.#database.get(
      `SELECT * FROM checkpoints WHERE thread_id = ?1 AND namespace = ?2 AND (?3 IS NULL OR checkpoint_id = ?3)
       ORDER BY checkpoint_id DESC LIMIT 1`,
      ...[threadId, namespace, checkpointId ?? null],
    );
    if (row === undefined) return undefined;
    const read = CheckpointRow.parse(row);
    return {
      ...keyOf(read),
      parentId: read.parent_id ?? undefined,
      checkpoint: { type: read.type, bytes: read.checkpoint },
      metadata: { type: read.metadata_type, bytes: read.metadata },
      versions: read.channel_versions,
    };
  }

  /** The newest first, without the states: those of a long run would fill the memory. */
  list(where: { [Part in keyof Key | 'before']: string | undefined }): (Key & { metadata: Packed })[] {
    const rows = this.#database.all(
      `SELECT thread_id, namespace, checkpoint_id, metadata_type, metadata FROM checkpoints
       WHERE (?1 IS NULL OR thread_id = ?1) AND (?2 IS NULL OR namespace = ?2)
         AND (?3 IS NULL OR checkpoint_id = ?3) AND (?4 IS NULL OR checkpoint_id < ?4)
       ORDER BY checkpoint_id DESC`,
      ...[where.threadId ?? null, where.namespace ?? null, where.checkpointId ?? null, where.before ?? null],
    );
    return rows.map((row) => {
      const read = MetadataRow.parse(row);
      return { ...keyOf(read), metadata: { type: read.metadata_type, bytes: read.metadata } };
    });
  }

  put(stored: StoredCheckpoint, newValues: readonly (StoredValue & { version: string })[]): void {
    const { threadId, namespace, checkpointId, parentId = null, checkpoint, metadata, versions } = stored;
    this.#database.transaction(() => {
      for (const { channel, version, value } of newValues)
        this.#database.run(
          'INSERT OR REPLACE INTO channel_values VALUES (?, ?, ?, ?, ?, ?)',
          ...[threadId, namespace, channel, version, value.type, value.bytes],
        );
      this.#database.run(
        `INSERT OR REPLACE INTO checkpoints (thread_id, namespace, checkpoint_id, parent_id, type, checkpoint,
           metadata_type, metadata, channel_versions) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[threadId, namespace, checkpointId, parentId, checkpoint.type, checkpoint.bytes],
        ...[metadata.type, metadata.bytes, versions],
      );
    });
  }

  values({ threadId, namespace, versions }: StoredCheckpoint): StoredValue[] {
    const rows = this.#database.all(
      `SELECT v.channel, v.type, v.value FROM json_each(?) wanted JOIN channel_values v
       ON v.thread_id = ? AND v.namespace = ? AND v.channel = wanted.key AND v.version = wanted.value`,
      ...[versions, threadId, namespace],
    );
    return rows.map((row) => packedValue(ValueRow.parse(row)));
  }

  /** Places below zero are for errors and interrupts: there the newest counts. What a task wrote stays as it first was. */
  putWrites(key: Key, taskId: string, writes: readonly (StoredValue & { place: number })[]): void {
    this.#database.transaction(() => {
      for (const { place, channel, value } of writes)
        this.#database.run(
          `INSERT OR ${place < 0 ? 'REPLACE' : 'IGNORE'} INTO checkpoint_writes VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[key.threadId, key.namespace, key.checkpointId, taskId, place, channel, value.type, value.bytes],
        );
    });
  }

  writes({ threadId, namespace, checkpointId }: Key): (StoredValue & { taskId: string })[] {
    const rows = this.#database.all(
      `SELECT task_id, channel, type, value FROM checkpoint_writes
       WHERE thread_id = ? AND namespace = ? AND checkpoint_id = ? ORDER BY task_id, place`,
      ...[threadId, namespace, checkpointId],
    );
    return rows.map((row) => {
      const read = WriteRow.parse(row);
      return { ...packedValue(read), taskId: read.task_id };
    });
  }

  deleteThread(threadId: string): void {
    this.#database.transaction(() => {
      for (const table of ['checkpoints', 'channel_values', 'checkpoint_writes'])
        this.#database.run(`DELETE FROM ${table} WHERE thread_id = ?`, threadId);
    });
  }

  /** Forgets all but the newest in each namespace, then what only the forgotten ones needed. */
  keepLast(threadId: string, count: number): void {
    this.#database.transaction(() => {
      this.#database.run(
        `DELETE FROM checkpoints WHERE rowid IN (
           SELECT id FROM (
             SELECT rowid AS id, row_number() OVER (PARTITION BY namespace ORDER BY checkpoint_id DESC) AS age
             FROM checkpoints WHERE thread_id = ?
           ) WHERE age > ?
         )`,
        ...[threadId, count],
      );
      this.#database.run(
        `DELETE FROM checkpoint_writes WHERE thread_id = ?1 AND (namespace, checkpoint_id) NOT IN (
           SELECT namespace, checkpoint_id FROM checkpoints WHERE thread_id = ?1
         )`,
        threadId,
      );
      this.#database.run(
        `DELETE FROM channel_values WHERE thread_id = ?1 AND (namespace, channel, version) NOT IN (
           SELECT c.namespace, v.key, v.value FROM checkpoints c, json_each(c.channel_versions) v WHERE c.thread_id = ?1
         )`,
        threadId,
      );
    });
  }
}

function keyOf(row: z.infer<typeof KeyRow>): Key {
  return { threadId: row.thread_id, namespace: row.namespace, checkpointId: row.checkpoint_id };
}

function packedValue({ channel, type, value }: z.infer<typeof ValueRow>): StoredValue {
  return { channel, value: { type, bytes: value } };
}
