import { expect, test } from 'vitest';
import { spokenCost, spokenCount, spokenTime } from './figures.ts';
import { spokenSpent } from './spoken-spent.ts';

test('numbers are as short as they can be without a lie', () => {
  expect([0, 950, 1_000, 12_345, 123_456, 999_600, 1_234_567].map(spokenCount)).toEqual([
    '0',
    '950',
    '1k',
    '12.3k',
    '123k',
    '1M',
    '1.2M',
  ]);
  expect([0, 400, 9_940, 14_200, 125_000, 3_780_000].map(spokenTime)).toEqual([
    '0.0 s',
    '0.4 s',
    '9.9 s',
    '14 s',
    '2 min 5 s',
    '1 h 3 min',
  ]);
  expect([0, 0.00001, 0.0123, 1.5].map(spokenCost)).toEqual(['$0', '< $0.0001', '$0.0123', '$1.50']);
});

test('a price that nobody knows is not taken for nothing', () => {
  const spent = { input: 1_000, output: 200, cached: 0 };

  expect(spokenSpent({ ...spent, cost: undefined, unpriced: true })).toBe('1.2k tokens, price unknown');
  expect(spokenSpent({ ...spent, cost: 0.5, unpriced: true })).toBe('1.2k tokens, at least $0.5000');
  expect(spokenSpent({ ...spent, cached: 800, cost: 0.5, unpriced: false })).toBe('1.2k tokens (800 cached), $0.5000');
});
