import { look } from '../understanding/lexicon/match.ts';
import { verbs } from '../understanding/lexicon/verbs.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/** "enter Ann as the name, phone “555”, note “urgent”": the word that alone stands before a quoted value says where it goes. */
export function withNamedValues(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause) => {
    if (clause.kind !== 'enter' || clause.slots.every(({ slot }) => slot !== 'field')) return clause;
    const found = clause.slots.flatMap((slot) => nameBefore(slot, clause.slots, tokens));
    return found.length === 0 ? clause : { ...clause, slots: [...clause.slots, ...found].toSorted(byPlace) };
  });
}

/** The one word between a comma and the value, where nothing else was heard in it. */
function nameBefore(value: TaggedSlot, slots: readonly TaggedSlot[], tokens: readonly Token[]): TaggedSlot[] {
  const at = value.from - 1;
  const [joint, name, quoted] = tokens.slice(Math.max(0, at - 1), value.from + 1);
  if (value.slot !== 'value' || !quoted?.value?.exact || !name || name.isMark || name.value) return [];
  const isOpen = /^(?:,|and|и)$/.test(joint?.word ?? '') && !slots.some(({ from, to }) => from <= at && at < to);
  // After two fields with their values "note “…”" is the third.
  const isListed = slots.filter(({ slot, from }) => slot === 'field' && from < at).length > 1;
  const isNoun = /^\p{Ll}{3,}$/u.test(name.text) && (isListed || look(verbs, wordsIn([name]), 0) === undefined);
  return isOpen && isNoun ? [{ slot: 'field', from: at, to: value.from }] : [];
}

function byPlace(one: TaggedSlot, other: TaggedSlot): number {
  return one.from - other.from;
}
