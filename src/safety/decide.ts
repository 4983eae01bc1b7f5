import type { Facts, Rule, Verdict } from './verdict.ts';

const STRICTNESS = { allow: 0, ask: 1, deny: 2 } as const;

/** The strictest opinion counts; where all rules are silent, it may happen. */
export function decide(facts: Facts, rules: readonly Rule[]): Verdict {
  const opinions = rules.flatMap((rule) => rule(facts) ?? []);
  return opinions.reduce((strictest, one) => (STRICTNESS[one.kind] > STRICTNESS[strictest.kind] ? one : strictest), {
    kind: 'allow',
  });
}
