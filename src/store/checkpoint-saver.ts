import { isDeepStrictEqual } from 'node:util';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  getCheckpointId,
  maxChannelVersion,
  type PendingWrite,
  TASKS,
  WRITES_IDX_MAP,
} from '@langchain/langgraph-checkpoint';
import { z } from 'zod';
import { Checkpoints, type Key, type Packed, type StoredCheckpoint } from './sqlite/checkpoints.ts';
import type { Database } from './sqlite/database.ts';

/**
 * Where the graph leaves its state after each node, in the file of the store. This module alone loads LangGraph's part: a
 * program that only looks at runs need not wait for it.
 */
export class CheckpointSaver extends BaseCheckpointSaver {
  readonly #checkpoints: Checkpoints;

  constructor(database: Database) {
    super();
    this.#checkpoints = new Checkpoints(database);
  }

  async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const { threadId, namespace = '', checkpointId } = placeOf(config);
    if (threadId === undefined) return undefined;
    const stored = this.#checkpoints.find(threadId, namespace, checkpointId);
    return stored && this.#tuple(stored);
  }

  async *list(config: RunnableConfig, options: CheckpointListOptions = {}): AsyncGenerator<CheckpointTuple> {
    const { limit = Number.POSITIVE_INFINITY, before, filter = {} } = options;
    const listed = this.#checkpoints.list({ ...placeOf(config), before: before && placeOf(before).checkpointId });
    let given = 0;
    for (const { metadata, threadId, namespace, checkpointId } of listed) {
      if (given >= limit) return;
      if (!matches(await this.#unpack(metadata), filter)) continue;
      const stored = this.#checkpoints.find(threadId, namespace, checkpointId);
      // Pruned since it was listed.
      if (!stored) continue;
      given++;
      yield await this.#tuple(stored);
    }
  }

  async put(
    config: RunnableConfig,
    { channel_values, ...rest }: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { threadId, namespace = '', checkpointId: parentId } = placeOf(config);
    if (threadId === undefined) throw new Error('A checkpoint needs a thread_id.');
    // A channel with a new version and no value has been emptied.
    const changed = Object.entries(newVersions).filter(([channel]) => Object.hasOwn(channel_values, channel));
    const newValues = changed.map(async ([channel, version]) => {
      return { channel, version: String(version), value: await this.#pack(channel_values[channel]) };
    });
    const key = { threadId, namespace, checkpointId: rest.id };
    const versions = asTexts(rest.channel_versions);
    const [checkpoint, description] = [await this.#pack(rest), await this.#pack(metadata)];
    this.#checkpoints.put(
      { ...key, parentId, checkpoint, metadata: description, versions },
      await Promise.all(newValues),
    );
    return configOf(key);
  }

  async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    const { threadId, namespace = '', checkpointId } = placeOf(config);
    if (threadId === undefined || checkpointId === undefined)
      throw new Error('Writes need the thread_id and the checkpoint_id that they belong to.');
    const packed = writes.map(async ([channel, value], index) => {
      return { channel, place: WRITES_IDX_MAP[channel] ?? index, value: await this.#pack(value) };
    });
    this.#checkpoints.putWrites({ threadId, namespace, checkpointId }, taskId, await Promise.all(packed));
  }

  async deleteThread(threadId: string): Promise<void> {
    this.#checkpoints.deleteThread(threadId);
  }

  /**
   * Forgets all but the newest checkpoints of a thread, in each of its namespaces. Not for graphs with delta channels: those
   * are read back through all ancestors.
   */
  async keepLast(threadId: string, count: number): Promise<void> {
    this.#checkpoints.keepLast(threadId, count);
  }

  /**
   * A whole number would do for one line of history. Two that part from the same checkpoint would count on alike, though,
   * and each would find the other's values; the fraction tells them apart. Still, each version is greater than the last.
   */
  override getNextVersion(current: number | undefined): number {
    return Math.floor(current ?? 0) + 1 + Math.random();
  }

  async #tuple(stored: StoredCheckpoint): Promise<CheckpointTuple> {
    const { threadId, namespace, parentId } = stored;
    const parent = parentId === undefined ? undefined : { threadId, namespace, checkpointId: parentId };
    const rest = (await this.#unpack(stored.checkpoint)) as Omit<Checkpoint, 'channel_values'>;
    const checkpoint: Checkpoint = { ...rest, channel_values: await this.#values(stored) };
    if (checkpoint.v < 4 && parent) await this.#addPendingSends(checkpoint, parent);
    return {
      config: configOf(stored),
      checkpoint,
      metadata: (await this.#unpack(stored.metadata)) as CheckpointMetadata,
      pendingWrites: await this.#writes(stored),
      ...(parent && { parentConfig: configOf(parent) }),
    };
  }

  async #values(stored: StoredCheckpoint): Promise<Record<string, unknown>> {
    const entries = this.#checkpoints.values(stored).map(async ({ channel, value }) => {
      return [channel, await this.#unpack(value)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async #writes(key: Key): Promise<CheckpointPendingWrite[]> {
    const writes = this.#checkpoints.writes(key).map(async ({ taskId, channel, value }) => {
      return [taskId, channel, await this.#unpack(value)] satisfies CheckpointPendingWrite;
    });
    return Promise.all(writes);
  }

  /** Checkpoints of the formats before 4 had what was to be sent in the writes of their parent. */
  async #addPendingSends(checkpoint: Checkpoint, parent: Key): Promise<void> {
    const sends = (await this.#writes(parent)).filter(([, channel]) => channel === TASKS).map(([, , value]) => value);
    const versions = Object.values(checkpoint.channel_versions);
    checkpoint.channel_values[TASKS] = sends;
    checkpoint.channel_versions[TASKS] =
      versions.length > 0 ? maxChannelVersion(...versions) : this.getNextVersion(undefined);
  }

  async #pack(value: unknown): Promise<Packed> {
    const [type, bytes] = await this.serde.dumpsTyped(value);
    return { type, bytes };
  }

  async #unpack({ type, bytes }: Packed): Promise<unknown> {
    return this.serde.loadsTyped(type, bytes);
  }
}

const Place = z.object({ thread_id: z.string().optional(), checkpoint_ns: z.string().optional() });

function placeOf(config: RunnableConfig) {
  const { thread_id, checkpoint_ns } = Place.parse(config.configurable ?? {});
  return { threadId: thread_id, namespace: checkpoint_ns, checkpointId: getCheckpointId(config) || undefined };
}

function configOf({ threadId, namespace, checkpointId }: Key): RunnableConfig {
  return { configurable: { thread_id: threadId, checkpoint_ns: namespace, checkpoint_id: checkpointId } };
}

function asTexts(versions: ChannelVersions): string {
  return JSON.stringify(Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, String(version)])));
}

function matches(metadata: unknown, filter: Readonly<Record<string, unknown>>): boolean {
  const facts = new Map(Object.entries(metadata ?? {}));
  return Object.entries(filter).every(([key, value]) => isDeepStrictEqual(facts.get(key), value));
}
