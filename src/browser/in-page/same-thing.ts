/** So much of the words beside it must have stayed. */
const NEARLY_ALL = 0.85;

/**
 * Whether an element that looked like `was` and now looks like `now` still stands for the same thing. A thing may change
 * its label, and the numbers beside it (a counter, a price). When many of a kind change at once a list was filled anew, and
 * numbers count as well. In doubt it is another thing: to look again is cheaper than to touch the wrong one.
 */
export function isSameThing(was: string, now: string, changedTogether: number): boolean {
  const [oldRole, , , oldSurroundings = ''] = was.split('\n');
  const [role, , , surroundings = ''] = now.split('\n');
  if (oldRole !== role) return false;
  const wordsIn = changedTogether > 1 ? allWords : wordsWithoutNumbers;
  return overlap(wordsIn(oldSurroundings), wordsIn(surroundings)) >= NEARLY_ALL;
}

/** What share of the words stayed, from 0 to 1. */
function overlap(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  const most = Math.max(before.size, after.size);
  return most === 0 ? 1 : [...before].filter((word) => after.has(word)).length / most;
}

function allWords(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

function wordsWithoutNumbers(text: string): Set<string> {
  return new Set([...allWords(text)].filter((word) => !/\d/.test(word)));
}
