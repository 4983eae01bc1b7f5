import type { Control } from '../observation.ts';
import type { PlannedAction } from '../run-events.ts';

const LONGEST = 80;

/** An action as people read it: `click button "Send"`, `type "milk" into textbox "Search"`. */
export function spoken(tool: string, input: unknown, target: Control | undefined): string {
  const { id, ...rest } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const given = Object.values(rest)
    .filter((value) => typeof value !== 'boolean')
    .map(short);
  const what = target ? `${target.role} "${target.name}"` : id === undefined ? '' : `[${String(id)}]`;
  return [tool, what, ...(given.length === 0 ? [] : [`(${given.join(', ')})`])].filter((one) => one !== '').join(' ');
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** What an approval is bound to: the tool, its target and its payload, wherever the number of the target went. */
export function bindingOf(
  { tool, input }: Pick<PlannedAction, 'tool' | 'input'>,
  target: Control | undefined,
  url: string,
): string {
  const { id, ...payload } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: url, pathname: '' };
  const what = target ? `${target.role} "${target.name}"` : String(id ?? '');
  return `${tool} ${what} ${JSON.stringify(payload)} on ${origin}${pathname}`;
}
