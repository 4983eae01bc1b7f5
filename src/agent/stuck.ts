import type { State } from './state.ts';

const LAST = 12;
const SAME_FAILURES = 3;
const SAME_PAGES = 3;
/** Steps without progress on the plan after which somebody asks why. */
const NO_PROGRESS = 8;
/** In a long run it is asked now and then whether it is still on its way. */
const EVERY = 5;
const LONG = 10;

type Signs = State['signs'];

/** Notes what was done and how the page was afterwards. */
export function noted(signs: Signs, act: string, page: string, failed: boolean): Signs {
  return {
    ...signs,
    acts: [...signs.acts, act].slice(-LAST),
    failures: failed ? [...signs.failures, act].slice(-LAST) : [],
    pages: failed ? signs.pages : [...signs.pages, page].slice(-LAST),
  };
}

/** A sign of being stuck, in words. */
export function signOf({ signs, step, subgoals }: Pick<State, 'signs' | 'step' | 'subgoals'>): string | undefined {
  const { acts, failures, pages, progressAt } = signs;
  const [a, b, c, d] = acts.slice(-4);
  if (failures.length >= SAME_FAILURES && new Set(failures.slice(-SAME_FAILURES)).size === 1)
    return `The same action failed ${SAME_FAILURES} times: ${failures.at(-1)}.`;
  if (d !== undefined && a === c && b === d && a !== b) return `The same two actions again and again: ${a}; ${b}.`;
  if (
    pages.length >= SAME_PAGES &&
    new Set(pages.slice(-SAME_PAGES)).size === 1 &&
    acts.slice(-SAME_PAGES).every(isEffort)
  )
    return `The page is the same after ${SAME_PAGES} steps.`;
  if (subgoals.length > 0 && step - progressAt >= NO_PROGRESS && (step - progressAt) % NO_PROGRESS === 0)
    return `No subgoal was reached for ${step - progressAt} steps.`;
  if (step >= LONG && step % EVERY === 0) return ON_THE_WAY;
  return undefined;
}

/** Not a sign of trouble: a long run is looked at from some distance now and then. */
export const ON_THE_WAY = 'A long run.';

/** Reading and waiting leave the page as it is. */
function isEffort(act: string): boolean {
  return !/^(?:find|expand|extract|read_file|screenshot|wait|tabs|remember|scroll)\b/.test(act);
}
