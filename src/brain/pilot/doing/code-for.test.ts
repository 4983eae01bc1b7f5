import { expect, test } from 'vitest';
import { control, heading, item } from '../../../../test/observations.ts';
import { codeFor } from './code-for.ts';
import { onlyUnder } from './only-under.ts';
import { page } from './situation.testing.ts';

const CURRENCIES = page([control(1, 'combobox', 'Currency', { options: ['EUR', 'USD', 'RUB'] })]);

test.each([
  ['US dollars', 'USD'],
  ['рубли', 'RUB'],
  ['евро', 'EUR'],
  ['francs', undefined],
  ['RUB', undefined],
])('%s is the code %s of a list', (words, code) => {
  expect(codeFor(CURRENCIES, words)).toBe(code);
});

test('a list that has no codes has none for anything', () => {
  expect(codeFor(page([control(1, 'combobox', 'Size', { options: ['S', 'M'] })]), 'евро')).toBeUndefined();
});

test('the saved address is the only one that stands under that heading', () => {
  const one = page(heading(2, 'Saved addresses'), item(control(1, 'button', 'Linden Street, 14')), heading(2, 'Pay'));
  const two = page(heading(2, 'Saved addresses'), item(control(1, 'radio', 'Home')), item(control(2, 'radio', 'Work')));

  expect(onlyUnder(one, 'saved address')?.id).toBe(1);
  expect(onlyUnder(two, 'saved address')).toBeUndefined();
  expect(onlyUnder(one, 'delivery time')).toBeUndefined();
});
