import type { Control, Observation } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';

/** What leads to where a list goes on: the next page of it, or more on this one. */
export function leadsOn(page: Observation): Control | undefined {
  const leads = controlsOf(page).filter(({ role, states }) => LEADS.has(role) && !states.includes('disabled'));
  return leads.findLast(({ name }) => FURTHER.some((pattern) => pattern.test(name.trim().toLowerCase())));
}

const LEADS = new Set(['link', 'button', 'clickable', 'focusable', 'listitem']);
/** The whole of the name: "Following", "Forward" and "Next month" lead elsewhere. */
const FURTHER = [
  /^(?:next(?: page| results)?|older(?: posts)?|more(?: results)?|(?:show|load|see|view)(?: \d+)? more(?: \w+)?)\s?[›»→>]*$/u,
  /^(?:дальше|далее|вперёд|вперед|следующая(?: страница)?|ещё|(?:показать|загрузить)(?: ещё| еще| больше)(?: \d+)?(?: \p{L}+)?)\s?[›»→>]*$/u,
  /^[›»→>]$/u,
];
