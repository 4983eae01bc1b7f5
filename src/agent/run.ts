import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Run as StoredRun } from '../store/store.ts';
import { refuseUnreadable } from './data-shape.ts';
import type { GuardSettings } from './guarded-session-options.ts';
import type { Run, RunOptions, Task } from './run-options.ts';
import { beginning, type State } from './state.ts';
import { Voyage } from './voyage.ts';

/** What a run was given at its start, beside its task. */
const Given = z.object({ wanted: z.unknown().optional(), startUrl: z.string().optional() });

/** Begins a run. */
export async function startRun({ id, task, wanted, startUrl }: Task, options: RunOptions): Promise<Run> {
  if (wanted !== undefined) refuseUnreadable(wanted);
  const startedAt = new Date().toISOString();
  const { limits, brain, guard, writeSites } = options;
  const given = { wanted, startUrl, limits, model: brain.name, sites: guard?.settings ?? sitesOf(writeSites) };
  const run = await options.store.runs.create({ id, task, options: given, startedAt });
  return new Voyage(id, options, beginningOf(run), false);
}

/** Goes on with a run that was stopped, killed, or left waiting for an answer. */
export async function resumeRun(id: string, options: RunOptions): Promise<Run> {
  const run = await options.store.runs.get(id);
  return new Voyage(run.id, options, beginningOf(run), true);
}

function beginningOf({ id, task, options, startedAt }: StoredRun): State {
  const { wanted, startUrl } = Given.parse(options);
  const word = randomUUID().slice(0, 8);
  return beginning({ run: id, task, wanted, startUrl, word, startedAt: Date.parse(startedAt) });
}

/** Where nobody guards the ways out, the only list that holds. */
function sitesOf(writeSites: readonly string[] = []): GuardSettings | undefined {
  return writeSites.length === 0
    ? undefined
    : { guard: 'on', allowSites: [], blockSites: [], onlySites: [], writeSites };
}
