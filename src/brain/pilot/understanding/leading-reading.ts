import type { Understood } from '../goal.ts';
import { reworded } from './reworded.ts';
import { understand } from './understand.ts';

/** So likely the commands must be that they are believed where the task itself is unclear, where it is not, and where rules account for all of it. */
const SURE = { unclear: 0.4, clear: 0.5, whole: 0.6 };

/** How a task is read first: as the plain commands that say the same, where it is sure enough which ones do; otherwise as it was said. */
export function leadingReading(task: string, now: Date): Understood {
  const first = understand(task, now);
  const [likeliest] = reworded(task, now);
  const least = first.unclear.length > 0 ? SURE.unclear : first.isWhole ? SURE.whole : SURE.clear;
  return likeliest?.isLikeliest && likeliest.sure >= least ? likeliest.understood : first;
}
