import type { Observation } from '../../observation.ts';
import type { Navigating } from '../matter.ts';
import type { Understood } from './goal.ts';
import { heardIn } from './heard.ts';
import type { Memo } from './memo.ts';
import { namesSaid, withQuotes } from './names-said.ts';
import { leadingReading } from './understanding/leading-reading.ts';
import { otherReadings } from './understanding/other-readings.ts';
import { withAnswers } from './with-answers.ts';

/** What is wanted, read with the page in sight: what it calls by several words is one name. */
export function understoodHere(
  matter: Navigating,
  page: Observation,
  memo: Memo,
  now: Date,
): { understood: Understood; memo: Memo } {
  if (memo.reading > 0) return { understood: readAs(matter.task, memo, now), memo };
  const before = understandAll(matter, memo.names, now);
  const known = new Set(memo.names);
  const news = namesSaid(matter.task, page).filter((name) => !known.has(name));
  // In the middle of a goal it stays what it is; who has only looked around has not begun.
  const isBegun = memo.ways.some(({ name }) => !name.startsWith('look '));
  if (news.length === 0 || isBegun) return { understood: before, memo };
  const names = [...memo.names, ...news];
  const after = understandAll(matter, names, now);
  return goesOn(before, after, memo) ? { understood: after, memo: { ...memo, names } } : { understood: before, memo };
}

/** The task by the reading that is followed: nothing where there are no more of them. */
export function readAs(task: string, { reading, names }: Memo, now: Date): Understood {
  const named = withQuotes(task, names, now);
  const first = leadingReading(named, now);
  if (reading === 0) return first;
  return otherReadings(named, now)[reading - 1] ?? { ...first, goals: [], unclear: [] };
}

/** What was reached until now is read as before, and nothing has become unclear. */
function goesOn(before: Understood, after: Understood, { goal }: Memo): boolean {
  const isSame = before.goals.slice(0, goal).every(({ act }, at) => after.goals[at]?.act.kind === act.kind);
  return isSame && after.unclear.length === 0 && after.goals.length > goal;
}

/** The task, with what people have said to make it clearer. */
function understandAll({ task, said }: Navigating, names: readonly string[], now: Date): Understood {
  const answers = said.map((one) => heardIn(one).answer).filter((one) => one !== '');
  const first = leadingReading(withQuotes(task, names, now), now);
  return withAnswers(task, first, answers, now);
}
