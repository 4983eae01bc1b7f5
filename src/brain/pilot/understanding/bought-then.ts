import type { Goal } from '../goal.ts';
import type { Context } from './context.ts';

/** "Buy the shares when the price is below 50": what is bought at a moment is bought with one press, and not put into a cart first. */
export function boughtThen(goals: readonly Goal[], { language }: Context): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const { act } = goal;
    if (act.kind === 'submit' && (isPaidFor(goals, at) || isPressedNext(goals, at))) return [];
    if (act.kind !== 'add' || !isPaidFor(goals, at + 1)) return [goal];
    return [{ ...goal, act: { kind: 'handle', verb: { words: BUY[language] }, things: act.things } }];
  });
}

/** "Order two pies and press Checkout": with what it is ordered is said. */
function isPressedNext(goals: readonly Goal[], at: number): boolean {
  const [before, own, next] = [goals[at - 1], goals[at], goals[at + 1]];
  const isOfBuying =
    own?.act.kind === 'submit' && !own.act.what && before?.act.kind === 'add' && before.said === own.said;
  return isOfBuying && next?.act.kind === 'press' && !(next.only ?? next.until ?? next.each);
}

/** Something is waited for, put into the cart and paid for, all in one breath. */
function isPaidFor(goals: readonly Goal[], at: number): boolean {
  const [wait, add, pay] = goals.slice(Math.max(0, at - 2), at + 1).map(({ act }) => act);
  const isWatched = wait?.kind === 'wait' && 'shown' in wait.for;
  const isCarted = add?.kind === 'add' && !add.to;
  return isWatched && isCarted && pay?.kind === 'submit' && !pay.what && goals[at]?.said === goals[at - 1]?.said;
}

const BUY = { en: 'buy', ru: 'купить' } as const;
