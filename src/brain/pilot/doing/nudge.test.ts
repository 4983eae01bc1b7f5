import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const SIXTY: Act = {
  kind: 'enter',
  value: { text: '60', kind: 'number', number: 60 },
  field: { words: '', kind: 'slider' },
};
const volume = (shown: number) =>
  page([control(1, 'clickable', ''), control(2, 'focusable', ''), String(shown)], [control(3, 'button', 'OK')]);
const right = (more = {}) => [{ tool: 'press', input: { key: 'ArrowRight', id: 2, ...more } }];

test('a handle is moved with keys: after the first press as often as it takes', () => {
  expect(calls(situated(SIXTY, volume(2)))).toEqual(right());
  expect(calls(situated(SIXTY, volume(4), after('nudge 1 2')))).toEqual(right({ times: 28 }));
  expect(calls(situated(SIXTY, volume(56), after('nudge 1 2', 'nudge 26 4')))).toEqual(right({ times: 2 }));
  expect(pursue(situated(SIXTY, volume(60), after('nudge 1 2', 'nudge 28 4')))).toHaveProperty('reached');
});

test('of several handles the how-many-th is moved, and none where nobody says which', () => {
  const two = page([control(1, 'focusable', '')], ['5'], [control(2, 'focusable', '')], ['7']);
  const second: Act = { ...SIXTY, field: { words: '', kind: 'slider', ordinal: 2 } };

  expect(calls(situated(second, two))).toEqual(right());
  expect(calls(situated(SIXTY, two))).toEqual([]);
});
