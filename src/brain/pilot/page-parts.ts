import type { Control, Observation } from '../../observation.ts';

/** All that can be acted on, in the order of the page. */
export function controlsOf({ lines }: Pick<Observation, 'lines'>): Control[] {
  return lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
}

/** What was found on a page, in its order. */
export function inPageOrder<One extends { control: Control }>(page: Observation, all: readonly One[]): One[] {
  const places = new Map(controlsOf(page).map(({ id }, at) => [id, at]));
  return all.toSorted((a, b) => (places.get(a.control.id) ?? 0) - (places.get(b.control.id) ?? 0));
}

/** Everything that a page says, in one text: its words, and what its fields hold. */
export function wordsOn({ lines, title }: Observation): string {
  const texts = lines.flatMap(({ parts }) =>
    parts.map((part) => (typeof part === 'string' ? part : `${part.name} ${part.value ?? ''}`)),
  );
  return [title, ...texts].join('\n');
}

/** What a control is called, for people. */
export function calledSo({ name, placeholder = '', value = '', icon = '', role }: Control): string {
  return name || placeholder || value || icon || role;
}

/** What a control is called by its own words, or by what is drawn on it. */
export function ownName({ name, icon = '' }: Control): string {
  return name || icon;
}
