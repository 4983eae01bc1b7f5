import type { Goal } from '../goal.ts';

/** «поищи билеты: туда 12 декабря, обратно 19-го»: the days of a journey are no words to search for. */
export function isJourneyForWords({ act }: Goal): boolean {
  if (act.kind !== 'search' || act.query.exact) return false;
  return (
    /\d/.test(act.query.text) &&
    /(?<!\p{L})(?:туда|обратно|there and back|returning|coming back)(?!\p{L})/iu.test(act.query.text)
  );
}
