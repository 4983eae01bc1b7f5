import type { Goal } from '../goal.ts';

/** "The spam folder is full of junk, wipe it out": what is wiped out stays, and what is in it goes. */
export function emptiedPlace(goal: Goal): Goal {
  const { act, said } = goal;
  if (act.kind !== 'remove' || act.from || act.things.count !== 'one') return goal;
  const { where, best, except } = act.things;
  const isWhole = WHOLE.test(act.things.what.words);
  if (!isWhole && !EMPTYING.test(said)) return goal;
  const what = { ...act.things.what, words: act.things.what.words.replace(WHOLE, '') };
  if (what.kind !== 'folder' || where.length > 0 || best || what.ordinal !== undefined) return goal;
  const { isPronoun: _, ...place } = what;
  const things = { what: { words: '', place: { is: 'in', what: place } as const }, count: 'all', where: [] } as const;
  return { ...goal, act: { ...act, things: { ...things, ...(except && { except }) } } };
}

/** "Delete the whole spam folder". */
const WHOLE = /^(?:whole|entire|complete)(?: |$)/i;
const EMPTYING = /(?<!\p{L})(?:wip(?:e|ing)|clear|empty|clean|вычист|очист|опустош)/iu;
