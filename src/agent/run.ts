import { randomUUID } from 'node:crypto';
import type { Run, RunOptions, Task } from './run-options.ts';
import { beginning } from './state.ts';
import { Voyage } from './voyage.ts';

/** Begins a run. */
export async function startRun({ id, task, wanted, startUrl }: Task, options: RunOptions): Promise<Run> {
  const startedAt = new Date();
  const given = { wanted, startUrl, limits: options.limits };
  await options.store.runs.create({ id, task, options: given, startedAt: startedAt.toISOString() });
  const word = randomUUID().slice(0, 8);
  return new Voyage(id, options, beginning({ run: id, task, wanted, startUrl, word, startedAt: startedAt.getTime() }));
}

/** Goes on with a run that was stopped, killed, or left waiting for an answer. */
export async function resumeRun(id: string, options: RunOptions): Promise<Run> {
  const run = await options.store.runs.get(id);
  return new Voyage(run.id, options, undefined);
}
