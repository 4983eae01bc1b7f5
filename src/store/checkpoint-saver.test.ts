import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Annotation, Command, END, interrupt, START, StateGraph } from '@langchain/langgraph';
import { type Checkpoint, emptyCheckpoint, uuid6 } from '@langchain/langgraph-checkpoint';
import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { CheckpointSaver } from './checkpoint-saver.ts';
import { openStore } from './sqlite.ts';

const [folder] = await forThisFile(temporaryFolder());
const metadata = { source: 'loop', step: 0, parents: {} } as const;

const State = Annotation.Root({
  steps: Annotation<string[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
  answer: Annotation<string>,
});

/** Works a little, asks, goes on with the answer. */
function askingGraph(saver: CheckpointSaver) {
  return new StateGraph(State)
    .addNode('work', () => ({ steps: ['worked'] }))
    .addNode('ask', () => ({ answer: interrupt<string, string>('Go on?'), steps: ['asked'] }))
    .addNode('finish', ({ answer }) => ({ steps: [`finished with ${answer}`] }))
    .addEdge(START, 'work')
    .addEdge('work', 'ask')
    .addEdge('ask', 'finish')
    .addEdge('finish', END)
    .compile({ checkpointer: saver });
}

test('a graph that asked a question goes on with the answer after the file was closed', async () => {
  const file = join(folder.path, 'asking.db');
  const config = { configurable: { thread_id: 'a-run' }, durability: 'sync' } as const;
  {
    await using store = await openStore(file);
    await askingGraph(new CheckpointSaver(store.database)).invoke({ steps: ['began'] }, config);
  }
  await using store = await openStore(file);
  const graph = askingGraph(new CheckpointSaver(store.database));

  expect((await graph.getState(config)).next).toEqual(['ask']);
  const state = await graph.invoke(new Command({ resume: 'yes' }), config);

  expect(state).toEqual({ steps: ['began', 'worked', 'asked', 'finished with yes'], answer: 'yes' });
});

test('two ways on from the same moment do not see each other', async () => {
  await using store = await openStore(':memory:');
  const graph = askingGraph(new CheckpointSaver(store.database));
  const config = { configurable: { thread_id: 'a-run' } };
  await graph.invoke({ steps: ['began'] }, config);
  const parting = (await graph.getState(config)).config;

  const left = await graph.updateState(parting, { steps: ['went left'] });
  const right = await graph.updateState(parting, { steps: ['went right'] });

  expect((await graph.getState(left)).values['steps']).toEqual(['began', 'worked', 'went left']);
  expect((await graph.getState(right)).values['steps']).toEqual(['began', 'worked', 'went right']);
  expect((await graph.getState(parting)).values['steps']).toEqual(['began', 'worked']);
});

test('two hundred steps of a run are saved in less than a second, and what does not change is kept once', async () => {
  const file = join(folder.path, 'long.db');
  await using store = await openStore(file);
  const saver = new CheckpointSaver(store.database);

  const started = performance.now();
  await run(saver, 'a-run', 200);
  const milliseconds = performance.now() - started;

  const bytes = (await stat(file)).size + (await stat(`${file}-wal`)).size;
  const found = await saver.getTuple({ configurable: { thread_id: 'a-run' } });
  process.stdout.write(`200 checkpoints: ${milliseconds.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB\n`);
  expect(found?.checkpoint.channel_values).toMatchObject({ step: 199, page: bigPage(199), history: HISTORY });
  expect(milliseconds).toBeLessThan(1_000);
});

test('a run that is pruned keeps its newest states whole, and the file does not grow without end', async () => {
  await using store = await openStore(':memory:');
  const saver = new CheckpointSaver(store.database);
  await run(saver, 'a-run', 30);
  await run(saver, 'b-run', 3);

  await saver.keepLast('a-run', 2);

  const kept = await Array.fromAsync(saver.list({ configurable: { thread_id: 'a-run' } }));
  expect(kept.map(({ checkpoint }) => checkpoint.channel_values['step'])).toEqual([29, 28]);
  expect(kept[1]?.checkpoint.channel_values).toEqual({ step: 28, page: bigPage(28), history: HISTORY });
  expect(kept.map(({ pendingWrites }) => pendingWrites?.length)).toEqual([1, 1]);
  // Two steps, two pages, one history; and of the other run, which stays as it was, three, three and one.
  expect(store.database.all('SELECT 1 FROM channel_values')).toHaveLength(5 + 7);
  expect(store.database.all('SELECT 1 FROM checkpoint_writes')).toHaveLength(2 + 3);
});

const HISTORY = Array.from({ length: 100 }, (_, index) => `In step ${index} something happened that is worth telling.`);

/** What a step saves: a page that is new each time, a history that rarely is; together about 20 kB. */
async function run(saver: CheckpointSaver, threadId: string, steps: number): Promise<void> {
  let config = { configurable: { thread_id: threadId } } as Awaited<ReturnType<CheckpointSaver['put']>>;
  const versions: Record<string, number> = {};
  for (let step = 0; step < steps; step++) {
    const changed = step === 0 ? ['step', 'page', 'history'] : ['step', 'page'];
    const newVersions = Object.fromEntries(changed.map((name) => [name, saver.getNextVersion(versions[name])]));
    Object.assign(versions, newVersions);
    const checkpoint: Checkpoint = {
      ...emptyCheckpoint(),
      id: uuid6(step),
      channel_values: { step, page: bigPage(step), history: HISTORY },
      channel_versions: { ...versions },
    };
    config = await saver.put(config, checkpoint, { ...metadata, step }, newVersions);
    await saver.putWrites(config, [['page', 'next']], 'task');
  }
}

function bigPage(step: number): string[] {
  return Array.from(
    { length: 250 },
    (_, line) => `[${line}] link "The ${line}th thing in step ${step}, with its price"`,
  );
}

async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'lotsman-checkpoints-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
