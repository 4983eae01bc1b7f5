import { expect, test } from 'vitest';
import { NO_WISH, wishOf } from './wish.ts';

test('what is left empty is left to the settings', () => {
  expect(wishOf({ ...NO_WISH, task: ' Find it. ' })).toEqual({ task: 'Find it.' });
});

test('all that is given is wished for', () => {
  const form = {
    task: 'Find it',
    startUrl: 'a.test',
    model: 'pilot',
    maxSteps: '5',
    maxCost: '0,5',
    maxTime: '1m',
    window: true,
  };

  expect(wishOf(form)).toEqual({ ...form, maxSteps: 5, maxCost: 0.5 });
});
