import { isCommit, type Measured } from './measure.ts';

/** What has to hold for the agent to be called quiet. */
export interface Quiet {
  /** Questions on tasks that commit nothing. */
  median: number;
  p95: number;
  /** Names of tasks that asked more or less than they should. */
  wrong: string[];
}

/** Without a commit hardly ever a question, with one exactly one, and none once it was allowed for good. */
export function verdictOn(measured: readonly Measured[]): Quiet {
  const reading = measured.filter(({ task }) => !isCommit(task)).map(({ first }) => first.length);
  const wrong = measured.filter(({ task, first, second, isForGood, trouble }) => {
    if (trouble !== undefined) return true;
    if (isCommit(task) && first.length !== 1) return true;
    if (isCommit(task) && (task.isWeighty ?? false) === isForGood) return true;
    return second.length !== (isForGood ? 0 : first.length);
  });
  return {
    median: percentile(reading, 50),
    p95: percentile(reading, 95),
    wrong: wrong.map(({ task: { name } }) => name),
  };
}

export function isQuiet({ median, p95, wrong }: Quiet): boolean {
  return median === 0 && p95 <= 1 && wrong.length === 0;
}

/** The value that so many per cent do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
