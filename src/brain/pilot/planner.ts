import type { Planning } from '../matter.ts';
import { memoIn } from './memo.ts';
import { readAs } from './understood-here.ts';

/** The goals in the words of the task, each proved by what the page then shows. */
export function plan({ task, memo }: Planning, now: Date) {
  const kept = memoIn(memo);
  const { goals } = readAs(task, kept, now);
  const told = goals.length === 0 ? [task] : goals.map(({ said }) => said);
  return {
    because: '',
    needs: [],
    subgoals: told.slice(0, MOST).map((said, at) => ({
      goal: said.slice(0, LONGEST),
      evidence: 'the page shows it',
      state: at < kept.goal ? 'done' : 'open',
    })),
  };
}

const MOST = 12;
const LONGEST = 200;
