import { commandsAt, findVerb } from '../understanding/clauses.ts';
import { CERTAIN } from '../understanding/how-sure.ts';
import { look } from '../understanding/lexicon/match.ts';
import { relations } from '../understanding/lexicon/small-words.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause } from './tagged.ts';

/** "In the notifications, switch on “Low stock”", «на вкладке «Счёт», нажми …»: where something is done is no deed of its own. */
export function withPlacesFirst(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  const told: TaggedClause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const place = before && isOnlyPlace(before, clause, tokens) ? before.slots[0] : undefined;
    if (!place || !before || clause.slots.some(({ slot }) => slot === 'place')) {
      told.push(clause);
      continue;
    }
    told.pop();
    told.push({ ...clause, from: before.from, slots: [place, ...clause.slots] });
  }
  return told.map((clause) => placeWithin(clause, tokens));
}

/** "In the row of Ann, press “Edit”", heard as one: what stands before the comma or the verb, with nothing done to it, is where the rest is done. */
function placeWithin(clause: TaggedClause, tokens: readonly Token[]): TaggedClause {
  const [first, ...others] = clause.slots;
  const isDone = first !== undefined && (tokens[first.to]?.text === ',' || commandsAt(tokens, first.to));
  const isFirst = first?.slot === 'thing' && isDone;
  const said = tokens.slice(clause.from, first?.to ?? clause.from);
  const isNamedAfter = others.some(({ slot }) => slot === 'thing') && !others.some(({ slot }) => slot === 'place');
  if (!first || !isFirst || !tellsWhere(said) || !isNamedAfter) return clause;
  return { ...clause, slots: [{ ...first, slot: 'place' }, ...others] };
}

/** Nothing but where, with nothing but a comma between it and what is done there. */
function isOnlyPlace({ kind, sure, from, to, slots }: TaggedClause, next: TaggedClause, tokens: readonly Token[]) {
  const isDeed = kind === 'go' && sure >= CERTAIN;
  const [place, ...others] = slots;
  const said = tokens.slice(from, to);
  const isNamed = place?.slot === 'place' && others.length === 0 && place.to === to;
  const between = tokens.slice(to, next.from);
  return !isDeed && isNamed && tellsWhere(said) && between.length === 1 && between[0]?.text === ',';
}

function tellsWhere(said: readonly Token[]): boolean {
  return look(relations, wordsIn(said), 0) !== undefined && !findVerb(said);
}
