import type { Control } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';

/** Something that is still open takes the touch that was meant for another: a calendar, a menu, a list. It is closed, once. */
export function closePopup(situation: Situation): Pursuit | undefined {
  const { page, memo } = situation;
  if (memo.ways.at(-1)?.went !== 'wrong' || wasTried(situation, WAY)) return undefined;
  const controls = controlsOf(page);
  const at = controls.findIndex(({ role, states }) => states.includes('expanded') && OPENED.has(role));
  const open = controls[at];
  if (!open) return undefined;
  const inside = partOf(controls.slice(at + 1));
  const fits = (control: Control) => inside.includes(control);
  const button = called(page, ENDINGS, { to: 'press', roles: new Set(['button']), fits });
  const call = button ? { tool: 'click', input: { id: button.id } } : { tool: 'press', input: { key: 'Escape' } };
  return { do: [call], way: WAY, thought: `“${calledSo(open)}” is still open; closing it.` };
}

/** What stands between it and the next thing to fill in. */
function partOf(below: readonly Control[]): readonly Control[] {
  const end = below.findIndex(({ role, states }) => FIELDS.has(role) || states.includes('collapsed'));
  return end === -1 ? below : below.slice(0, end);
}

const WAY = 'look what is under the open part';
const OPENED = new Set(['button', 'combobox', 'textbox', 'menuitem', 'clickable']);
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'date']);
const ENDINGS = ['done', 'close'];
