import type { Goal, Things } from '../goal.ts';
import { phraseOf } from '../tagging/decoding/nouns.ts';
import type { Context } from './context.ts';
import { isNamed, isProperty } from './mentions.ts';

/**
 * "I want to order the soup: spice level hot, no corn, and put it in my cart": what is only spoken of is chosen before its options are,
 * where it is what ends up in the cart.
 */
export function chosenFirst(goals: readonly Goal[], context: Context): Goal[] {
  const [first] = goals;
  const last = goals.find((goal) => !isOption(goal));
  const spoken = first && last && first !== last ? spokenOfFirst(first, last, context) : undefined;
  if (!spoken) return [...goals];
  return [{ act: { kind: 'choose', things: [phraseOf(spoken)] }, said: spoken.what.words }, ...goals];
}

/** It says what one field of something shall be. */
function isOption({ act, only, until, each }: Goal): boolean {
  if (only ?? until ?? each) return false;
  if (act.kind === 'choose') return act.from ? !act.from.isPronoun : act.things.every(isProperty);
  return act.kind === 'tick' || (act.kind === 'enter' && act.field !== undefined);
}

/** What is put into something at last, where it was named before its options were, and not again. */
function spokenOfFirst(first: Goal, { act, said, only, until, each }: Goal, { task }: Context): Things | undefined {
  if (act.kind !== 'add' || !act.to || (only ?? until ?? each)) return undefined;
  const { what, where } = act.things;
  if (!what.isPronoun && said.includes(what.words)) return undefined;
  const things = what.isPronoun && what.ordinal === undefined && where.length === 0 ? first.about : act.things;
  const isOne = things?.count === 'one' && isNamed(things.what) && things.what.words !== '';
  const at = isOne ? task.indexOf(things.what.words) : -1;
  return at >= 0 && at < task.indexOf(first.said) ? things : undefined;
}
