import type { Query } from '../goal.ts';

/** Whether only the whole list can tell: which of all is the last or the cheapest, how many there are, all their names. */
export function needsAll({ things, want, against }: Query): boolean {
  // Who names each of them needs no other.
  if (against) return false;
  const { count, best, what } = things;
  if (best !== undefined || (what.ordinal ?? 1) < 0) return true;
  return count === 'all' || (want !== 'value' && want !== 'name' && want !== 'difference' && want !== 'whether');
}
