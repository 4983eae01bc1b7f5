import type { Goal } from '../goal.ts';
import { hasSort } from '../reading/nouns.ts';

/**
 * "Sort the lawyer jobs by salary": of all the jobs only those are meant, so they are searched for first, unless something before it has seen
 * to that. Sorted with all the others, the first would be another one.
 */
export function soughtToSort(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const which = whichOf(goal);
    const isSeenTo = which === '' || JSON.stringify(goals.slice(0, at)).toLowerCase().includes(which.toLowerCase());
    return isSeenTo
      ? [goal]
      : [{ act: { kind: 'search', query: { text: which, kind: 'text' } }, said: goal.said }, goal];
  });
}

/** What is said of a sort of things besides the word for it. */
function whichOf({ act, only, until, each }: Goal): string {
  const things = act.kind === 'sort' ? act.things : undefined;
  if (!things || things.what.exact || things.what.isPronoun || things.where.length > 0 || (only ?? until ?? each))
    return '';
  const words = things.what.words.split(/\s+/u);
  if (!words.some(hasSort)) return '';
  return words.filter((word) => !hasSort(word) && !ANY.test(word)).join(' ');
}

/** Words that narrow nothing down. */
const ANY =
  /^(?:all|the|my|our|its|their|these|those|shown|found|remaining|available|listed|open|current|whole|entire|new|list|table|results?|search|of|in|все|всех|эти|мои|наши|найденн\p{L}+|показанн\p{L}+|доступн\p{L}+|открыт\p{L}+|оставш\p{L}+|спис\p{L}+|таблиц\p{L}+|результат\p{L}*|поиск\p{L}*|нов\p{L}+|в|из)$/iu;
