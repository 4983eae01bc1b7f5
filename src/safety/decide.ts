import { readsOnly } from './outgoing/reads.ts';
import { commits } from './rules/commits.ts';
import { askToSend } from './rules/outgoing/sends.ts';
import type { Facts, Rule, Verdict } from './verdict.ts';

const STRICTNESS = { allow: 0, ask: 1, deny: 2 } as const;

/** The strictest opinion counts. Where all rules are silent, what could change the world is asked about. */
export function decide(facts: Facts, rules: readonly Rule[]): Verdict {
  const [first = unrecognised(facts), ...others] = rules.flatMap((rule) => rule(facts) ?? []);
  return others.reduce(
    (strictest, one) => (STRICTNESS[one.kind] > STRICTNESS[strictest.kind] ? one : strictest),
    first,
  );
}

function unrecognised(facts: Facts): Verdict {
  const { outgoing } = facts;
  if (outgoing) return readsOnly(outgoing) === undefined ? askToSend(facts, outgoing) : { kind: 'allow' };
  return commits(facts) ?? { kind: 'allow' };
}
