import type { Goal } from '../goal.ts';
import { normal } from '../words/normal.ts';

/** "Open “Tyres”. Reply to “Tyres”: …": what was just opened is what the page shows, and is not looked for on it. */
export function ofWhatWasOpened(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const { act } = goal;
    const before = goals[at - 1]?.act;
    if (act.kind !== 'handle' || !act.with || before?.kind !== 'go' || 'url' in before.to) return goal;
    const { what, where, count } = act.things;
    const isSame = what.words !== '' && normal(what.words) === normal(before.to.words);
    if (!isSame || count !== 'one' || where.length > 0 || what.place || what.ordinal !== undefined) return goal;
    return { ...goal, act: { ...act, things: { ...act.things, what: { ...what, isPronoun: true } } } };
  });
}
