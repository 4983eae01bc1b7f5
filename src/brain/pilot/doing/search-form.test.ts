import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { entriesFor } from './search-form.ts';
import { page } from './situation.testing.ts';

function form(...fields: readonly string[]) {
  return page(...fields.map((name, at) => [control(at + 1, 'textbox', name)]), [control(9, 'button', 'Submit')]);
}

test.each([
  [['District', 'Rooms'], 'flats in the district Vesta with rooms 3', { District: 'Vesta', Rooms: '3' }],
  [
    ['Year', 'Author', 'Subject'],
    'chess books by author Lund from year 1995',
    { Author: 'Lund', Year: '1995', Subject: 'chess' },
  ],
  [['Марка', 'Город'], 'машины, марка Волга, город Тверь', { Марка: 'Волга', Город: 'Тверь' }],
  [
    ['Film genre', 'Film director'],
    'crime films directed by Curry',
    { 'Film director': 'Curry', 'Film genre': 'crime' },
  ],
])('%s: “%s”', (fields, query, expected) => {
  const entries = entriesFor(form(...fields), query) ?? [];

  expect(Object.fromEntries(entries.map(({ field, value }) => [field?.words, value.text]))).toEqual(expected);
});

test('what no field is named for goes nowhere', () => {
  expect(entriesFor(form('Name', 'Phone'), 'barista jobs')).toBeUndefined();
  expect(entriesFor(form('City'), 'flats in the city Riga')).toBeUndefined();
});
