import { expect, test } from 'vitest';
import { solve } from './solution.ts';

test.each([
  ['3 + 4 =', 7],
  ['9 − 12 = ?', -3],
  ['x + 5 = 12', 7],
  ['12 - x = 5', 7],
  ['6 × 7 =', 42],
  ['3 * y = 12', 4],
  ['20 / 4 = _', 5],
  ['Was ist 8 + 9 = ?', 17],
])('%s is worked out', (text, number) => {
  expect(solve(text)).toBe(number);
});

test.each(['Total = 12', '3 + 4 = 7', 'a + b = c', 'Solve for x and press Enter', 'Call 555-1234', ''])(
  '"%s" is nothing to work out',
  (text) => {
    expect(solve(text)).toBeUndefined();
  },
);
