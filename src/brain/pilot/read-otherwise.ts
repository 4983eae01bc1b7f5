import type { Observation } from '../../observation.ts';
import { printOf } from '../../page-print.ts';
import type { Navigating } from '../matter.ts';
import type { Decided } from './decided.ts';
import type { Understood } from './goal.ts';
import { type Memo, NOTHING_YET } from './memo.ts';
import { withQuotes } from './names-said.ts';
import { speechIn } from './speaking/speech-in.ts';
import { inBrief } from './understanding/in-brief.ts';
import { otherReadings } from './understanding/other-readings.ts';
import { readAs } from './understood-here.ts';

/** So many other readings are tried. */
const MOST_READINGS = 4;
/** The number of no reading: there are no more of them. */
const OVER = 1_000;

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
  const followed = readAs(task, memo, now);
  return memo.touched < 0 ? fromTheStart(lost, others, followed, page) : fromHere(lost, others, followed, page);
}

/** Where nothing was touched, the next is followed from where it began. */
function fromTheStart(
  lost: Decided,
  others: readonly Understood[],
  followed: Understood,
  page: Observation,
): Memo | Decided {
  const { reading, goal, first = lost, start, names, newest } = lost.memo;
  const next = others.findIndex((other, at) => at >= reading && !isAlike(other, followed, goal + 1));
  const isAsking = first.actions.some(({ tool }) => tool === 'ask_user');
  // Where no page was open, there is none to go back to.
  const isThere = page.url === start || !/^https?:/.test(start);
  // A question is put where it came up.
  if (next < 0 && (!isAsking || isThere)) return first;
  const anew: Memo = { ...NOTHING_YET, reading: next < 0 ? OVER : next + 1, first, start, names, newest };
  if (isThere) return anew;
  const back = { tool: 'navigate', input: { url: start } };
  return { thought: speechIn(followed.language).readsOtherwise, actions: [back], memo: anew };
}

/** Whether two readings want the same up to a goal: where the one got stuck, the other would. */
function isAlike(one: Understood, other: Understood, end: number): boolean {
  const isClear = one.unclear.length === 0 && other.unclear.length === 0 && end <= other.goals.length;
  return isClear && upTo(one, end) === upTo(other, end);
}

function upTo(understood: Understood, end: number): string {
  return inBrief({ ...understood, goals: understood.goals.slice(0, end) });
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
