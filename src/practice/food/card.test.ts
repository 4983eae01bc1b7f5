import { expect, test } from 'vitest';
import { cardBrand, DECLINED_CARD, isCurrentExpiry, passesLuhn } from './card.ts';

test('a mistyped card number is noticed', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  expect(passesLuhn('4242424242424241')).toBe(false);
  expect(passesLuhn('4242')).toBe(false);
});

test('the card that the bank refuses is a proper number all the same', () => {
  expect(passesLuhn(DECLINED_CARD)).toBe(true);
});

test('a card is good until the end of its month', () => {
  expect(isCurrentExpiry('11/26')).toBe(true);
  expect(isCurrentExpiry('10/26')).toBe(false);
  expect(isCurrentExpiry('13/27')).toBe(false);
  expect(isCurrentExpiry('next year')).toBe(false);
});

test('the first digits tell the brand', () => {
  expect(['4242', '5555', '2200', '9999'].map(cardBrand)).toEqual(['Visa', 'Mastercard', 'Mir', 'Card']);
});
