import type { Token } from '../understanding/tokens.ts';
import type { TaggedClause } from './tagged.ts';

export type Tag = (some: readonly Token[]) => readonly TaggedClause[];

/** What is heard in these words alone, in the places that they have in the whole. */
export function tagAgain(tokens: readonly Token[], from: number, to: number, tag: Tag): TaggedClause[] {
  return tag(tokens.slice(from, to)).map((one) => ({
    ...one,
    from: one.from + from,
    to: one.to + from,
    slots: one.slots.map((slot) => ({ ...slot, from: slot.from + from, to: slot.to + from })),
  }));
}
