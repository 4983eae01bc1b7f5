import { expect, test } from 'vitest';
import { numbersIn, plain, standsIn } from './words.ts';

test.each([
  ['Price: €1,299.50', 1299.5],
  ['1 299,50 ₽', 1299.5],
  ['1.299 €', 1299],
  ["CHF 1'299", 1299],
  ['€900 – €1,100', 1100],
  ['25–35 min', 35],
  ['4.8', 4.8],
  ['5 December 2026', 2026],
  ['05.12.2026', 12],
])('%s says %d', (text, number) => {
  expect(numbersIn(text)).toContain(number);
});

test('two numbers beside each other are not a third', () => {
  expect(numbersIn('Tea | 2 | 30')).toEqual([2, 30]);
  expect(numbersIn('2 30')).not.toContain(230);
  expect(numbersIn('4.8')).toEqual([4.8]);
});

test('words are found whatever their case, their quotation marks and the space between them', () => {
  expect(standsIn(plain('“Copper   Ladle” · Almaty'), plain('copper ladle almaty'))).toBe(true);
});

test('half a word or half a number is not found', () => {
  expect(standsIn(plain('costs 1900'), plain('900'))).toBe(false);
  expect(standsIn(plain('a barista'), plain('bar'))).toBe(false);
  expect(standsIn(plain('日本語のお茶'), plain('お茶'))).toBe(true);
});
