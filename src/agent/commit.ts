import type { Outcome } from '../action.ts';
import { isLotsmanError, LotsmanError } from '../errors.ts';
import type { PlannedAction } from '../run-events.ts';
import type { Grant as AnyGrant } from '../safety/grants.ts';
import type { Facts } from '../safety/rule.ts';
import type { Crew } from './crew.ts';
import { doing } from './doing.ts';
import { factsOf } from './facts.ts';
import { afterUse } from './permissions.ts';
import type { Grant, State } from './state.ts';

/** What came of an action, and what is still allowed after it. */
export interface Carried {
  outcome?: Outcome;
  error?: LotsmanError;
  grants: State['grants'];
  /** What it would have sent, and what no rule lets pass. */
  refusals?: readonly string[];
  /** It had been done before, and was done once more because nothing of it waited any longer. */
  isAgain?: boolean;
}

/**
 * Does one thing. What needs a permission is written down before and after, so that it happens at most once: a permission for
 * once is used up by it, and when nobody knows whether it happened, none is left to do it again without being asked.
 */
export async function carryOut(state: State, crew: Crew, action: PlannedAction): Promise<Carried> {
  const { step, decision, grants } = state;
  const grant = grants.find(({ what }) => what === decision?.judged?.under);
  const left = grant ? afterUse(grants, grant) : grants;
  const approval = grant && { ...grant, for: 'act' as const, shown: decision?.judged?.shown ?? grant.shown };
  try {
    await crew.hooks.before?.(action);
    crew.gatekeeper.begin({ action, facts: await foreseen(state, crew, action), step, approval, grants: left });
    // Whoever may go there may also be let out.
    if (grant?.commit === 'reach') crew.guard?.allow(grant.site);
    if (!grant) return await ended(crew, await touch(state, crew, action, grant), grants);
    const { releases } = decision?.judged ?? {};
    // What one act sends may be let go piece by piece.
    const key = `${step}.${decision?.next ?? 0}${releases ? `+${releases.join('+')}` : ''}`;
    await crew.journal.intend({ key, step, action, url: crew.helm.tab.url });
    const touched = await touch(state, crew, action, grant).catch((error: unknown) => settleFailure(crew, key, error));
    await crew.journal.settle(key, touched.outcome.said);
    return await ended(crew, touched, left);
  } catch (error) {
    const { used } = await crew.gatekeeper.end('Nobody knows.');
    // When everything is to end, whoever takes up the run finds the act in the journal.
    if (crew.signal.aborted || !isLotsmanError(error)) throw error;
    return wasNotDone(error) || !grant
      ? { error, grants: without(grants, used) }
      : { error: unsure(error), grants: without(grants, used).filter(({ what }) => what !== grant.what) };
  }
}

/** Another life of the browser has not looked ahead yet. */
async function foreseen(state: State, crew: Crew, action: PlannedAction): Promise<Facts> {
  const { foreseen: known } = crew;
  crew.foreseen = undefined;
  if (known) return known;
  // What is only let go was judged when it was done.
  if (state.decision?.judged?.releases && crew.gatekeeper.doing) return crew.gatekeeper.doing.facts;
  const effect = crew.tools.find(({ name }) => name === action.tool)?.effect ?? 'act';
  const foresight = await crew.helm.foresee(action).catch(() => ({}));
  return factsOf({ action, effect, foresight, url: crew.helm.tab.url }, state, crew);
}

async function ended(crew: Crew, { outcome, isAgain }: Touched, grants: State['grants']): Promise<Carried> {
  const { used, refusals } = await crew.gatekeeper.end(outcome.said);
  return { outcome, isAgain, refusals, grants: without(grants, used) };
}

function without(grants: State['grants'], used: readonly AnyGrant[]): State['grants'] {
  return used.reduce<State['grants']>(afterUse, grants);
}

interface Touched {
  outcome: Outcome;
  isAgain: boolean;
}

async function touch(
  { decision }: State,
  crew: Crew,
  action: PlannedAction,
  grant: Grant | undefined,
): Promise<Touched> {
  const { releases } = decision?.judged ?? {};
  const released = releases && (await crew.helm.release(releases, action, crew.signal));
  // What waits no longer was never sent: then the act is done once more, and what was shown may pass.
  const isAgain = releases !== undefined && !released;
  if (isAgain && grant?.for === 'once') crew.gatekeeper.onlyAsShown(grant);
  const outcome = released ?? (await doing(crew, action));
  await crew.hooks.after?.(action, outcome);
  return { outcome, isAgain };
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
