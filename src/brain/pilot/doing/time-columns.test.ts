import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Part } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

function at(iso: string): Act {
  return { kind: 'enter', value: { text: iso, kind: 'time', iso }, field: { words: 'pickup' } };
}

/** A column of numbers, the first of them with this number. */
function column(id: number, from: number, to: number, by = 1): Part[] {
  const count = (to - from) / by + 1;
  return Array.from({ length: count }, (_, place) =>
    control(id + place, 'clickable', String(from + place * by).padStart(2, '0')),
  );
}

const picker = page(['Pickup'], ['Hour'], column(100, 0, 23), ['Minute'], column(200, 0, 50, 10));

test('the hour is pressed, then the minute', () => {
  expect(calls(situated(at('18:20'), picker))).toEqual([{ tool: 'click', input: { id: 118 } }]);
  const half = situated(at('18:20'), picker, after('press of the time 0 118'));
  expect(calls(half)).toEqual([{ tool: 'click', input: { id: 202 } }]);
  const both = after('press of the time 0 118', 'press of the time 1 202');
  expect(pursue(situated(at('18:20'), picker, both))).toHaveProperty('reached');
});

test('nothing is pressed where the minutes do not offer it', () => {
  expect(calls(situated(at('18:25'), picker))).toEqual([]);
});

test('of twelve hours the half of the day is pressed as well, and without it nothing', () => {
  const twelve = [column(100, 1, 12), column(200, 0, 45, 15)];
  const whole = page(...twelve, [control(300, 'button', 'AM'), control(301, 'button', 'PM')]);
  expect(calls(situated(at('18:15'), whole))).toEqual([{ tool: 'click', input: { id: 105 } }]);
  const most = after('press of the time 0 105', 'press of the time 1 201');
  expect(calls(situated(at('18:15'), whole, most))).toEqual([{ tool: 'click', input: { id: 301 } }]);
  expect(calls(situated(at('18:15'), page(...twelve)))).toEqual([]);
});

test('the days of a month are no hours', () => {
  const month = page(['Day'], column(1, 1, 31), ['Minute'], column(200, 0, 50, 10));
  expect(calls(situated(at('18:20'), month))).toEqual([]);
});
