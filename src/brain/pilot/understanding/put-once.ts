import type { Act, Goal, Phrase } from '../goal.ts';
import { isNamed } from './mentions.ts';

/**
 * "“Order 17” belongs in Done now, so put that card there": where something belongs and that it is to be put there is one deed, said
 * twice. The words that only point at it may still tell what it is.
 */
export function putOnce(before: Goal | undefined, goal: Goal): Goal | undefined {
  const [said, again] = [before && putIn(before), putIn(goal)];
  if (!before || !said || !again || !isNamed(said.what)) return undefined;
  if (!isOnlyPointed(again.what) && !isNamedAgain(said.what, again.what)) return undefined;
  if (said.what.words === '' || !isThere(said.to, again.to)) return undefined;
  const { kind } = again.what;
  // A letter is put into a folder, not dragged.
  const act: Act =
    kind === 'message'
      ? { kind: 'add', things: { what: { ...said.what, kind }, count: 'one', where: [] }, to: said.to }
      : before.act;
  return { ...before, act };
}

/** What one thing is put where. */
function putIn({ act, only, until, each }: Goal): { what: Phrase; to: Phrase } | undefined {
  if (only ?? until ?? each) return undefined;
  if (act.kind === 'drag') return { what: act.what, to: act.to };
  if (act.kind !== 'add' || !act.to) return undefined;
  const { what, count, where, best, except } = act.things;
  return count === 'one' && where.length === 0 && !best && !except ? { what, to: act.to } : undefined;
}

/** "it", "that card". */
function isOnlyPointed({ words, kind, isPronoun, ordinal, like, place }: Phrase): boolean {
  return !ordinal && !like && !place && (isPronoun === true || (words === '' && kind !== undefined));
}

function isNamedAgain(first: Phrase, { words, exact, ordinal, like, place }: Phrase): boolean {
  return exact === true && words === first.words && !ordinal && !like && !place;
}

function isThere(there: Phrase, { words, isPronoun }: Phrase): boolean {
  return isPronoun === true || words.toLowerCase() === there.words.toLowerCase();
}

/** "All in Spam can be deleted, so go there and clear it out": what a place holds is taken away once, where one was told to go for it. */
export function emptiedOnce(goals: readonly Goal[]): Goal[] {
  return goals.filter((goal, at) => {
    const place = emptied(goal);
    const again = goals.findIndex((other, index) => index > at && emptied(other) !== undefined);
    const isOnlyGone = goals.slice(at + 1, again).every(({ act }) => act.kind === 'go');
    const same = again > at + 1 && isOnlyGone ? emptied(goals[again] as Goal) : undefined;
    return !place || !same || place.words.toLowerCase() !== same.words.toLowerCase();
  });
}

/** Of what all is taken away. */
function emptied({ act, only }: Goal): Phrase | undefined {
  if (act.kind !== 'remove' || only || act.things.count !== 'all' || act.things.where.length > 0) return undefined;
  return act.things.except ? undefined : (act.from ?? act.things.what.place?.what);
}
