import type { RunEvent } from '../../run-events.ts';
import type { ReportedQuestion, TimeByPart } from '../report.ts';
import { all } from './events.ts';

/** Where the time went, by the clock of the events. */
export function timeOf(events: readonly RunEvent[], questions: readonly ReportedQuestion[]): TimeByPart {
  const [first, last] = [events.at(0), events.at(-1)];
  const total = first && last ? between(first.at, last.at) : 0;
  const thinking = sum(all(events, 'spent').map(({ milliseconds }) => milliseconds));
  const acting = sum(all(events, 'acted').map(({ milliseconds }) => milliseconds));
  const waiting = lengthOf([...answersIn(questions), ...absencesIn(events)]);
  return { total, thinking, acting, waiting, rest: Math.max(0, total - thinking - acting - waiting) };
}

type Span = readonly [from: number, to: number];

function answersIn(questions: readonly ReportedQuestion[]): Span[] {
  return questions.flatMap(({ at, answeredAt }) =>
    answeredAt === undefined ? [] : [[Date.parse(at), Date.parse(answeredAt)] as const],
  );
}

/** Between the last word of one process and the first of the next. */
function absencesIn(events: readonly RunEvent[]): Span[] {
  return events.flatMap((event, index) => {
    const before = events[index - 1];
    const isBack = event.type === 'started' && event.resumed && before !== undefined;
    return isBack ? [[Date.parse(before.at), Date.parse(event.at)] as const] : [];
  });
}

/** Of all of them together, what two share counted once. */
function lengthOf(spans: readonly Span[]): number {
  let [length, end] = [0, Number.NEGATIVE_INFINITY];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}

function between(from: string, to: string): number {
  return Math.max(0, Date.parse(to) - Date.parse(from));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
