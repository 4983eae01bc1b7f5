import type { Observation } from '../../observation.ts';
import { printOf } from '../../page-print.ts';
import type { Navigating } from '../matter.ts';
import type { Decided } from './decided.ts';
import type { Understood } from './goal.ts';
import { type Memo, NOTHING_YET } from './memo.ts';
import { withQuotes } from './names-said.ts';
import { speechIn } from './speaking/speech-in.ts';
import { inBrief } from './understanding/in-brief.ts';
import { languageOf } from './understanding/language.ts';
import { otherReadings } from './understanding/other-readings.ts';
import { readAs } from './understood-here.ts';

/** So many other readings are tried. */
const MOST_READINGS = 3;

/**
 * What did not get anywhere as it was read is read in another way, unless somebody has said more. Gives what to go on with at once, or
 * a decision: to go back to where it began, or to say what came of the first reading.
 */
export function readOtherwise(
  lost: Decided,
  { task, said, went }: Navigating,
  page: Observation,
  now: Date,
): Memo | Decided {
  const { memo } = lost;
  if (said.length > 0 || went === 'refused') return lost;
  const others = otherReadings(withQuotes(task, memo.names, now), now).slice(0, MOST_READINGS);
  if (others.length === 0) return lost;
  return memo.touched < 0
    ? fromTheStart(lost, others.length, task, page)
    : fromHere(lost, others, readAs(task, memo, now), page);
}

/** Where nothing was touched, the next is followed from where it began. */
function fromTheStart(lost: Decided, count: number, task: string, page: Observation): Memo | Decided {
  const { reading, first = lost, start, names, newest } = lost.memo;
  const isOver = reading >= count;
  const isAsking = first.actions.some(({ tool }) => tool === 'ask_user');
  // Where no page was open, there is none to go back to.
  const isThere = page.url === start || !/^https?:/.test(start);
  // A question is put where it came up.
  if (isOver && (!isAsking || isThere)) return first;
  const next: Memo = { ...NOTHING_YET, reading: reading + 1, first, start, names, newest };
  if (isThere) return next;
  const back = { tool: 'navigate', input: { url: start } };
  return { thought: speechIn(languageOf(task)).readsOtherwise, actions: [back], memo: next };
}

/** What was done stays done: only a reading that wants the same up to here, and something else from here on, leads further. */
function fromHere(
  lost: Decided,
  others: readonly Understood[],
  followed: Understood,
  page: Observation,
): Memo | Decided {
  const { memo } = lost;
  const { first = lost, goal, touched, reading, start, began, ways } = memo;
  if (touched >= goal) return first;
  const upTo = (understood: Understood, end: number) =>
    inBrief({ ...understood, goals: understood.goals.slice(0, end) });
  const isOther = (other: Understood) =>
    upTo(other, goal) === upTo(followed, goal) && upTo(other, goal + 1) !== upTo(followed, goal + 1);
  const next = others.findIndex((other, at) => at >= reading && isOther(other));
  if (next < 0) return first;
  const anew: Memo = { ...memo, first, reading: next + 1, ways: [], pages: [], rounds: 0 };
  // Whoever looked around for the goal may have left where it began.
  const [before = printOf(page)] = ways.map((way) => way.before);
  if ((began === '' || page.url === began) && before === printOf(page)) return anew;
  // What was done shows in no address: going back would undo it.
  if (began === start || !/^https?:/.test(began)) return first;
  const back = { tool: 'navigate', input: { url: began } };
  return { thought: speechIn(followed.language).readsOtherwise, actions: [back], memo: anew };
}
