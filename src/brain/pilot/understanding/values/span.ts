import type { Value } from '../../goal.ts';

/** A value and where it stands in the task. */
export interface Span {
  start: number;
  end: number;
  value: Value;
}

export function spansOf(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => Value | undefined): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match);
    return value ? [{ start: match.index, end: match.index + match[0].length, value }] : [];
  });
}
