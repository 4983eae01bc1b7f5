import type { Act } from '../goal.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { hasStayed } from './deed.ts';
import { add } from './things.ts';

/** What was dragged and stayed where it was may be put there in another way: with its menu, with a button. Nothing where it was not dragged yet. */
export function movedOtherwise(
  situation: Situation,
  { what, to }: Extract<Act, { kind: 'drag' }>,
): Pursuit | undefined {
  const { memo } = situation;
  const dragged = memo.ways.findIndex(({ name }) => name.startsWith(DRAGGING));
  const hasGoneOn = dragged >= 0 && dragged < memo.ways.length - 1;
  if (!hasStayed(situation) && !hasGoneOn) return undefined;
  const ways = memo.ways.filter(({ name }) => !name.startsWith(DRAGGING));
  return add({ ...situation, memo: { ...memo, ways } }, { kind: 'add', things: { what, count: 'one', where: [] }, to });
}

const DRAGGING = 'drag ';
