import { controlsOf, isControl } from '../browser/text/parts.ts';
import type { Control, Line, Observation } from '../observation.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';

const MOST_LINES = 16;
const LONGEST = 160;

/** What an act is about, in the words of the page: what is ticked and filled in, what it stands beside, under which heading. */
export function stakesOf(seen: Observation, target: Control | undefined, { facts }: Speech = english): string[] {
  const at = target ? seen.lines.findIndex((line) => controlsOf(line).some(({ id }) => id === target.id)) : -1;
  const heading = headingAbove(seen.lines, at === -1 ? seen.lines.length : at);
  const told = [
    `${facts.page}: ${seen.title}`,
    ...(heading === undefined ? [] : [`${facts.under}: ${heading}`]),
    ...besides(seen.lines[at], target).map((words) => `${facts.beside}: ${words}`),
    ...seen.lines.flatMap(controlsOf).flatMap((control) => holding(control, facts.ticked) ?? []),
  ];
  const lines = [...new Set(told)].map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line));
  const more = lines.length - MOST_LINES;
  return more <= 0 ? lines : [...lines.slice(0, MOST_LINES), facts.andMore(more)];
}

function headingAbove(lines: readonly Line[], at: number): string | undefined {
  const heading = lines.slice(0, at).findLast(({ kind }) => kind === 'heading');
  return heading?.parts.map((part) => (isControl(part) ? part.name : part)).join(' ');
}

/** In a row or an item, a button is about what stands there. */
function besides(line: Line | undefined, target: Control | undefined): string[] {
  if (!line || (line.kind !== 'row' && line.kind !== 'item')) return [];
  const words = line.parts.filter((part) => part !== '|' && !(isControl(part) && part.id === target?.id));
  return words.length === 0 ? [] : [words.map((part) => (isControl(part) ? part.name : part)).join(' ')];
}

/** What somebody has put into a field. */
function holding({ name, value = '', states }: Control, ticked: string): string | undefined {
  if (states.includes('checked')) return `${ticked}: ${name}`;
  return value === '' ? undefined : `${name}: ${masked(value)}`;
}

/** Of the number of a card only its end is told: a question is written down. */
function masked(value: string): string {
  const digits = value.replace(/\D/g, '').length;
  return digits >= 13 && /^[\d -]+$/.test(value) ? value.replace(/\d(?=(?:\D*\d){4})/g, '•') : value;
}
