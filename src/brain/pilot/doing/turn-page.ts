import type { Way } from '../memo.ts';
import { calledSo } from '../page-parts.ts';
import { leadsOn } from '../seeking/leads-on.ts';
import type { Pursuit, Situation } from '../situation.ts';

/** So many pages of one list are read at most. */
const MOST_PAGES = 12;

/** Goes on to where a list goes on, and keeps what was read of it; nothing where it ends here. */
export function turnPage(situation: Situation): Pursuit | undefined {
  const { memo } = situation;
  const turns = memo.ways.filter(({ name }) => name.startsWith(WAY));
  const control = leadsOn(situation.page);
  if (!control || hasEnded(turns)) return undefined;
  return {
    do: [{ tool: 'click', input: { id: control.id } }],
    way: `${WAY} ${turns.length + 1}`,
    thought: `The list goes on behind “${calledSo(control)}”.`,
    keeps: true,
  };
}

/** A list that says it is longer than what is shown may bring more at its end. */
export function scrollFurther({ memo }: Situation): Pursuit | undefined {
  const scrolls = memo.ways.filter(({ name }) => name.startsWith(DOWN));
  if (hasEnded(scrolls)) return undefined;
  return {
    do: [{ tool: 'scroll', input: { to: 'bottom' } }],
    way: `${DOWN} ${scrolls.length + 1}`,
    thought: 'The list says that there is more of it further down.',
  };
}

/** The last way brought nothing, or there were enough of them. */
function hasEnded(ways: readonly Way[]): boolean {
  const went = ways.at(-1)?.went;
  return ways.length >= MOST_PAGES || went === 'idle' || went === 'wrong';
}

const DOWN = 'look further down';
const WAY = 'look further on';
