import type { Token } from '../understanding/tokens.ts';
import type { ClauseKind, TaggedClause } from './tagged.ts';

/** Nobody presses something twice, or with the other button, who does not say so. */
export function withPressedSo(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause) => {
    const said = SAID[clause.kind];
    const isSaid = tokens.slice(clause.from, clause.to).some(({ word }) => said?.test(word));
    return said && !isSaid ? { ...clause, kind: 'press' } : clause;
  });
}

const SAID: Partial<Record<ClauseKind, RegExp>> = {
  'press:double': /^(?:double|twice|doubleclick|два|дважды|двойн|дабл)/,
  'press:right': /^(?:right|context|secondary|прав|контекст|пкм)/,
};
