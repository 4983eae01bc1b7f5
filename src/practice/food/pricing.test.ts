import { expect, test } from 'vitest';
import { billFor, checkPromo } from './pricing.ts';
import type { Cart, CartLine } from './state.ts';

const line = (dish: string, quantity = 1, wish: Partial<CartLine> = {}): CartLine => ({
  id: dish,
  dish,
  size: null,
  extras: [],
  spice: null,
  comment: '',
  quantity,
  ...wish,
});

const cart = (lines: CartLine[], promo: string | null = null): Cart => ({ restaurant: 'forno-vecchio', lines, promo });

test('a bigger pizza and its extras cost what the menu says', () => {
  const { subtotal } = billFor(cart([line('margherita', 2, { size: '35', extras: ['cheese', 'olives'] })]));

  expect(subtotal).toBe(2 * (890 + 550 + 150 + 100));
});

test('a small order pays for delivery and hears how much is missing', () => {
  expect(billFor(cart([line('focaccia')]))).toMatchObject({ deliveryFee: 199, missing: 1200 - 420, total: 420 + 199 });
});

test('a large order is delivered free', () => {
  expect(billFor(cart([line('margherita', 4, { size: '25' })]))).toMatchObject({ deliveryFee: 0, total: 3560 });
});

test('a promo code takes off its share of the dishes, not of the delivery', () => {
  expect(billFor(cart([line('margherita', 2, { size: '25' })], 'WELCOME10'))).toMatchObject({
    discount: 178,
    total: 1780 - 178 + 199,
  });
});

test('promo codes are known in any case, and some have expired', () => {
  expect(checkPromo(' welcome10 ')).toMatchObject({ promo: { code: 'WELCOME10' } });
  expect(checkPromo('SUMMER25')).toEqual({ problem: 'expired' });
  expect(checkPromo('NOPE')).toEqual({ problem: 'unknown' });
});
