import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const NOTHING: Act = { kind: 'choose', things: [] };

test('nothing is chosen where nothing was, and what was ticked is unticked', () => {
  const free = page([control(1, 'checkbox', 'Milk'), control(2, 'checkbox', 'Sugar')]);
  const ticked = page([control(1, 'checkbox', 'Milk'), control(2, 'checkbox', 'Sugar', { states: ['checked'] })]);

  expect(pursue(situated(NOTHING, free))).toHaveProperty('reached');
  expect(calls(situated(NOTHING, ticked))).toEqual([{ tool: 'check', input: { id: 2, on: false } }]);
});

test('one of several that must be chosen cannot be taken back', () => {
  const sizes = page([control(1, 'radio', 'Small', { states: ['checked'] }), control(2, 'radio', 'Large')]);

  expect(pursue(situated(NOTHING, sizes))).toHaveProperty('stuck');
});
