import type { Planning } from '../matter.ts';
import { memoIn } from './memo.ts';
import { understand } from './understanding/understand.ts';

/** The goals in the words of the task, each proved by what the page then shows. */
export function plan({ task, memo }: Planning, now: Date) {
  const { goals } = understand(task, now);
  const reached = memoIn(memo).goal;
  const told = goals.length === 0 ? [task] : goals.map(({ said }) => said);
  return {
    because: '',
    needs: [],
    subgoals: told.slice(0, MOST).map((said, at) => ({
      goal: said.slice(0, LONGEST),
      evidence: 'the page shows it',
      state: at < reached ? 'done' : 'open',
    })),
  };
}

const MOST = 12;
const LONGEST = 200;
