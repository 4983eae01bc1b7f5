import type { Action, Effect, Foresight } from '../action.ts';

/** What is known of one action: from the page and the network, not from the model's account of it. */
export interface Facts {
  action: Action;
  /** What the tool says of itself; rules may know better. */
  effect: Effect;
  foresight: Foresight;
  url: string;
}

/** May it happen? */
export type Verdict =
  | { kind: 'allow' }
  | { kind: 'ask'; what: string; because: string }
  | { kind: 'deny'; because: string };

/** One worry. It has an opinion about the facts, or none. */
export type Rule = (facts: Facts) => Verdict | undefined;
