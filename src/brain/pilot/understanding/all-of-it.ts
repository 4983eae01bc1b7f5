import type { Goal } from '../goal.ts';
import { doneWith, withThings } from './with-things.ts';

/**
 * «Письма от Анны удали все», «Спам удали весь»: how many, said after the verb, is said of what stands before it. Taken for itself it would be
 * everything there is.
 */
export function allOfIt(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    if (isOnlyAll(goal, goals[at - 1])) return [];
    const next = goals[at + 1];
    return [next && isOnlyAll(next, goal) ? withAll(goal) : withLastWord(goal)];
  });
}

/** All of nothing in particular, right after something that was named in the same breath. */
function isOnlyAll(goal: Goal, before: Goal | undefined): boolean {
  const things = doneWith(goal.act);
  const isHollow =
    things && things.what.words === '' && !things.what.kind && !things.what.place && !things.what.isPronoun;
  if (!before || !isHollow || things.count !== 'all' || things.where.length > 0 || before.said !== goal.said)
    return false;
  return before.act.kind === goal.act.kind;
}

function withAll(goal: Goal): Goal {
  return withThings(goal, (things) => ({ ...things, count: 'all' }));
}

function withLastWord(goal: Goal): Goal {
  const { act } = goal;
  const things = doneWith(act);
  const match = things && !things.what.exact && things.count === 'one' ? LAST.exec(things.what.words) : null;
  const [, words = '', all = ''] = match ?? [];
  if (!things || !match) return goal;
  // What has no plural holds what is meant.
  if (act.kind === 'remove' && !act.from && /^(?:весь|всю|всё|целиком)$/i.test(all))
    return { ...goal, act: { ...act, things: { what: { words: '' }, count: 'all', where: [] }, from: { words } } };
  return withThings(goal, () => ({ ...things, what: { ...things.what, words }, count: 'all' }));
}

const LAST = /^(\S.*)\s+(все|всех|весь|всю|всё|целиком)$/iu;
