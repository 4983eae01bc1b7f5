import type { Control, Observation, Part } from '../../../observation.ts';

/** Where a page says just these words: the control that says it, if one does; nothing where they are not there. */
export function saidOn({ lines }: Observation, words: string): { control?: Control } | undefined {
  if (words === '') return undefined;
  const parts = lines.flatMap((line) => line.parts).filter((part) => saysJust(textOf(part), words));
  if (parts.length === 0) return undefined;
  const control = parts.find((part) => typeof part !== 'string');
  return control ? { control } : {};
}

/** As whole words: “Row 17” is not said by “Row 170”. */
export function saysJust(text: string, words: string): boolean {
  const said = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

function textOf(part: Part): string {
  return typeof part === 'string' ? part : part.name;
}

/** Whether a name holds every number of the words: "Row 17" may be called otherwise, but not with another number. */
export function hasNumbersOf(words: string, name: string): boolean {
  const numbers = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
  return numbers(words).every((number) => numbers(name).includes(number));
}
