import type { Control, Line, Part } from '../../observation.ts';

export function isControl(part: Part): part is Control {
  return typeof part !== 'string';
}

export function controlsOf({ parts }: Pick<Line, 'parts'>): Control[] {
  return parts.filter(isControl);
}

export function countControls(lines: Iterable<Pick<Line, 'parts'>>): number {
  let count = 0;
  for (const { parts } of lines) for (const part of parts) if (isControl(part)) count += 1;
  return count;
}

/** All words of a line: what it says, and what its controls are called, hold and offer. */
export function wordsIn({ parts }: Pick<Line, 'parts'>): string {
  return parts.map((part) => (isControl(part) ? controlWords(part) : part)).join(' ');
}

function controlWords({ name, value = '', placeholder = '', options = [], looks }: Control): string {
  const told = looks && !looks.isAside ? [looks.size, looks.colour, looks.shape] : [];
  return [name, value, placeholder, ...options, ...told].filter((one) => one).join(' ');
}

export function hasFocus(line: Pick<Line, 'parts'>): boolean {
  return controlsOf(line).some(({ states }) => states.includes('focused'));
}
