import { expect, test } from 'vitest';
import { hasNumber } from './has-number.ts';

test.each([
  ['The total is €1,286.39.', 1286.39],
  ['Итого 1 286,39 €', 1286.39],
  ['1\u00a0160 строк', 1160],
  ['1,160 rows', 1160],
  ['1160', 1160],
  ['Это стоит 36,60 €', 36.6],
  ['28.80 euros', 28.8],
  ['It is €6.80.', 6.8],
  ['Salary 2500-3750 a month', 2500],
  ['Salary 2500-3750 a month', 3750],
  ['There are four of them.', 4],
  ['Найдено: двух', 2],
  ['Цена: 166 €', 166],
  ['238,00 €', 238],
])('%s has %d', (text, number) => {
  expect(hasNumber(text, number)).toBe(true);
});

test.each([
  ['The total is €1,286.39.', 286.39],
  ['1 286,39 €', 1286],
  ['Flight at 12:20', 12],
  ['Flight at 12:20', 20],
  ['On 2026-11-14', 11],
  ['On 2026-11-14', 14],
  ['Invoice LP-2026-1187', 2026],
  ['113 letters', 13],
  ['K4-771', 4],
  ['Nobody has done it', 1],
])('%s does not have %d', (text, number) => {
  expect(hasNumber(text, number)).toBe(false);
});
