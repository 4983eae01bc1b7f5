import { type Span, spansOf } from './span.ts';

/** Times of the day: 15:30 · 3 pm · noon · «в 7 вечера». */
export function findTimes(text: string): Span[] {
  return [
    ...spansOf(text, clock, (match) =>
      timeValue(match[0], Number(match.groups?.['hour']), Number(match.groups?.['minute']), match.groups?.['half']),
    ),
    ...spansOf(text, hourOnly, (match) =>
      timeValue(match[0], Number(match.groups?.['hour']), 0, match.groups?.['half']),
    ),
    ...spansOf(text, /(?<!\p{L})(noon|midday|полдень|полудню)(?!\p{L})/giu, ([all]) => ({
      text: all,
      kind: 'time',
      iso: '12:00',
    })),
    ...spansOf(text, /(?<!\p{L})(midnight|полночь|полуночи)(?!\p{L})/giu, ([all]) => ({
      text: all,
      kind: 'time',
      iso: '00:00',
    })),
  ];
}

function timeValue(text: string, hour: number, minute: number, half: string | undefined): Span['value'] | undefined {
  const isAfternoon = /^(?:p|веч|дня)/i.test(half ?? '');
  const isMorning = /^(?:a|утра|ночи)/i.test(half ?? '');
  const full = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  if (full > 23 || minute > 59) return undefined;
  return { text, kind: 'time', iso: `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

const half =
  "(?<half>[ap]\\.?m\\.?(?![\\p{L}])|утра|вечера|(?<=(?:в|к|до|с|во)\\s+\\d{1,2}\\s*)(?:дня|ночи)|o['’]clock)";
const clock = new RegExp(`(?<![\\d:.])(?<hour>\\d{1,2}):(?<minute>\\d{2})(?![\\d:])(?:\\s*${half})?`, 'giu');
const hourOnly = new RegExp(`(?<![\\d:.])(?<hour>\\d{1,2})\\s*${half}`, 'giu');
