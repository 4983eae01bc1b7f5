import type { Observation } from '../../../observation.ts';
import type { Things } from '../goal.ts';
import type { Looked, Untold } from './answered.ts';
import { assumption, inquire, unselected, untold } from './inquiry.ts';
import type { Alike, PageRecord } from './record.ts';
import { select } from './select.ts';

/** The records to act on, or why it cannot be told which they are. */
export type Chosen = Choice | Untold;

export interface Choice {
  found: true;
  records: readonly PageRecord[];
  /** The page does not say that its things are what was meant; there are no others. */
  assumed?: true;
  looked: Looked;
}

/** Which records of a page are meant. Where one is meant and several fit, none is chosen. */
export function choose(things: Things, page: Observation, alike: Alike, now: Date): Chosen {
  const { readings, mind, looked } = inquire({ things, want: 'name', tell: [] }, [page], alike, now);
  const selected = select(things, readings, mind);
  if (!selected.ok) return unselected(selected, looked);
  const { records } = selected;
  const enough = things.count === 'all' ? records.length : things.count === 'one' ? 1 : things.count;
  if (records.length > enough) return untold('ambiguous', things.what.words, looked, records);
  return { found: true, records, looked, ...assumption(selected.among) };
}
