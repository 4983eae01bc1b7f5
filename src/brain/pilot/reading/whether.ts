import type { Answered } from './answered.ts';
import { missing } from './count.ts';
import { seenIn } from './gather.ts';
import { assumption, type Inquiry, unselected } from './inquiry.ts';
import { says } from './mind.ts';
import { bare } from './row.ts';
import { select } from './select.ts';
import { statedCounts } from './stated.ts';

/** Whether there is such a thing, or a thing is so. */
export function whether({ query, readings, mind, looked }: Inquiry): Answered {
  const { things } = query;
  const { what, where } = things;
  const about = what.words;
  const answered = { found: true, want: 'whether', about, looked } as const;
  const selected = select(things, readings, mind);
  if (selected.ok) return { ...answered, holds: true, rows: selected.records.map(bare), ...assumption(selected.among) };
  if (selected.why === 'none fits') {
    // Among those that were not seen there may be one.
    const seen = selected.among ? seenIn(selected.among) : 0;
    return { ...answered, holds: false, rows: [], ...missing(statedCounts(what, readings, mind, seen), seen) };
  }
  if (selected.why !== 'no such things' || what.words === '' || where.length > 0) return unselected(selected, looked);
  const told = readings.flatMap(({ sentences }) => sentences).filter(({ name }) => says(name, about, what.exact));
  return { ...answered, holds: told.length > 0, rows: told.slice(0, 1).map(bare) };
}
