import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { entriesFor } from './search-form.ts';
import { after, calls, page, situated } from './situation.testing.ts';

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
  [
    ['Date of purchase', 'Maker', 'Subject'],
    'chess sets with maker Lund from year 1995',
    { Maker: 'Lund', 'Date of purchase': '1995', Subject: 'chess' },
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

test('the only button below is pressed, whatever it is called; of two nobody knows which', () => {
  const field = (id: number, name: string, value: string) => [control(id, 'textbox', name, { value })];
  const filled = [field(1, 'District', 'Vesta'), field(2, 'Rooms', '3')];
  const search: Act = { kind: 'search', query: { text: 'flats in the district Vesta with rooms 3', kind: 'text' } };
  const done = after('enter 0 District 1', 'enter 1 Rooms 2');
  const [go, clear] = [control(9, 'button', 'Go!'), control(10, 'button', 'Start over')];

  expect(calls(situated(search, page(...filled, [go]), done))).toEqual([{ tool: 'click', input: { id: 9 } }]);
  expect(pursue(situated(search, page(...filled, [go, clear]), done))).not.toHaveProperty('do');
});
