import type { Action } from '../action.ts';
import { bindingOf, printOf } from './binding.ts';
import { type Binding, covers, type Grant } from './grants.ts';
import { readsOnly } from './outgoing/reads.ts';
import {
  ABOUT_PLACES,
  type Ask,
  type Case,
  type Facts,
  type Opinion,
  type Rule,
  type Wake,
  WEIGHTY,
  type Worth,
} from './rule.ts';
import { commits } from './rules/commits.ts';
import { askToSend } from './rules/outgoing/sends.ts';
import { rules as allRules } from './rules.ts';

/** Counts up with every change of what the rules say; each verdict is told with it. */
export const POLICY_VERSION = 4;

/** What a person has to be asked, and what their yes would be given for. */
export type BoundAsk = Ask & { binds: Binding };

/** May it happen? And by which version of the rules. */
export type Verdict = { policy: number } & (
  | {
      kind: 'allow';
      /** What would have to be asked, had it not been allowed before: what is done, then where it goes. */
      granted: readonly Granted[];
    }
  | BoundAsk
  | { kind: 'deny'; because: string }
);

export interface Granted {
  ask: BoundAsk;
  under: Grant;
}

/**
 * Depends on nothing but what it is given. What one rule denies nobody can allow. What rules want to be asked need not be where it
 * was allowed before: a yes to where it goes is none to what is done there. Where all rules are silent, what could change the world
 * is asked about.
 */
export function decide(
  action: Action,
  facts: Facts,
  grants: readonly Grant[],
  rules: readonly Rule[] = allRules,
): Verdict {
  const judged = { ...facts, action };
  const policy = POLICY_VERSION;
  const spoken = rules.flatMap((rule) => rule(judged) ?? []);
  const opinions = spoken.length > 0 ? spoken : [unrecognised(judged)];
  const denied = opinions.find((one) => one.kind === 'deny');
  if (denied) return { ...denied, policy };
  const asks = questionsIn(opinions.filter((one) => one.kind === 'ask')).map((ask) => bound(judged, ask));
  const granted = asks.flatMap((ask) => {
    const under = grants.find((grant) => covers(grant, ask, ask.binds, facts));
    return under ? [{ ask, under }] : [];
  });
  const open = asks.find((ask) => !granted.some((one) => one.ask === ask));
  return open ? { ...open, policy } : { kind: 'allow', granted, policy };
}

/** What is done is one question, where it goes another. Of several worries about either, the gravest is asked about. */
function questionsIn(asks: readonly Ask[]): Ask[] {
  const deeds = asks.filter((ask) => !isAboutPlace(ask)).toSorted((one, other) => gravity(other) - gravity(one));
  return [...deeds.slice(0, 1), ...asks.filter(isAboutPlace).slice(0, 1)];
}

function isAboutPlace({ commit = 'other' }: Ask): boolean {
  return ABOUT_PLACES.has(commit);
}

function gravity({ commit = 'other' }: Ask): number {
  if (WEIGHTY.has(commit)) return 2;
  return commit === 'other' || commit === 'submit' ? 0 : 1;
}

function bound(judged: Case, opinion: Ask): BoundAsk {
  const ask = { ...opinion, ...worthOf(opinion, judged) };
  return { ...ask, binds: bindingOf(judged, ask) };
}

function unrecognised(judged: Case): Opinion {
  const { outgoing } = judged;
  if (outgoing) return readsOnly(outgoing) === undefined ? askToSend(judged, outgoing) : { kind: 'allow' };
  return commits(judged) ?? { kind: 'allow' };
}

/** A permission to send is one to send to these people, and one to buy is one for such a sum. */
function worthOf({ commit, worth }: Ask, { scene, wake, outgoing, foresight }: Case): { worth?: Worth } {
  const { selected } = foresight;
  // A request says itself how many it is about: of many that are sent, each is about one.
  const items = selected === undefined || outgoing ? {} : { items: selected };
  if (worth?.recipients) return { worth: { ...items, ...worth, recipients: discreetly(worth.recipients, wake) } };
  if (worth) return { worth: { ...items, ...worth } };
  const { recipients = [], sum } = scene ?? {};
  const isMoney = commit === 'pay' || commit === 'order';
  const people = commit === 'send' && recipients.length > 0 ? { recipients } : {};
  const known = { ...items, ...people, ...(isMoney && sum !== undefined ? { amount: sum } : {}) };
  return Object.keys(known).length === 0 ? {} : { worth: known };
}

/** A permission is written down: who is a secret has another name there, the same each time. */
function discreetly(recipients: readonly string[], { masked = [] }: Partial<Wake> = {}): string[] {
  return recipients.map((one) => (masked.includes(one) ? `a secret, ${printOf(one)}` : one));
}
