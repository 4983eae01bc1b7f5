import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { page } from './situation.testing.ts';
import { wholeNames } from './whole-names.ts';

const words = (...all: string[]) => all.map((one) => ({ words: one }));
const seen = page([control(1, 'listbox', '', { options: ['Trinidad and Tobago', 'Peru', 'Salt, fine'] })]);

test('what the page calls by one name is one thing', () => {
  const said = 'Select Trinidad and Tobago, Peru from the list';
  expect(wholeNames(words('Trinidad', 'Tobago', 'Peru'), said, seen).map((one) => one.words)).toEqual([
    'Trinidad and Tobago',
    'Peru',
  ]);
});

test('two things stay two where the page has no such name', () => {
  const said = 'Select Peru and Chile';
  expect(wholeNames(words('Peru', 'Chile'), said, seen)).toHaveLength(2);
});
