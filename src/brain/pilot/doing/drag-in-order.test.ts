import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const sorting = (order: 'rising' | 'falling'): Act => ({ kind: 'sort', by: { words: '' }, order });
const weights = (...numbers: readonly number[]) =>
  page(
    ['Weights'],
    numbers.map((one) => control(one, 'draggable', String(one))),
    [control(99, 'button', 'Done')],
  );

test('numbers are dragged into their order, the first that is out of place first', () => {
  expect(calls(situated(sorting('rising'), weights(12, 5, 8)))).toEqual([{ tool: 'drag', input: { id: 5, to: 12 } }]);
  expect(calls(situated(sorting('falling'), weights(12, 5, 8)))).toEqual([{ tool: 'drag', input: { id: 8, to: 5 } }]);
});

test('it is done when the list shows it, and only if something was done for it', () => {
  const sorted = weights(5, 8, 12);
  expect(pursue(situated(sorting('rising'), sorted, after('drag into order 0 5')))).toHaveProperty('reached');
  expect(pursue(situated(sorting('rising'), sorted))).not.toHaveProperty('reached');
});

test('where other things stand among the numbers nothing is dragged', () => {
  const mixed = page([
    control(7, 'clickable', '7'),
    control(1, 'clickable', 'Next'),
    control(3, 'clickable', '3'),
    control(5, 'clickable', '5'),
  ]);
  expect(calls(situated(sorting('rising'), mixed))).toEqual([]);
});
