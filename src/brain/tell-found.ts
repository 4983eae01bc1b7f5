import type { FindReport } from './find-model.ts';

/** Which model it is and why, then what was tried and did not work, a line each. */
export function tellFound({ chosen, because, tried }: FindReport): string[] {
  const first = chosen === undefined ? `No model: ${because}.` : `Thinking with ${chosen}: ${because}.`;
  return [first, ...tried.filter(({ what }) => what !== chosen).map(({ what, result }) => `${what}: ${result}.`)];
}
