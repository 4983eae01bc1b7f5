import type { Line, Observation, Part } from '../../../observation.ts';
import type { Phrase, Query } from '../goal.ts';

/**
 * "the last word in the text area", "the third word of the text": read off the one text that is meant; nothing where it is asked for
 * something else. A page that shows the task itself says nothing with that.
 */
export function nthWord({ lines }: Observation, { things: { what }, tell }: Query, task: string): string | undefined {
  const { word, text } = wordAndText(what, tell);
  if (!text || !/^(?:words?|слов[оа]?)$/i.test(word.words) || word.ordinal === undefined) return undefined;
  const [only, ...more] = textsFor(text, lines, task);
  if (only === undefined || more.length > 0) return undefined;
  const all = only.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return all.at(word.ordinal > 0 ? word.ordinal - 1 : word.ordinal);
}

/** The word is asked for itself, or as something of its text. */
function wordAndText(what: Phrase, tell: readonly Phrase[]): { word: Phrase; text?: Phrase | undefined } {
  const [asked, ...others] = tell;
  return asked && others.length === 0 ? { word: asked, text: what } : { word: what, text: what.place?.what };
}

function textsFor({ kind, words }: Phrase, lines: readonly Line[], task: string): string[] {
  if (words !== '') return [];
  switch (kind) {
    case 'field':
      return heldIn(lines);
    case 'text':
      return proseIn(lines, task);
    case 'heading':
      return lines.filter((line) => line.kind === 'heading').map(({ parts }) => saidIn(parts));
    default:
      return [];
  }
}

/** What stands in the fields that hold something already. */
function heldIn(lines: readonly Line[]): string[] {
  const controls = lines.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part])));
  return controls.flatMap(({ role, value = '' }) => (role === 'textbox' && /\s/.test(value.trim()) ? [value] : []));
}

/** What reads like prose: long, or a whole sentence. */
function proseIn(lines: readonly Line[], task: string): string[] {
  const said = lines.filter(({ kind }) => kind !== 'heading').map(({ parts }) => saidIn(parts));
  const texts = said.filter((text) => !text.includes(task.trim()));
  const long = texts.filter((text) => text.length > LONG);
  return long.length > 0 ? long : texts.filter(isSentence);
}

/** What a line says; of what can be acted on in it, only links are words of the text. */
function saidIn(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.role === 'link' ? part.name : '')).join(' ');
}

const LONG = 80;
const FEWEST = 5;

function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length >= FEWEST && /^\P{L}*\p{Lu}/u.test(text) && /[.!?…]["”»)]*(?:$|\s)/.test(text.trim());
}
