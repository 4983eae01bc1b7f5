import type { Act, Goal, Phrase } from '../goal.ts';

/** "I'd like to open the note on bees, scroll down until you see it": nothing is done with what is not there yet; and it is done once. */
export function scrolledFirst(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex((goal, index) => index > 0 && isLookedFor(goal, goals[index - 1]));
  const [wished, scroll, next] = goals.slice(at - 1, at + 2);
  if (at < 1 || !wished || !scroll) return [...goals];
  const isAgain = next !== undefined && next.act.kind === wished.act.kind && isSame(aimOf(next.act), aimOf(wished.act));
  return [...goals.slice(0, at - 1), scroll, ...(isAgain ? [] : [wished]), ...goals.slice(at + 1)];
}

/** It is scrolled to what the words before want something done with. */
function isLookedFor({ act, until }: Goal, before: Goal | undefined): boolean {
  if (act.kind !== 'scroll' || !before || (before.only ?? before.until ?? before.each)) return false;
  const aim = typeof act.to === 'string' ? until?.what : act.to;
  return aim?.isPronoun === true && isSame(aim, aimOf(before.act));
}

function isSame(one: Phrase | undefined, other: Phrase | undefined): boolean {
  return one !== undefined && other !== undefined && one.words !== '' && one.words === other.words;
}

function aimOf(act: Act): Phrase | undefined {
  switch (act.kind) {
    case 'press':
      return act.target;
    case 'go':
      return 'url' in act.to ? undefined : act.to;
    case 'handle':
    case 'add':
    case 'remove':
      return act.things.what;
    default:
      return undefined;
  }
}
