import type { Observation } from '../../observation.ts';
import type { ToolCall } from '../brain.ts';
import type { Act } from './goal.ts';
import { controlsOf } from './page-parts.ts';

/** Whether nothing but what is shown is different afterwards: who goes back to where it began finds all as it was. */
export function onlyLooks({ kind }: Act, actions: readonly ToolCall[], page: Observation): boolean {
  return SHOWS.has(kind) || actions.every((call) => LOOKS.has(call.tool) || opensOnly(call, page));
}

/** These change what is shown, or only read it. What one goes to may be a button, and a button may do anything. */
const SHOWS: ReadonlySet<Act['kind']> = new Set([
  ...(['back', 'reload', 'scroll', 'wait', 'search', 'hover', 'sort', 'filter', 'tell'] as const),
]);
const LOOKS = new Set(['navigate', 'back', 'forward', 'scroll', 'wait', 'hover', 'expand', 'find', 'switch_tab']);

/** A link leads elsewhere, a tab shows its part, and what is folded unfolds. */
function opensOnly({ tool, input }: ToolCall, page: Observation): boolean {
  const { id } = input as { id?: unknown };
  const control = tool === 'click' ? controlsOf(page).find((one) => one.id === id) : undefined;
  return control !== undefined && (OPENS.has(control.role) || control.states.includes('collapsed'));
}

const OPENS = new Set(['link', 'tab']);
