import type { Control } from '../../../observation.ts';
import type { ToolCall } from '../../brain.ts';

/** Writes on after what a field holds: on a line of its own, or with a space between. Nothing where the field holds nothing. */
export function afterHeld({ id, role, value = '' }: Control, text: string, how: 'text' | 'line'): ToolCall | undefined {
  if (role !== 'textbox' || value.trim() === '') return undefined;
  const gap = how === 'line' ? '\n' : /^[\s.,;:!?…)]/u.test(text) ? '' : ' ';
  return { tool: 'type', input: { id, text: `${gap}${text}`, append: true } };
}
