import type { Follows } from './model-chain.ts';
import { slotNames, type TaggedSlot } from './tagged.ts';

/** Outside of clauses, the beginning of one, the rest of one. */
export const segmentLabels = ['outside', 'begins', 'goes on'] as const;
const [OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2];

export const segmentFollows: Follows = (before, label) =>
  label !== GOES_ON || (before !== undefined && before !== OUTSIDE);

/** Outside of slots, then for each slot its beginning and its rest. */
export const slotLabels: readonly string[] = ['outside', ...slotNames.flatMap((slot) => [slot, `…${slot}`])];

export const slotFollows: Follows = (before, label) => !goesOn(label) || before === label || before === label - 1;

function goesOn(label: number): boolean {
  return label > 0 && label % 2 === 0;
}

/** The labels of all places, of which the stretches are the clauses. */
export function segmentPath(length: number, stretches: readonly { from: number; to: number }[]): number[] {
  const path = Array.from({ length }, () => OUTSIDE as number);
  for (const { from, to } of stretches) for (let at = from; at < to; at++) path[at] = at === from ? BEGINS : GOES_ON;
  return path;
}

export function stretchesOf(path: readonly number[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const [at, label] of path.entries()) {
    const last = stretches.at(-1);
    if (label === BEGINS) stretches.push({ from: at, to: at + 1 });
    else if (label === GOES_ON && last) last.to = at + 1;
  }
  return stretches;
}

/** The labels of the places of a clause. */
export function slotPath(from: number, to: number, slots: readonly TaggedSlot[]): number[] {
  const path = Array.from({ length: to - from }, () => 0);
  for (const slot of slots)
    for (let at = slot.from; at < slot.to; at++)
      path[at - from] = 1 + 2 * slotNames.indexOf(slot.slot) + Number(at > slot.from);
  return path;
}

export function slotsOf(path: readonly number[], from: number): TaggedSlot[] {
  const slots: TaggedSlot[] = [];
  for (const [at, label] of path.entries()) {
    const slot = slotNames[Math.floor((label - 1) / 2)];
    const last = slots.at(-1);
    if (goesOn(label) && last) last.to = from + at + 1;
    else if (slot) slots.push({ slot, from: from + at, to: from + at + 1 });
  }
  return slots;
}
