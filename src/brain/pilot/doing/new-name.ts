import type { ToolCall } from '../../brain.ts';
import type { Entry, Phrase } from '../goal.ts';
import { wordsOn } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** "Rename it to “Blue”": pages often ask for the new name in a dialog of the browser, which is answered the moment it opens. */
export function withNewName(pursuit: Pursuit, verb: Phrase, entries: readonly Entry[]): Pursuit {
  const name = newName(verb, entries);
  if (!('do' in pursuit) || name === undefined) return pursuit;
  return { ...pursuit, do: [expecting({ accept: true, text: name }), ...pursuit.do] };
}

/** Whether the page has the new name already: then it was asked for and given. */
export function hasNewName({ page }: Situation, verb: Phrase, entries: readonly Entry[]): boolean {
  const name = newName(verb, entries);
  return name !== undefined && wordsOn({ ...page, lines: page.lines.map(withoutValues) }).includes(name);
}

/** The page has a field for it after all: the next dialog of the browser is not about the name. */
export function withoutDialog(pursuit: Pursuit, verb: Phrase, entries: readonly Entry[]): Pursuit {
  if (!('do' in pursuit) || newName(verb, entries) === undefined) return pursuit;
  return { ...pursuit, do: [expecting({ accept: false }), ...pursuit.do] };
}

function newName({ words }: Phrase, [entry, ...more]: readonly Entry[]): string | undefined {
  const isRenaming = RENAMES.some((name) => alike(name, words) >= SAME);
  return isRenaming && entry && more.length === 0 && !entry.field ? entry.value.text : undefined;
}

function expecting(input: { accept: boolean; text?: string }): ToolCall {
  return { tool: 'dialog', input };
}

function withoutValues<Line extends { parts: readonly unknown[] }>(line: Line): Line {
  const parts = line.parts.map((part) => (typeof part === 'object' ? { ...part, value: '' } : part));
  return { ...line, parts };
}

const RENAMES = ['rename', 'переименуй', 'переименовать'];
const SAME = 0.85;
