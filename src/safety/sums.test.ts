import { expect, test } from 'vitest';
import { largestSum } from './sums.ts';

test.each([
  ['Total €1,286.39, shipping €4', 1286.39],
  ['Итого: 1 250,50 ₽', 1250.5],
  ['12 Äpfel für 3,20 EUR', 3.2],
  ['USD 40 or $ 45.00', 45],
  ['400 рублей', 400],
  ['4 items, 3 stars', undefined],
  ['', undefined],
])('%j holds %j at most', (text, sum) => {
  expect(largestSum(text)).toBe(sum);
});
