import type { Observation } from '../../observation.ts';
import type { Navigating } from '../matter.ts';
import type { Decided } from './decided.ts';
import { type Memo, NOTHING_YET } from './memo.ts';
import { withQuotes } from './names-said.ts';
import { speechIn } from './speaking/speech-in.ts';
import { languageOf } from './understanding/language.ts';
import { otherReadings } from './understanding/other-readings.ts';

/** So many other readings are tried. */
const MOST_READINGS = 3;

/**
 * What did not get anywhere as it was read is read in another way, as long as nothing was touched and nobody has said more. Gives what
 * to go on with at once, or a decision: to go back to where it began, or to say what came of the first reading.
 */
export function readOtherwise(
  lost: Decided,
  { task, said, went }: Navigating,
  page: Observation,
  now: Date,
): Memo | Decided {
  const { memo, thought, actions } = lost;
  const { reading, first = { thought, actions, memo }, start, names, newest } = memo;
  if (memo.isTouched || said.length > 0 || went === 'refused') return lost;
  const others = otherReadings(withQuotes(task, names, now), now).slice(0, MOST_READINGS);
  if (others.length === 0) return lost;
  const isOver = reading >= others.length;
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
