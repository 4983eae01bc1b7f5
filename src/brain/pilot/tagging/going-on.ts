import { CERTAIN, SURE } from '../understanding/how-sure.ts';
import type { TaggedClause } from './tagged.ts';

/** "Add the soup, spiciness hot, comment “no onions”": a field and its value go on with what was filled in or put somewhere right before. */
export function withMoreFields(clauses: readonly TaggedClause[]): readonly TaggedClause[] {
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const goesOn = before !== undefined && /^(?:add|enter|choose)$/.test(before.kind) && before.sure >= SURE;
    const [field, value, ...others] = clause.slots;
    const isField = field?.slot === 'field' && value?.slot === 'value' && others.length === 0;
    if (!goesOn || !isField || clause.sure >= SURE || field.from !== clause.from) return clause;
    return { ...clause, kind: 'enter', sure: CERTAIN, isJoined: true };
  });
}
