import { z } from 'zod';
import type { RunResult } from '../run-events.ts';
import type { Run, RunStatus, Store } from '../store/store.ts';

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

const Counted = z.object({ step: z.number() });
const Spent = z.object({ type: z.literal('spent'), cost: z.number().optional() });
const Result = z.looseObject({ status: z.string(), summary: z.string(), steps: z.number(), spent: z.object({}) });

export async function standingOf(store: Store, run: Run): Promise<Standing> {
  const holder = await store.leases.holder(run.id);
  const driver = holder?.alive ? holder.pid : undefined;
  // One that was killed could not write down that it ends.
  const status = run.status === 'running' && driver === undefined ? 'interrupted' : run.status;
  const result = resultIn(run);
  if (result) return { status, driver, steps: result.steps, cost: result.spent.cost, result };
  return { status, driver, ...(await soFar(store, run.id)), result: undefined };
}

/** Written by us, so its outer form is enough to know it by. */
function resultIn({ result }: Run): RunResult | undefined {
  return Result.safeParse(result).success ? (result as RunResult) : undefined;
}

/** What a run that is not over has taken, by its own story. */
async function soFar(store: Store, run: string): Promise<Pick<Standing, 'steps' | 'cost'>> {
  const events = (await store.events.read(run)).map(({ event }) => event);
  const steps = events.map((event) => Counted.safeParse(event).data?.step ?? 0);
  const costs = events.flatMap((event) => Spent.safeParse(event).data ?? []).map(({ cost }) => cost);
  const known = costs.filter((cost) => cost !== undefined);
  const cost = known.length < costs.length ? undefined : known.reduce((sum, one) => sum + one, 0);
  return { steps: Math.max(0, ...steps), cost };
}

/** Whether a run has ended for good. */
export function isOver(status: RunStatus): boolean {
  return status !== 'running' && status !== 'waiting' && status !== 'interrupted';
}
