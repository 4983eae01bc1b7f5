import type { RunEvent } from '../../run-events.ts';
import type { Spending, Spent } from '../report.ts';
import { all } from './events.ts';

/** What each role took, with each model that answered for it. */
export function spendingOf(events: readonly RunEvent[]): Spending[] {
  const byPart = Map.groupBy(all(events, 'spent'), ({ role, model }) => `${role}\n${model}`);
  return [...byPart.values()].map((spent) => {
    const { role = '', model = '' } = spent[0] ?? {};
    const milliseconds = spent.reduce((sum, one) => sum + one.milliseconds, 0);
    return { role, model, questions: spent.length, milliseconds, ...totalOf(spent) };
  });
}

/** A sum is known when all of its parts are. */
export function totalOf(
  parts: readonly { input: number; output: number; cached: number; cost?: number | undefined }[],
): Spent {
  const sum = (count: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + count(part), 0);
  const isKnown = parts.every(({ cost }) => cost !== undefined);
  return {
    input: sum(({ input }) => input),
    output: sum(({ output }) => output),
    cached: sum(({ cached }) => cached),
    ...(isKnown ? { cost: sum(({ cost = 0 }) => cost) } : {}),
  };
}
