import type { Token } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/** "letters from Bob and Ann", «сообщения от «Банка» и «Почты»»: a bare name that is joined to a condition is another of the same. */
export function withListed(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause) => {
    const slots: TaggedSlot[] = [];
    for (const slot of clause.slots.toSorted((one, other) => one.from - other.from)) {
      const before = slots.at(-1);
      if (before && isListedWith(before, slot, tokens)) slots[slots.length - 1] = { ...before, to: slot.to };
      else slots.push(slot);
    }
    return slots.length === clause.slots.length ? clause : { ...clause, slots };
  });
}

function isListedWith(one: TaggedSlot, other: TaggedSlot, tokens: readonly Token[]): boolean {
  if (one.slot !== 'cond' || !/^(?:thing|place|cond)$/.test(other.slot)) return false;
  const between = tokens.slice(one.to, other.from);
  const isAnd = between.length === 1 && /^(?:and|и)$/.test(between[0]?.word ?? '');
  const names = [one, other].map(({ to }) => tokens[to - 1]);
  const areQuoted = names.every((name) => name?.value?.exact);
  const isBare = [tokens[other.from]].every((first) => first?.value?.exact || isCapital(first));
  return isAnd && isBare && OF.test(tokens[one.from]?.word ?? '') && (areQuoted || names.every(isCapital));
}

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text);
}

/** Whose something is, or where it comes from. */
const OF = /^(?:from|by|of|от|из|у)$/;
