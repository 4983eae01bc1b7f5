import type { Context } from '../../understanding/context.ts';
import type { Token } from '../../understanding/tokens.ts';
import type { SlotName, TaggedClause, TaggedSlot } from '../tagged.ts';

/** A tagged clause with the words it stands in. */
export interface Words extends TaggedClause {
  tokens: readonly Token[];
  context: Context;
}

/** The words of every slot of this name, in the order in which they stand. */
export function allOf(words: Words, slot: SlotName): Token[][] {
  return slotsOf(words, slot).map((one) => wordsOf(words, one));
}

/** The words of the first slot of this name. */
export function firstOf(words: Words, slot: SlotName): Token[] | undefined {
  return allOf(words, slot)[0];
}

export function slotsOf({ slots }: Words, ...names: readonly SlotName[]): TaggedSlot[] {
  return slots.filter(({ slot, from, to }) => names.includes(slot) && from < to).sort((a, b) => a.from - b.from);
}

/** With the article before them: "the three dots" are one thing, "three dots" are three. */
export function wordsOf(words: Words, { from, to }: Pick<TaggedSlot, 'from' | 'to'>): Token[] {
  const isLed = from > words.from && /^(?:the|an?)$/.test(words.tokens[from - 1]?.word ?? '');
  return words.tokens.slice(isLed ? from - 1 : from, to);
}

/** All that the clause says. */
export function clauseOf({ tokens, from, to }: Words): Token[] {
  return tokens.slice(from, to);
}

/** Whether one of the words outside of the slots is like this. */
export function isSaidAround(words: Words, like: RegExp): boolean {
  const { tokens, from, to, slots } = words;
  return tokens
    .slice(from, to)
    .some((token, at) => like.test(token.word) && !slots.some((slot) => slot.from <= from + at && from + at < slot.to));
}
