import type { Action, Effect, Foresight } from '../action.ts';
import type { Outgoing } from '../outgoing.ts';
import type { JudgedFacts } from '../run-events.ts';
import { addressOpened } from '../safety/acts.ts';
import type { Verdict } from '../safety/decide.ts';
import type { Facts, Wake } from '../safety/rule.ts';
import type { RunGuard } from './guarded-session.ts';
import type { State } from './state.ts';

/** An action, and what the page shows of it before it is done. */
export interface Foreseen {
  action: Action;
  effect: Effect;
  foresight: Foresight;
  url: string;
}

/** What stands between the browser and the web. */
interface Surroundings {
  guard: Pick<RunGuard, 'named' | 'reachable'> | undefined;
  hasNoProxy: boolean;
}

/** What is judged before an action is done. */
export function factsOf(
  foreseen: Foreseen,
  { wrote, read }: Pick<State, 'wrote' | 'read'>,
  { guard, hasNoProxy }: Surroundings,
): Facts {
  const { action, ...known } = foreseen;
  const address = addressOpened({ ...known, action });
  const reach = guard && address !== undefined ? { reach: guard.reachable(address) } : {};
  return { ...known, ...reach, words: wrote, listed: guard?.named ?? [], read, at: Date.now(), hasNoProxy };
}

/** What is judged when something is about to leave the browser. */
export function withOutgoing(facts: Facts, outgoing: Outgoing, wake: Wake): Facts {
  return { ...facts, outgoing, wake, at: Date.now() };
}

/** The facts as they are told: enough to see why, without what the page or the model wrote. */
export function toldFacts(
  { url, effect, foresight, outgoing, read, hasNoProxy }: Facts,
  { policy }: Pick<Verdict, 'policy'>,
  under?: string,
): JudgedFacts {
  const { target, leadsTo, submits } = foresight;
  return {
    policy,
    url,
    effect,
    ...(target ? { target: `${target.role} "${target.name}"` } : {}),
    ...(leadsTo === undefined ? {} : { leadsTo }),
    ...(submits ? { submits: { method: submits.method, to: submits.to } } : {}),
    ...(outgoing ? { outgoing: toldOutgoing(outgoing) } : {}),
    ...(hasNoProxy ? { hasNoProxy } : {}),
    read: read.map(({ origin, isPrivate }) => (isPrivate ? `${origin} (private)` : origin)),
    ...(under === undefined ? {} : { under }),
  };
}

function toldOutgoing({ kind, method, url, from, size }: Outgoing): NonNullable<JudgedFacts['outgoing']> {
  return { kind, method, url, from, size };
}
