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

/**
 * "The soup into my cart, spice level hot, and leave the note “no corn”": what a thing shall be like may be said after it was put into
 * the cart, and is chosen before that, unless somebody says what comes first.
 */
export function optionsFirst(goals: readonly Goal[], { task }: Context): Goal[] {
  const at = goals.findIndex(({ act, only, until, each }) => act.kind === 'add' && act.to && !(only ?? until ?? each));
  const added = goals[at];
  const rest = goals.slice(at + 1).map(asNote);
  const end = rest.findIndex((goal) => !isOption(goal));
  const options = rest.slice(0, end < 0 ? rest.length : end);
  const last = options.at(-1);
  if (added?.act.kind !== 'add' || !last || isInOrder(task, added, last)) return [...goals];
  const { things } = added.act;
  const isChosen = things.what.isPronoun === true || !isNamed(things.what) || things.what.words === '';
  const chosen: Goal[] = isChosen ? [] : [{ act: { kind: 'choose', things: [phraseOf(things)] }, said: added.said }];
  const then = isChosen
    ? added
    : { ...added, act: { ...added.act, things: { ...things, what: { ...things.what, isPronoun: true as const } } } };
  return [...goals.slice(0, at), ...chosen, ...options, then, ...rest.slice(options.length)];
}

/** "…, then choose …": it was said what comes first. */
function isInOrder(task: string, { said: first }: Goal, { said: last }: Goal): boolean {
  const from = task.indexOf(first);
  const between = from < 0 ? task : task.slice(from, Math.max(from, task.indexOf(last)) + last.length);
  return /(?<!\p{L})(?:then|after\p{L}*|next|finally|затем|потом|после|дальше|далее)(?!\p{L})/iu.test(between);
}

/** "leave the note “no corn”": written where notes go. */
function asNote(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'handle') return goal;
  const { things, verb, with: told } = act;
  const [only, ...others] = told?.map(({ value }) => value) ?? [{ text: things.what.words, exact: things.what.exact }];
  const [note] = NOTE.exec(`${verb.words} ${goal.said}`) ?? [];
  if (!note || !only?.exact || others.length > 0 || (told && !things.what.isPronoun)) return goal;
  return {
    ...goal,
    act: { kind: 'enter', value: { text: only.text, kind: 'text', exact: true }, field: { words: note } },
  };
}

const NOTE = /(?<!\p{L})(?:comment|note|remark|комментари[йя]|примечани[ея]|пометк[ау])(?!\p{L})/iu;

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
