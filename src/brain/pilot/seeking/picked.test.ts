import { expect, test } from 'vitest';
import { control, row } from '../../../../test/observations.ts';
import { pursue } from '../doing/pursue.ts';
import { calls, page, situated } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';
import { picked } from './picked.ts';

test.each([
  ['Oslo to Bergen', 'Oslo to Bergen'],
  ['bergen', 'Oslo to Bergen'],
  ['the second one', 'Oslo to Narvik'],
  ['последний', 'Oslo to Narvik'],
  ['1', 'Oslo to Bergen'],
  ['yes', undefined],
  ['7', undefined],
  ['', undefined],
])('the one of two that “%s” names', (answer, named) => {
  expect(picked(answer, ['Oslo to Bergen', 'Oslo to Narvik'], (name) => name)).toBe(named);
});

test('of two rows that may be meant, the one that the person named when asked', () => {
  const act: Act = { kind: 'remove', things: { what: { words: 'alarm' }, count: 'one', where: [] } };
  const seen = page(
    row('Name', '|', 'Repeats', '|', ''),
    row('Alarm for work', '|', 'daily', '|', control(1, 'button', 'Delete')),
    row('Alarm for tea', '|', 'never', '|', control(2, 'button', 'Delete')),
  );

  const asking = pursue(situated(act, seen));
  expect(asking).toHaveProperty('options', ['Alarm for work', 'Alarm for tea']);
  expect(calls(situated(act, seen, { answer: 'Alarm for tea' }))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});
