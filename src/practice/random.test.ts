import { expect, test } from 'vitest';
import { dice } from './random.ts';

test('the same seed rolls the same numbers, another seed others', () => {
  const rolls = (seed: string | number) => Array.from({ length: 5 }, dice(seed).next);

  expect(rolls('stays')).toEqual(rolls('stays'));
  expect(rolls('stays')).not.toEqual(rolls('flights'));
  expect(rolls(7)).not.toEqual(rolls(8));
});

test('a range is met from end to end and never left', () => {
  const roll = dice('range');
  const rolled = Array.from({ length: 600 }, () => roll.between(1, 6));

  expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('there is nothing to pick from an empty list', () => {
  expect(dice(1).pick(['only'])).toBe('only');
  expect(() => dice(1).pick([])).toThrow(RangeError);
});
