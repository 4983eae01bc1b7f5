import type { Act, Phrase } from '../goal.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { foldArrowsIn } from './fold-arrows.ts';

/** What is not in the tree as it stands may be within what is folded up: one branch after the other is unfolded, by its arrow. */
export function unfoldTree(situation: Situation, { words }: Phrase): Pursuit | undefined {
  const { memo, goal, page } = situation;
  const unfolded = memo.ways.filter(({ name }) => name.startsWith(WAY)).length;
  if (!TOUCHES.has(goal.act.kind) || words === '' || unfolded >= MOST_BRANCHES) return undefined;
  const next = foldArrowsIn(page).find(({ label }) => !wasTried(situation, `${WAY}${label}`));
  if (!next) return undefined;
  const { arrow, label } = next;
  const thought = `“${words}” is not here; it may be within “${label}”.`;
  return { do: [{ tool: 'click', input: { id: arrow.id } }], way: `${WAY}${label}`, thought };
}

const WAY = 'look within ';
const MOST_BRANCHES = 16;
const TOUCHES: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['press', 'choose', 'hover', 'go', 'tick']);
