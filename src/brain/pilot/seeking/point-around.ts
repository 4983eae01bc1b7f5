import type { Control } from '../../../observation.ts';
import { untilChange } from '../give-time.ts';
import type { Act, Phrase } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** What is not in the menu may be in one that opens beside it: each of its items is pointed at, which changes nothing. */
export function pointAround(situation: Situation, { words }: Phrase): Pursuit | undefined {
  if (!TOUCHES.has(situation.goal.act.kind) || words === '') return undefined;
  const items = controlsOf(situation.page).filter(
    (control) => control.role === 'menuitem' && !isClosed(control) && !wasTried(situation, wayTo(control)),
  );
  const [first] = items.sort((a, b) => alike(words, b.name) - alike(words, a.name));
  if (!first) return undefined;
  const { id } = first;
  // Many menus open only when the pointer has rested on them for a moment.
  const calls = [{ tool: 'hover', input: { id } }, untilChange(A_MOMENT)];
  return { do: calls, way: wayTo(first), thought: `“${words}” may be in the menu of “${calledSo(first)}”.` };
}

const TOUCHES: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['press', 'choose', 'hover']);
const A_MOMENT = 0.7;

function isClosed({ states }: Control): boolean {
  return states.includes('disabled') || states.includes('expanded');
}

function wayTo(control: Control): string {
  return `look beside ${calledSo(control)}`;
}
