import type { Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';

/** "the last word in the text area", "the third word of the text": read off the one text that is meant; nothing where it is asked for something else. */
export function nthWord({ lines }: Observation, what: Phrase): string | undefined {
  const { words, ordinal, place } = what;
  if (!/^(?:words?|слов[оа]?)$/i.test(words) || ordinal === undefined || !place) return undefined;
  const texts = place.what.kind === 'field' ? heldIn(lines) : place.what.kind === 'text' ? longIn(lines) : [];
  const [text, ...more] = texts;
  if (text === undefined || more.length > 0) return undefined;
  const all = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return all.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

/** What stands in the fields that hold something already. */
function heldIn(lines: Observation['lines']): string[] {
  const controls = lines.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part])));
  return controls.flatMap(({ role, value = '' }) => (role === 'textbox' && /\s/.test(value.trim()) ? [value] : []));
}

/** What reads like prose. */
function longIn(lines: Observation['lines']): string[] {
  const texts = lines.map(({ parts }) => parts.map((part) => (typeof part === 'string' ? part : part.name)).join(' '));
  return texts.filter((text) => text.length > LONG);
}

const LONG = 80;
