import type { Action, Effect, Foresight } from '../action.ts';

/** What is known of one action: from the page and the network, not from the model's account of it. */
export interface Facts {
  action: Action;
  /** What the tool says of itself; rules may know better. */
  effect: Effect;
  foresight: Foresight;
  url: string;
}

/** What an act does to the world. A permission for the run is given for one of these, on one site. */
export type CommitKind =
  | 'pay'
  | 'order'
  | 'delete'
  | 'send'
  | 'publish'
  | 'sign out'
  | 'subscribe'
  | 'sign in'
  | 'submit'
  | 'other';

/** May it happen? Who asks says what would be done to the world, if there is a word for it. */
export type Verdict =
  | { kind: 'allow' }
  | { kind: 'ask'; what: string; because: string; commit?: CommitKind }
  | { kind: 'deny'; because: string };

/** One worry. It has an opinion about the facts, or none. */
export type Rule = (facts: Facts) => Verdict | undefined;
