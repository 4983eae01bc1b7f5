import type { Goal } from '../goal.ts';

/** «поищи билеты: туда 12 декабря, обратно 19-го»: the days of a journey are no words to search for. */
export function isJourneyForWords({ act }: Goal): boolean {
  if (act.kind !== 'search' || act.query.exact) return false;
  return (
    /\d/.test(act.query.text) &&
    /(?<!\p{L})(?:туда|обратно|there and back|returning|coming back)(?!\p{L})/iu.test(act.query.text)
  );
}

/** «хочу бесплатную доставку: оставь только такие»: what they are like was said elsewhere, and went into nothing. */
export function isForSuchOnes({ act }: Goal): boolean {
  if (act.kind !== 'filter') return false;
  return act.by.some(
    ({ of, value }) => !of && !value.exact && /^(?:такие|таких|эти|этих|such|those|these)$/i.test(value.text),
  );
}
