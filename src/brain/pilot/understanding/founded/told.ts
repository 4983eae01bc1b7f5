import type { Goal } from '../../goal.ts';
import type { TaggedClause } from '../../tagging/tagged.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens.ts';

/** What the rules made of a sentence, beside what was heard in it. */
export interface Told {
  goals: readonly Goal[];
  /** Words that the rules left out on purpose. */
  spared: readonly string[];
  tokens: readonly Token[];
  clauses: readonly TaggedClause[];
  context: Context;
}

/** Whether something speaks against what the rules made of a sentence. */
export type Objection = (told: Told) => boolean;

/** Whether the goal was read from the words of the clause. */
export function isWithin(
  { said }: Goal,
  tokens: readonly Token[],
  { from, to }: TaggedClause,
  { task }: Context,
): boolean {
  const at = task.indexOf(said);
  return at + said.length > (tokens[from]?.start ?? 0) && at < (tokens[to - 1]?.end ?? 0);
}

/** A field has one value: where there are more of them than fields, words were taken for a value that are none. */
export function isUneven({ kind, slots }: Pick<TaggedClause, 'kind' | 'slots'>): boolean {
  const count = (name: string) => slots.filter(({ slot }) => slot === name).length;
  return kind === 'enter' && count('field') > 0 && count('value') > count('field');
}

/** Everything that is entered has a field to go into. */
export function areNamed(goals: readonly Goal[]): boolean {
  return goals.every(({ act }) => act.kind !== 'enter' || act.field !== undefined);
}
