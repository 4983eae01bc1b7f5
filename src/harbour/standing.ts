import { z } from 'zod';
import type { RunResult } from '../run-events.ts';
import type { Run, RunStatus, Store } from '../store/store.ts';
import { Tallies } from './tallies.ts';

/** Where a run is, as far as its store knows. */
export interface Standing {
  readonly status: RunStatus;
  /** The process that drives it. */
  readonly driver: number | undefined;
  readonly steps: number;
  /** In US dollars; undefined where nobody knows the price. */
  readonly cost: number | undefined;
  readonly result: RunResult | undefined;
}

const Result = z.looseObject({ status: z.string(), summary: z.string(), steps: z.number(), spent: z.object({}) });

export async function standingOf(store: Store, run: Run, tallies = new Tallies(store)): Promise<Standing> {
  const holder = await store.leases.holder(run.id);
  const driver = holder?.alive ? holder.pid : undefined;
  // One that was killed could not write down that it ends.
  const status = run.status === 'running' && driver === undefined ? 'interrupted' : run.status;
  const result = resultIn(run);
  if (result) return { status, driver, steps: result.steps, cost: result.spent.cost, result };
  const { steps, cost } = await tallies.of(run.id);
  return { status, driver, steps, cost, result: undefined };
}

/** Written by us, so its outer form is enough to know it by. */
function resultIn({ result }: Run): RunResult | undefined {
  return Result.safeParse(result).success ? (result as RunResult) : undefined;
}

/** Whether a run has ended for good. */
export function isOver(status: RunStatus): boolean {
  return status !== 'running' && status !== 'waiting' && status !== 'interrupted';
}
