import type { Control, Observation } from '../../../observation.ts';
import type { ToolCall } from '../../brain.ts';
import type { Entry } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { hasFailed, isSought, seek } from '../seeking/seek.ts';
import { isFilling, type Pursuit, type Situation } from '../situation.ts';
import { lastDeed } from './deed.ts';
import { fieldFor } from './field-for.ts';
import { hasRest, onwards } from './onwards.ts';
import { chooseSuggestion } from './suggestion.ts';
import { takeSuggested } from './take-suggested.ts';
import { valueFor } from './value-for.ts';

/** The next entry to make, as what to do; nothing when all are made. Those that are shown come first; then it goes on to the others. */
export function nextEntry(situation: Situation, entries: readonly Entry[]): Pursuit | undefined {
  const offered = offeredFor(situation, entries);
  if (offered) return offered;
  const open = entries.flatMap((entry, at) => (isMade(situation, at) ? [] : [{ entry, at }]));
  const [first] = open;
  if (!first) return undefined;
  for (const { entry, at } of open) {
    const control = fieldFor(situation.page, entry);
    if (control && !hasFailed(situation, control))
      return choosing(situation, entry, at, control) ?? making(entry, at, control);
  }
  return onwards(situation, stepsFrom(situation)) ?? sought(situation, first.entry, first.at);
}

/** What the field that was filled in last suggests for it. */
function offeredFor(situation: Situation, entries: readonly Entry[]): Pursuit | undefined {
  const [, at] = /^enter (\d+) /.exec(lastDeed(situation)?.name ?? '') ?? [];
  const entry = at === undefined ? undefined : entries[Number(at)];
  return entry && takeSuggested(situation, entry.value);
}

function making(entry: Entry, at: number, control: Control): Pursuit {
  const value = valueFor(entry.value, control);
  const way = wayFor(entry, at, control);
  return { do: [callFor(control, value)], way, thought: `Putting “${value}” into “${calledSo(control)}”.` };
}

/** A field that suggests is not filled with the beginning that was typed, but with what was chosen. */
function choosing(situation: Situation, entry: Entry, at: number, control: Control): Pursuit | undefined {
  const pursuit = chooseSuggestion(situation, entry.value, control);
  if (!pursuit || !('do' in pursuit) || pursuit.way.startsWith('look ')) return pursuit;
  return { ...pursuit, way: wayFor(entry, at, control) };
}

function wayFor({ field }: Entry, at: number, { id }: Control): string {
  return `enter ${at} ${spokenPhrase(field ?? { words: '' })} ${id}`;
}

function callFor({ id, role }: Control, value: string): ToolCall {
  if (role === 'radio' || role === 'checkbox') return { tool: 'check', input: { id, on: true } };
  if (role === 'link' || role === 'clickable') return { tool: 'click', input: { id } };
  return { tool: 'set', input: { id, value } };
}

/** Not there at first sight: looked for as anything else; or what is left to fill in, where that is one field. */
function sought(situation: Situation, entry: Entry, at: number): Pursuit {
  const found = seek(situation, entry.field ?? { words: '' }, { to: 'write', value: entry.value });
  if (isSought(found)) return { ...making(entry, at, found.control), ...{ why: found.why } };
  const rest = isFilling(situation) ? onlyEmptyField(situation) : undefined;
  return rest ? making(entry, at, rest) : found;
}

/** What has been begun goes on only when nothing is left to fill in on this page: half a form is not sent off. */
function stepsFrom({ page, memo, goal }: Situation): readonly string[] {
  if (isFilling({ memo })) return hasRest(page) ? [] : ['continue', 'next step', 'proceed to payment'];
  return goal.act.kind === 'handle' ? ['proceed to checkout'] : [];
}

/** What is left to fill in, where that is one field: it has no name, or one that nobody would use. */
function onlyEmptyField({ page, memo }: Situation): Control | undefined {
  const filled = memo.ways.flatMap(({ name }) => (name.startsWith('enter ') ? [Number(name.split(' ').at(-1))] : []));
  const controls = controlsOf(page);
  const last = controls.findIndex(({ id }) => id === filled.at(-1));
  const empty = controls.filter(
    ({ role, value = '', states }) => role === 'textbox' && value === '' && !states.includes('disabled'),
  );
  const below = empty.filter((one) => controls.indexOf(one) > last);
  const [only, ...others] = below.length > 0 ? below : empty;
  return others.length === 0 ? only : undefined;
}

function isMade({ memo }: Situation, index: number): boolean {
  return memo.ways.some(({ name, went }) => (went === 'well' || went === 'idle') && name.startsWith(`enter ${index} `));
}

/** Whether every entry was made. */
export function areMade(situation: Situation, entries: readonly Entry[]): boolean {
  return entries.every((_, at) => isMade(situation, at));
}

/** Whether the fields for the entries are there, so that they can be filled in at once. */
export function areShown({ page }: { page: Observation }, entries: readonly Entry[]): boolean {
  return entries.every((entry) => !entry.field || fieldFor(page, entry) !== undefined);
}
