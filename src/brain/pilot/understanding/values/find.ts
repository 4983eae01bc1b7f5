import type { Language } from '../../goal.ts';
import { findAddresses } from './addresses.ts';
import { findDates } from './dates.ts';
import { findNumbers } from './numbers.ts';
import { findQuoted } from './quoted.ts';
import type { Span } from './span.ts';
import { findSpokenTimes } from './spoken-times.ts';
import { findTimes } from './times.ts';

/** All values of a task, in order, none inside another. What stands in quotes comes first: it is never taken apart. */
export function findValues(text: string, now: Date, language: Language): Span[] {
  const quoted = findQuoted(text).map((span) => withKindOf(span, now, language));
  const candidates = [
    ...quoted,
    ...findAddresses(text),
    ...findSpokenTimes(text),
    ...findTimes(text),
    ...findDates(text, now, language),
    ...findNumbers(text),
  ];
  const chosen: Span[] = [];
  for (const span of candidates) {
    if (span.end > span.start && chosen.every((other) => span.end <= other.start || span.start >= other.end))
      chosen.push(span);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** A quoted "5 May" is the text it is, and a date as well. */
function withKindOf(span: Span, now: Date, language: Language): Span {
  const { text } = span.value;
  if (text.length > 60 || !/[\d@.]/.test(text)) return span;
  const inside = [...findAddresses(text), ...findTimes(text), ...findDates(text, now, language), ...findNumbers(text)];
  const whole = inside.find(({ start, end }) => start === 0 && end === text.length);
  return whole ? { ...span, value: { ...whole.value, text, exact: true } } : span;
}
