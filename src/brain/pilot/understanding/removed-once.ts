import type { Act, Goal, Phrase } from '../goal.ts';

/**
 * "Delete the file “Plans”: open the actions in its row, choose “Delete” and confirm": what is wanted, and how it is done, is one deed. Done
 * twice it would take away something else. Where the way to the button is told, that is what is done; else the button is pressed by whoever
 * takes it away.
 */
export function removedOnce(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex(isOneRemoved);
  const removed = goals[at];
  const button = goals.findIndex((goal, index) => index > at && isRemovingButton(goal));
  if (removed?.act.kind !== 'remove' || button < 0) return [...goals];
  const way = goals.slice(at + 1, button);
  if (way.some(({ act }) => !LEADS.has(act.kind))) return [...goals];
  const { words } = removed.act.things.what;
  if (way.some(({ act }) => isOf(act, words))) return goals.filter((goal) => goal !== removed);
  const by = buttonIn(goals[button]?.act);
  if (way.length > 0 || !by) return [...goals];
  const end = isConfirming(goals[button + 1]) ? button + 2 : button + 1;
  return [...goals.slice(0, at), { ...removed, act: { ...removed.act, by } }, ...goals.slice(end)];
}

const LEADS: ReadonlySet<Act['kind']> = new Set(['go', 'press', 'choose', 'hover']);

function isOneRemoved({ act, only, until, each }: Goal): boolean {
  return (
    act.kind === 'remove' && act.things.count === 'one' && act.things.what.words !== '' && !(only ?? until ?? each)
  );
}

/** "Delete", and nothing that says of what. */
function isRemovingButton({ act, only, until, each }: Goal): boolean {
  const target = buttonIn(act);
  const isPlain = target && !target.place && !target.like && target.ordinal === undefined;
  return isPlain === true && REMOVING.test(target.words) && !(only ?? until ?? each);
}

function buttonIn(act: Act | undefined): Phrase | undefined {
  if (act?.kind === 'press') return act.target;
  return act?.kind === 'choose' && !act.from && act.things.length === 1 ? act.things[0] : undefined;
}

const REMOVING =
  /^(?:delete|remove|erase|discard|delete (?:it|forever|permanently)|удалить|удали|убрать|стереть|удалить навсегда)$/i;

/** Whether it leads to something of that name: its row, its menu. */
function isOf(act: Act, words: string): boolean {
  if (act.kind === 'go') return !('url' in act.to) && isWithin(act.to, words);
  return (act.kind === 'press' || act.kind === 'hover') && isWithin(act.target, words);
}

function isWithin({ words, place }: Phrase, name: string): boolean {
  return words === name || (place !== undefined && isWithin(place.what, name));
}

function isConfirming(goal: Goal | undefined): boolean {
  return goal?.act.kind === 'submit' && !goal.act.what && !goal.only;
}
