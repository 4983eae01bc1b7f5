import { expect, test } from 'vitest';
import { folded, stemOf, wordsOf } from './words.ts';

test('case and accents make no difference', () => {
  expect(folded('Crème Brûlée')).toBe('creme brulee');
  expect(folded('ЁЛКА')).toBe(folded('елка'));
});

test('a text is cut into its words, also where no spaces part them', () => {
  expect(wordsOf('Order no. 42, paid!')).toEqual(['order', 'no', '42', 'paid']);
  expect(wordsOf('购物车 2')).toEqual(['购物', '物车', '2']);
});

test.each([
  ['orders', 'ordered'],
  ['delivery', 'deliveries'],
  ['корзину', 'корзины'],
  ['вакансии', 'вакансия'],
  ['заказать', 'заказ'],
])('%s and %s are one word', (one, other) => {
  expect(stemOf(folded(one))).toBe(stemOf(folded(other)));
});

test('different words stay different', () => {
  expect(stemOf('cart')).not.toBe(stemOf('card'));
  expect(stemOf('письмо')).not.toBe(stemOf('письменныи'));
});
