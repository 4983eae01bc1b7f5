import type { Act, Goal, Things } from '../goal.ts';

/** The goal with what it is done with, or what it asks about, changed. */
export function withThings(goal: Goal, change: (things: Things) => Things): Goal {
  const { act } = goal;
  switch (act.kind) {
    case 'tell':
      return { ...goal, act: { ...act, question: { ...act.question, things: change(act.question.things) } } };
    case 'add':
    case 'remove':
    case 'handle':
      return { ...goal, act: { ...act, things: change(act.things) } };
    default:
      return goal;
  }
}

/** What something is done with: put somewhere, taken away, or dealt with in another way. */
export function doneWith(act: Act): Things | undefined {
  return act.kind === 'add' || act.kind === 'remove' || act.kind === 'handle' ? act.things : undefined;
}
