import { parseArgs } from 'node:util';
import { startRun } from '../src/agent/run.ts';
import type { Brain } from '../src/brain/brain.ts';
import { type Asked, scriptedBrain } from '../src/brain/scripted.ts';
import { Helm } from '../src/browser/helm.ts';
import { startPractice } from '../src/practice/server.ts';
import { CheckpointSaver } from '../src/store/checkpoint-saver.ts';
import { newRunId } from '../src/store/run-id.ts';
import { openStore } from '../src/store/sqlite.ts';
import { type Bench, median, percentile, say, table } from './bench.ts';
import { freshSession } from './session.ts';
import { Stopwatch } from './steps/stopwatch.ts';

export const steps: Bench = {
  help: `A run of many steps with a brain that answers at once: what a step takes beside the model and the page.

  --steps N   how many (default 40)`,

  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { steps: { type: 'string', default: '40' } } });
    const watch = new Stopwatch();
    await using practice = disposable(await startPractice());
    await using session = await freshSession();
    await using store = await openStore(':memory:');
    const { events, journal } = store;
    const run = await startRun(
      { id: newRunId(), task: 'Walk about the site, then come back.', startUrl: practice.url('jobs', '/', 'bench') },
      {
        session,
        helm: watch.timed('page', new Helm(session), ['observe', 'act', 'foresee']),
        brain: watch.timed('model', walker(Number(values.steps)), ['ask']),
        store: {
          ...store,
          events: watch.timed('story', events, ['append']),
          journal: watch.timed('journal', journal, ['intend', 'settle']),
          folderOf: (id) => store.folderOf(id),
          [Symbol.asyncDispose]: async () => {},
        },
        saver: watch.timed('checkpoints', new CheckpointSaver(store.database), ['put', 'putWrites', 'getTuple']),
        limits: { steps: Number(values.steps) + 2 },
        person: async () => ({ text: 'Go on.' }),
      },
    );
    for await (const { type } of run) if (type === 'thought') watch.step();
    const { status } = await run.result;
    report(watch, status);
  },
};

function report(watch: Stopwatch, status: string): void {
  const laps = watch.laps.slice(1);
  const parts = [...new Set(laps.flatMap((lap) => Object.keys(lap.parts)))];
  const outside = laps.map(({ total, parts: { page = 0, model = 0 } }) => total - page - model);
  const row = (name: string, times: readonly number[]) => [
    name,
    `${median(times).toFixed(1)} ms`,
    `${percentile(times, 0.95).toFixed(1)} ms`,
  ];
  const named = parts.map((part) =>
    row(
      part,
      laps.map((lap) => lap.parts[part] ?? 0),
    ),
  );
  const ours = parts.filter((part) => part !== 'page' && part !== 'model');
  const rest = laps.map(
    ({ total, parts: spent }, at) => (outside[at] ?? total) - ours.reduce((sum, one) => sum + (spent[one] ?? 0), 0),
  );
  say(`${laps.length} steps, ${status}.\n`);
  say(
    table(
      ['part of a step', 'median', 'p95'],
      [
        ...named,
        row('graph, prompts, texts', rest),
        row(
          'all',
          laps.map(({ total }) => total),
        ),
        row('outside model and page', outside),
      ],
    ),
  );
}

/** Goes to and fro, so that each step changes the page: scrolls, looks something up, follows a link, comes back. */
function walker(steps: number): Brain {
  return scriptedBrain({
    otherwise: ({ role, ...asked }) => {
      if (role === 'planner') return { subgoals: [{ goal: 'walk', evidence: 'none' }] };
      if (role === 'validator') return { holds: true };
      if (role === 'summariser') return { summary: 'Walked about.' };
      return move(asked.count, steps, { role, ...asked });
    },
  });
}

function move(count: number, steps: number, { idOf }: Asked): object {
  if (count > steps) return { tool: 'done', input: { summary: 'Walked about.' } };
  switch (count % 4) {
    case 0:
      return { tool: 'scroll', input: { direction: 'down' } };
    case 1:
      return { tool: 'scroll', input: { direction: 'up' } };
    case 2:
      return { tool: 'find', input: { query: `engineer ${count}` } };
    default:
      return { tool: 'hover', input: { id: idOf('link') } };
  }
}

function disposable<T extends { close(): Promise<void> }>(one: T): T & AsyncDisposable {
  return Object.assign(one, { [Symbol.asyncDispose]: () => one.close() });
}
