import { expect, test } from 'vitest';
import { control, text } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const of = (words: string, value: string) => ({
  of: { words },
  is: '=' as const,
  value: { text: value, kind: 'text' as const },
});
const CHEAPEST: Act = {
  kind: 'tell',
  question: {
    things: {
      what: { words: 'bus' },
      count: 'one',
      where: [of('from', 'Graz'), of('to', 'Linz')],
      best: { by: { words: 'price' }, order: 'least' },
    },
    want: 'value',
    tell: [{ words: 'price' }],
  },
};
const form = [
  control(1, 'combobox', 'From', { options: ['Graz', 'Linz'] }),
  control(2, 'combobox', 'To', { options: ['Graz', 'Linz'] }),
];
const found = [
  text('8:15, bus 41'),
  text('12 €', control(4, 'button', 'Take')),
  text('9:40, bus 43'),
  text('9 €', control(5, 'button', 'Take')),
];
const done = (...names: readonly string[]) => ({
  memo: { ...NOTHING_YET, ways: names.map((name) => ({ name, went: 'well' as const, before: 'before' })) },
});

test('a form that asks from where and to where is filled in and sent off before anything is told', () => {
  const asks = page(form, [control(3, 'button', 'Search')]);
  const filled = ['enter 0 from 1', 'enter 1 to 2'];

  expect(calls(situated(CHEAPEST, asks))).toEqual([{ tool: 'set', input: { id: 1, value: 'Graz' } }]);
  expect(calls(situated(CHEAPEST, asks, done(...filled)))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('what it brings is told, and what it did not take is not', () => {
  const sent = done('enter 0 from 1', 'enter 1 to 2', 'send it off');
  const brought = page(form, [control(3, 'button', 'Search')], ...found);
  const [from] = form;
  const wrong = page(
    [{ ...control(1, 'combobox', 'From'), ...from, states: ['invalid'] }],
    [control(3, 'button', 'Search')],
  );

  expect(pursue(situated(CHEAPEST, brought, sent))).toMatchObject({
    reached: { text: expect.stringContaining('9 €') },
  });
  expect(pursue(situated(CHEAPEST, wrong, sent))).toHaveProperty('stuck');
});

test('where nothing asks for both, nothing is filled in', () => {
  const other = page([control(1, 'textbox', 'From')], [control(3, 'button', 'Search')]);

  expect(calls(situated(CHEAPEST, other)).some(({ tool }) => tool === 'set')).toBe(false);
});
