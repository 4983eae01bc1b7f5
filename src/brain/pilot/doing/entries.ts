import type { Control } from '../../../observation.ts';
import type { Entry, Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { valueFor } from './value-for.ts';

/** The first entry that has not been made yet, as what to do next; nothing when all are made. */
export function nextEntry(situation: Situation, entries: readonly Entry[]): Pursuit | undefined {
  const at = entries.findIndex((_, index) => !isMade(situation, index));
  const entry = entries[at];
  if (!entry) return undefined;
  const phrase = entry.field ?? { words: '' };
  const found = seek(situation, phrase, { to: 'write', value: entry.value });
  const rest = isSought(found) ? undefined : onlyEmptyField(situation);
  if (!isSought(found) && (!rest || at === 0)) return found;
  const control = isSought(found) ? found.control : (rest as Control);
  const value = valueFor(entry.value, control);
  const call = { tool: 'set', input: { id: control.id, value } };
  const way = `enter ${at} ${spokenPhrase(phrase)} ${control.id}`;
  const why = isSought(found) ? { why: found.why } : {};
  return { do: [call], way, thought: `Putting “${value}” into “${calledSo(control)}”.`, ...why };
}

/** What is left to fill in, where that is one field: it has no name, or one that nobody would use. */
function onlyEmptyField({ page, memo }: Situation): Control | undefined {
  const filled = memo.ways.flatMap(({ name }) => (name.startsWith('enter ') ? [Number(name.split(' ').at(-1))] : []));
  const controls = controlsOf(page);
  const last = controls.findIndex(({ id }) => id === filled.at(-1));
  const empty = controls
    .slice(last + 1)
    .filter(({ role, value = '', states }) => role === 'textbox' && value === '' && !states.includes('disabled'));
  return empty.length === 1 ? empty[0] : undefined;
}

function isMade({ memo }: Situation, index: number): boolean {
  return memo.ways.some(({ name, went }) => (went === 'well' || went === 'idle') && name.startsWith(`enter ${index} `));
}

/** Whether the fields for the entries are there, so that they can be filled in at once. */
export function areShown({ page }: Situation, entries: readonly Entry[]): boolean {
  return entries.every(({ field, value }) => !field || isShown(page, field, value));
}

function isShown(page: Situation['page'], field: Phrase, value: Entry['value']): boolean {
  return isCertain(ground(field, page, { to: 'write', value }));
}
