import type { Action, Effect, Foresight } from '../action.ts';
import type { Outgoing } from '../outgoing.ts';
import type { JudgedFacts } from '../run-events.ts';
import { type Facts, POLICY_VERSION, type Wake } from '../safety/verdict.ts';
import type { State } from './state.ts';

/** An action and all that is known of it before it is done. */
export interface Foreseen {
  action: Action;
  effect: Effect;
  foresight: Foresight;
  url: string;
}

/** What is judged before an action is done. */
export function factsOf(foreseen: Foreseen, { wrote, read }: Pick<State, 'wrote' | 'read'>): Facts {
  const { action, effect, foresight, url } = foreseen;
  return { action, effect, foresight, url, words: wrote, read };
}

/** What is judged when something is about to leave the browser. */
export function withOutgoing(facts: Facts, outgoing: Outgoing, wake: Wake): Facts {
  return { ...facts, outgoing, wake };
}

/** The facts as they are told: enough to see why, without what the page or the model wrote. */
export function toldFacts({ url, effect, foresight, outgoing, read }: Facts, under?: string): JudgedFacts {
  const { target, leadsTo, submits } = foresight;
  return {
    policy: POLICY_VERSION,
    url,
    effect,
    ...(target ? { target: `${target.role} "${target.name}"` } : {}),
    ...(leadsTo === undefined ? {} : { leadsTo }),
    ...(submits ? { submits: { method: submits.method, to: submits.to } } : {}),
    ...(outgoing ? { outgoing: toldOutgoing(outgoing) } : {}),
    read: read.map(({ origin, isPrivate }) => (isPrivate ? `${origin} (private)` : origin)),
    ...(under === undefined ? {} : { under }),
  };
}

function toldOutgoing({ kind, method, url, from, size }: Outgoing): NonNullable<JudgedFacts['outgoing']> {
  return { kind, method, url, from, size };
}
