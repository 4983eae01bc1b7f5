import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const FORTY: Act = {
  kind: 'enter',
  value: { text: '40', kind: 'number', number: 40 },
  field: { words: '', kind: 'slider' },
};
const heat = (shown: number) =>
  page(['Heat'], [control(1, 'clickable', '')], [String(shown)], [control(2, 'button', 'OK')]);

test('a knob is pulled, and after the first pull as far as it takes', () => {
  expect(calls(situated(FORTY, heat(0)))).toEqual([{ tool: 'drag', input: { id: 1, right: 40 } }]);
  expect(calls(situated(FORTY, heat(16), after('slide 0 40 1')))).toEqual([
    { tool: 'drag', input: { id: 1, right: 60 } },
  ]);
  expect(calls(situated(FORTY, heat(90)))).toEqual([{ tool: 'drag', input: { id: 1, right: -40 } }]);
});

test('it counts when the page shows the number, and a number that does not follow is none', () => {
  expect(pursue(situated(FORTY, heat(40), after('slide 0 40 1', 'slide 16 60 1')))).toHaveProperty('reached');
  expect(pursue(situated(FORTY, heat(0), after('slide 0 40 1')))).toHaveProperty('stuck');
});

test('of several the one whose number is called so', () => {
  const lamp = page(
    ['Brightness: 10'],
    [control(1, 'clickable', '', { icon: 'knob' })],
    ['Warmth: 10'],
    [control(2, 'clickable', '', { icon: 'knob' })],
  );
  const warmth: Act = { ...FORTY, field: { words: 'warmth', kind: 'slider' } } as Act;
  expect(calls(situated(warmth, lamp))).toEqual([{ tool: 'drag', input: { id: 2, right: 40 } }]);
});

test('of two knobs neither is pulled', () => {
  const two = page([control(1, 'clickable', '')], ['5'], [control(2, 'clickable', '')]);
  expect(calls(situated(FORTY, two))).toEqual([]);
});
