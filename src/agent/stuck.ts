import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import type { State } from './state.ts';

const LAST = 12;
const SAME_FAILURES = 3;
const SAME_PAGES = 3;
/** In a long run the planner looks now and then whether it is still on its way. */
const EVERY = 5;
const LONG = 10;
/** Steps without progress on the plan, after which somebody asks why. The planner has looked by then. */
const NO_PROGRESS = 12;

type Signs = State['signs'];

/** One action: what it was, on what, and how the page was afterwards. */
export interface Deed {
  /** In words, without its number: a thing that is drawn anew is the same thing under another one. */
  spoken: string;
  id?: unknown;
  /** The page in short; none when the action failed. */
  page?: string;
}

/** Notes what was done and how the page was afterwards. */
export function noted(signs: Signs, { spoken, id, page }: Deed): Signs {
  const act = id === undefined ? spoken : `${spoken} [${String(id)}]`;
  return {
    ...signs,
    acts: [...signs.acts, act].slice(-LAST),
    failures: page === undefined ? [...signs.failures, spoken].slice(-LAST) : [],
    pages: [...signs.pages, page ?? signs.pages.at(-1) ?? ''].slice(-LAST),
  };
}

/** A sign of being stuck, in words: those that models read, unless others are given. */
export function signOf(
  { signs, step, subgoals }: Pick<State, 'signs' | 'step' | 'subgoals'>,
  speech: Speech = english,
): string | undefined {
  return (
    failsAgain(signs, speech) ??
    goesInCircles(signs, speech) ??
    standsStill(signs, speech) ??
    makesNoProgress(signs, step, subgoals, speech)
  );
}

/** Whether it is time to look at a long run from some distance. Not a sign of trouble. */
export function isLongUnderWay(step: number): boolean {
  return step >= LONG && step % EVERY === 0;
}

function failsAgain({ failures }: Signs, { stuck, deed }: Speech): string | undefined {
  const last = failures.slice(-SAME_FAILURES);
  if (last.length < SAME_FAILURES || new Set(last).size > 1) return undefined;
  return stuck.failsAgain(SAME_FAILURES, deed(last[0] ?? ''));
}

/** Two actions in turn may be work, one item after the other; when the pages come again too, it is none. */
function goesInCircles({ acts, pages }: Signs, { stuck, deed }: Speech): string | undefined {
  const steps = acts.map((act, at) => `${act}\n${pages[at]}`);
  const [a, b, c, d] = steps.slice(-4);
  if (d === undefined || a !== c || b !== d || a === b) return undefined;
  return stuck.circles(deed(acts.at(-2) ?? ''), deed(acts.at(-1) ?? ''));
}

function standsStill({ acts, pages }: Signs, { stuck }: Speech): string | undefined {
  const last = pages.slice(-SAME_PAGES);
  if (last.length < SAME_PAGES || new Set(last).size > 1 || !acts.slice(-SAME_PAGES).every(isEffort)) return undefined;
  return stuck.standsStill(SAME_PAGES);
}

function makesNoProgress(
  { progressAt }: Signs,
  step: number,
  subgoals: State['subgoals'],
  { stuck }: Speech,
): string | undefined {
  const since = step - progressAt;
  if (subgoals.length === 0 || since < NO_PROGRESS || since % NO_PROGRESS !== 0) return undefined;
  return stuck.noProgress(since);
}

/** Reading and waiting leave the page as it is. */
function isEffort(act: string): boolean {
  return !/^(?:find|expand|extract|read_file|screenshot|wait|tabs|page_tools|remember|scroll)\b/.test(act);
}
