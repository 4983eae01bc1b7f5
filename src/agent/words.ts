import type { Control } from '../observation.ts';

const LONGEST = 80;

/** An action as people read it: `click button "Send"`, `type textbox "Search" (milk)`. */
export function spoken(tool: string, input: unknown, target: Control | undefined): string {
  const { id, ...rest } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const given = Object.values(rest)
    .filter((value) => typeof value !== 'boolean' && value !== undefined)
    .map(short);
  const what = target ? `${target.role} "${target.name}"` : id === undefined ? '' : `[${String(id)}]`;
  return [tool, what, ...(given.length === 0 ? [] : [`(${given.join(', ')})`])].filter((one) => one !== '').join(' ');
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** How the navigator is told that a person said no. */
export const NOT_ALLOWED = 'The person does not allow this:';
/** How it is told that a rule says no. */
export const FORBIDDEN = 'Not allowed:';
/** How it is told that nothing came of what it decided, and that it may decide upon it again. */
export const UNDONE = 'Not done:';
