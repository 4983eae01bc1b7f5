import type { Outcome } from '../action.ts';
import { isLotsmanError, LotsmanError } from '../errors.ts';
import type { PlannedAction } from '../run-events.ts';
import type { Crew } from './crew.ts';
import type { State } from './state.ts';

/** What came of an action, and what is still allowed after it. */
export interface Carried {
  outcome?: Outcome;
  error?: LotsmanError;
  grants: State['grants'];
}

/**
 * Does one thing. What needs a permission is written down before and after, so that it happens at most once: a permission for
 * once is used up by it, and when nobody knows whether it happened, none is left to do it again without being asked.
 */
export async function carryOut(state: State, crew: Crew, action: PlannedAction): Promise<Carried> {
  const { step, decision, grants } = state;
  const grant = grants.find(({ what }) => what === decision?.judged?.under);
  const others = grants.filter((one) => one !== grant);
  try {
    await crew.hooks.before?.(action);
    if (!grant) return { outcome: await touch(crew, action), grants };
    const key = `${step}.${decision?.next ?? 0}`;
    await crew.journal.intend({ key, step, action, url: crew.helm.tab.url });
    const outcome = await touch(crew, action).catch((error: unknown) => settleFailure(crew, key, error));
    await crew.journal.settle(key, outcome.said);
    return { outcome, grants: grant.for === 'once' ? others : grants };
  } catch (error) {
    // When everything is to end, whoever takes up the run finds the act in the journal.
    if (crew.signal.aborted || !isLotsmanError(error)) throw error;
    return wasNotDone(error) || !grant ? { error, grants } : { error: unsure(error), grants: others };
  }
}

async function touch(crew: Crew, action: PlannedAction): Promise<Outcome> {
  const outcome = await crew.helm.act(action, crew.signal);
  await crew.hooks.after?.(action, outcome);
  return outcome;
}

async function settleFailure(crew: Crew, key: string, error: unknown): Promise<never> {
  if (isLotsmanError(error) && !crew.signal.aborted)
    await crew.journal.settle(
      key,
      wasNotDone(error) ? 'It was refused before anything was touched.' : `Nobody knows: ${error.message}`,
    );
  throw error;
}

/** These are thrown before anything is touched. After any other trouble nobody knows. */
const UNTOUCHED = new Set(['stale_id', 'covered', 'bad_input']);

function wasNotDone({ code }: LotsmanError): boolean {
  return UNTOUCHED.has(code);
}

function unsure({ code, message, hint = '' }: LotsmanError): LotsmanError {
  return new LotsmanError(code, message, {
    hint: `${hint} It may have been done all the same: look for signs of it before you try again.`.trim(),
  });
}
