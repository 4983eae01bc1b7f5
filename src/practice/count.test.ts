import { expect, test } from 'vitest';
import { counter } from './count.ts';

const dishes = [
  ['dish', 'dishes'],
  ['блюдо', 'блюда', 'блюд'],
] as const;

test('English has one form for one and another for all the rest', () => {
  const said = [0, 1, 2, 21].map((count) => counter('en')(count, ...dishes));

  expect(said).toEqual(['0 dishes', '1 dish', '2 dishes', '21 dishes']);
});

test('Russian has three, and eleven is not like one', () => {
  const said = [0, 1, 2, 5, 11, 21, 112].map((count) => counter('ru')(count, ...dishes));

  expect(said).toEqual(['0 блюд', '1 блюдо', '2 блюда', '5 блюд', '11 блюд', '21 блюдо', '112 блюд']);
});

test('thousands are set apart', () => {
  expect(counter('en')(10_000, ...dishes)).toBe('10,000 dishes');
  expect(counter('ru')(10_000, ...dishes)).toBe('10\u00a0000 блюд');
});
