import type { Goal, Phrase } from '../goal.ts';

/** All that goals are made of, in small letters: what is not in it was left out of them. */
export function goalsAsText(goals: readonly Goal[]): string {
  return JSON.stringify(
    goals.map(({ said: _, ...goal }) => goal),
    withoutWhatIsSent,
  ).toLowerCase();
}

/** "post it", whatever it is: that nothing was done with it before shows in the goals before. */
function withoutWhatIsSent(_: string, part: unknown): unknown {
  const { kind, what } = (part ?? {}) as { kind?: string; what?: Phrase };
  return kind === 'submit' && what?.isPronoun ? { kind } : part;
}
