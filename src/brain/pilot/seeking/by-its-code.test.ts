import { expect, test } from 'vitest';
import { codeIn } from './by-its-code.ts';

test.each([
  ['Grocery delivery 50412', '50412'],
  ['booking QX7R2M', 'QX7R2M'],
  ['order A-1187-B', 'A-1187-B'],
  ['Note 17', undefined],
  ['the year 2026', undefined],
  ['READ ME FIRST', undefined],
])('%s: %s', (words, code) => {
  expect(codeIn(words)).toBe(code);
});
