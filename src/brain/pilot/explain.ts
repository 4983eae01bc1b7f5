import type { Navigating } from '../matter.ts';
import type { Decided } from './navigator.ts';
import { inBrief } from './understanding/in-brief.ts';
import { understand } from './understanding/understand.ts';

/** A decision and how it came about: what the task was taken for, what might have been meant, and which of that was chosen. */
export function explain({ thought, actions, why }: Decided, { task, step }: Navigating, now: Date): string {
  const chosen = actions.flatMap(({ input }) => numbersIn(input));
  const isChosen = (candidate: string) => chosen.some((id) => candidate.includes(`[${id}]`));
  return [
    ...(step === 0 ? [`Understood: ${inBrief(understand(task, now)) || 'nothing'}`] : []),
    thought,
    ...(why
      ? [`Looked for: ${why.looked}`, ...why.candidates.map((one) => `${isChosen(one) ? '→' : '-'} ${one}`)]
      : []),
  ].join('\n');
}

/** The numbers of elements in what a tool is given. */
function numbersIn(input: unknown): number[] {
  return typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'number' ? [input.id] : [];
}
