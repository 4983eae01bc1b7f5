import type { Action, Effect, Foresight } from '../action.ts';
import type { Outgoing } from '../outgoing.ts';
import type { JudgedFacts } from '../run-events.ts';
import { addressOpened } from '../safety/acts.ts';
import { decide, type Verdict } from '../safety/decide.ts';
import type { Facts, Rule, Wake } from '../safety/rule.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
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
  /** Sites on which something may be changed; on all, when there is no list. */
  writable: readonly string[] | undefined;
  hasNoProxy: boolean;
  /** The words in which people are told. */
  speech: Speech;
}

/** What is judged before an action is done. */
export function factsOf(
  foreseen: Foreseen,
  { wrote, read }: Pick<State, 'wrote' | 'read'>,
  { guard, writable, hasNoProxy, speech }: Surroundings,
): Facts {
  const { action, ...known } = foreseen;
  const address = addressOpened({ ...known, action });
  const reach = guard && address !== undefined ? { reach: guard.reachable(address) } : {};
  const write = writable ? { writable } : {};
  const sites = { ...reach, ...write, listed: guard?.named ?? [], hasNoProxy };
  return { ...known, ...sites, speech, words: wrote, read, at: Date.now() };
}

/** What is judged when something is about to leave the browser. */
export function withOutgoing(facts: Facts, outgoing: Outgoing, wake: Wake): Facts {
  return { ...facts, outgoing, wake, at: Date.now() };
}

/** Why it may not be, as models are told: they read English, whatever is spoken with people. */
export function reasonForModels(action: Action, facts: Facts, rules: readonly Rule[]): string {
  const verdict = decide(action, { ...facts, speech: english }, [], rules);
  return verdict.kind === 'allow' ? '' : verdict.because;
}

/** The facts as they are told: enough to see why, without what the page or the model wrote. */
export function toldFacts(
  { url, effect, foresight, outgoing, permission, read, writable, hasNoProxy }: Facts,
  { policy }: Pick<Verdict, 'policy'>,
  under?: string,
): JudgedFacts {
  const { target, leadsTo, submits, selected } = foresight;
  return {
    policy,
    url,
    effect,
    ...(target ? { target: `${target.role} "${target.name}"` } : {}),
    ...(leadsTo === undefined ? {} : { leadsTo }),
    ...(submits ? { submits: { method: submits.method, to: submits.to, ...holdsOf(submits) } } : {}),
    ...(selected === undefined ? {} : { selected }),
    ...(outgoing ? { outgoing: toldOutgoing(outgoing) } : {}),
    ...(permission ? { permission: { name: permission.name, origin: permission.origin } } : {}),
    ...(writable ? { writable } : {}),
    ...(hasNoProxy ? { hasNoProxy } : {}),
    read: read.map(({ origin, isPrivate }) => (isPrivate ? `${origin} (private)` : origin)),
    ...(under === undefined ? {} : { under }),
  };
}

function toldOutgoing({ kind, method, url, from, size }: Outgoing): NonNullable<JudgedFacts['outgoing']> {
  return { kind, method, url, from, size };
}

/** What kinds of fields the form has that matter most. */
function holdsOf(submits: NonNullable<Foresight['submits']>): { holds?: string[] } {
  const holds = (['card', 'account', 'password', 'code', 'file'] as const).filter((kind) => submits[kind]);
  return holds.length === 0 ? {} : { holds };
}
