import type { Goal, Phrase } from '../goal.ts';

/** "Select nothing", "tick none of the boxes", «не выбирай ни одного»: that nothing is chosen, and no thing of that name. */
export function nothingChosen(goal: Goal): Goal {
  const { act, each } = goal;
  const things = act.kind === 'choose' || (act.kind === 'tick' && act.on) ? act.things : [];
  const [only, ...more] = things;
  const isFrom = act.kind === 'choose' && act.from !== undefined && act.from.words !== '';
  if (!only || more.length > 0 || each || isFrom || !isNothing(only)) return goal;
  return { ...goal, act: { kind: 'choose', things: [] } };
}

/** Written small and without quotes: "None" is what an option may be called. */
function isNothing({ words, exact, ordinal, like, place }: Phrase): boolean {
  const isPlain = !exact && ordinal === undefined && !like;
  if (/^(?:nothing|ничего)$/.test(words)) return isPlain && !place;
  const isOfAll = place?.is === 'of' && place.what.words === '' && !place.what.like && !place.what.place;
  return isPlain && isOfAll && /^(?:none|ни одного|ни одной)$/.test(words);
}
