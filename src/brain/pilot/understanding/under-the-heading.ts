import type { Goal, Phrase } from '../goal.ts';

/** "Open the heading “Soups”. What is the cheapest dish?": what is asked then is asked of what stands under it. */
export function underTheHeading(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const heading = headingIn(goals[at - 1]);
    const { act } = goal;
    if (!heading || act.kind !== 'tell') return goal;
    const { things } = act.question;
    if (things.what.place || things.what.isPronoun || things.what.exact || things.where.length > 0) return goal;
    const what: Phrase = { ...things.what, place: { is: 'under', what: heading } };
    return { ...goal, act: { ...act, question: { ...act.question, things: { ...things, what } } } };
  });
}

/** What was gone to or scrolled to, where it is a heading. */
function headingIn(goal: Goal | undefined): Phrase | undefined {
  const act = goal?.act;
  const to = act?.kind === 'go' && !('url' in act.to) ? act.to : act?.kind === 'scroll' ? act.to : undefined;
  return typeof to === 'object' && to.kind === 'heading' && to.words !== '' ? to : undefined;
}
