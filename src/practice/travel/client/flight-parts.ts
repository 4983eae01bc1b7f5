import { daysBetween } from '../../days.ts';
import type { Airline, Slice } from './api.ts';
import { h } from './h.ts';
import { clock, counted, duration, shortDay, t } from './language.ts';
import { stopsName } from './words.ts';

/** The airline's tail, in its colour. */
export function airlineMark({ code, colour }: Airline): HTMLElement {
  const mark = h('span', { class: 'airline-mark', 'aria-hidden': 'true' }, code);
  mark.style.background = colour;
  return mark;
}

/** One direction on one line: when, how long, over where. */
export function sliceLine({ segments, minutes }: Slice): HTMLElement | null {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return null;
  const laterBy = daysBetween(first.departs.slice(0, 10), last.arrives.slice(0, 10));
  const over = segments.slice(1).map(({ from }) => from.code);
  return h(
    'div',
    { class: 'slice' },
    end(clock(first.departs), first.from.code, shortDay(first.departs)),
    h(
      'div',
      { class: 'way' },
      h('span', { class: 'muted small' }, duration(minutes)),
      h(
        'span',
        { class: 'way-line', 'aria-hidden': 'true' },
        over.map(() => h('i')),
      ),
      h(
        'span',
        { class: over.length === 0 ? 'small direct' : 'small muted' },
        [stopsName(over.length), ...over].join(' · '),
      ),
    ),
    end(clock(last.arrives), last.to.code, shortDay(last.arrives), laterBy),
  );
}

function end(time: string, code: string, day: string, laterBy = 0): HTMLElement {
  const later =
    laterBy !== 0 &&
    h(
      'sup',
      { title: counted(laterBy, ['day later', 'days later'], ['день спустя', 'дня спустя', 'дней спустя']) },
      `+${laterBy}`,
    );
  return h(
    'div',
    { class: 'end' },
    h('b', {}, time, later),
    h('span', { class: 'small' }, code),
    h('span', { class: 'small muted' }, day),
  );
}

/** One direction in full: every flight and every wait. */
export function itinerary({ segments }: Slice): HTMLElement {
  return h(
    'ol',
    { class: 'itinerary' },
    segments.flatMap((segment, index) => {
      const before = segments[index - 1];
      const wait = before && minutesBetween(before.arrives, segment.departs);
      return [
        wait !== undefined &&
          h(
            'li',
            { class: 'wait' },
            t(`${duration(wait)} in ${segment.from.city}`, `Пересадка ${duration(wait)}: ${segment.from.city}`),
          ),
        h(
          'li',
          {},
          h(
            'p',
            {},
            h('b', {}, clock(segment.departs)),
            ` ${segment.from.city}, ${segment.from.name} (${segment.from.code})`,
          ),
          h(
            'p',
            { class: 'muted small' },
            `${segment.flight} · ${duration(segment.minutes)} · ${shortDay(segment.departs)}`,
          ),
          h(
            'p',
            {},
            h('b', {}, clock(segment.arrives)),
            ` ${segment.to.city}, ${segment.to.name} (${segment.to.code})`,
          ),
        ),
      ];
    }),
  );
}

function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}
