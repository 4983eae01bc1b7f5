import type { Navigating } from '../matter.ts';
import type { Decided } from './decided.ts';
import { memoIn } from './memo.ts';
import { inBrief } from './understanding/in-brief.ts';
import { readAs } from './understood-here.ts';

/** A decision and how it came about: what the task was taken for, what might have been meant, and which of that was chosen. */
export function explain(decided: Decided, { task, step, memo: before }: Navigating, now: Date): string {
  const { thought, actions, why, memo } = decided;
  const isReadAnew = memo.reading !== memoIn(before).reading;
  const isNew = step === 0 || isReadAnew;
  const reading = isNew ? readAs(task, memo, now) : undefined;
  const understood = reading ? inBrief(reading) : '';
  const chosen = actions.flatMap(({ input }) => numbersIn(input));
  const isChosen = (candidate: string) => chosen.some((id) => candidate.includes(`[${id}]`));
  return [
    ...(reading?.plainly === undefined ? [] : [`In plain commands: ${reading.plainly}`]),
    ...(understood !== '' || step === 0 ? [`Understood: ${understood || 'nothing'}`] : []),
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
