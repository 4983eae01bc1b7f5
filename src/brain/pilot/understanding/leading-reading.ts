import type { Understood } from '../goal.ts';
import { reworded } from './reworded.ts';
import { understand } from './understand.ts';

/** So likely the commands must be that they are believed rather than what was made of the task itself. */
const SURE = 0.4;
/** And so likely rather than what rules account for to the last word. */
const SURER = 0.6;

/** How a task is read first: as the plain commands that say the same, where it is sure enough which ones do; otherwise as it was said. */
export function leadingReading(task: string, now: Date): Understood {
  const first = understand(task, now);
  const [likeliest] = reworded(task, now);
  const least = first.isWhole && first.unclear.length === 0 ? SURER : SURE;
  return likeliest?.isLikeliest && likeliest.sure >= least ? likeliest.understood : first;
}
