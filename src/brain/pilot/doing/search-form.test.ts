import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { partsOf, shareOut } from './search-form.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const fields = [control(1, 'textbox', 'Year'), control(2, 'textbox', 'Author'), control(3, 'textbox', 'Genre')];
const text = 'crime novels by author Orwell from year 1949';

test('what is sought is parted into what is told of it', () => {
  expect(partsOf(text).map(({ value }) => value)).toEqual(['crime', 'Orwell', '1949']);
  expect(partsOf('something to read')).toEqual([]);
});

test('each field takes its part, or none does', () => {
  const shared = shareOut(text, fields)?.map(({ field, value }) => [field.name, value]);
  expect(shared).toEqual([
    ['Genre', 'crime'],
    ['Author', 'Orwell'],
    ['Year', '1949'],
  ]);
  expect(shareOut(text, fields.slice(0, 2))).toBeUndefined();
  expect(shareOut('tea', fields)).toBeUndefined();
});

test('the search is sent off when all of it is filled in', () => {
  const act: Act = { kind: 'search', query: { text, kind: 'text' } };
  const seen = page(fields, [control(4, 'button', 'Go!')]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 3, value: 'crime' } }]);
  expect(calls(situated(act, seen, after('set 3', 'set 2', 'set 1')))).toEqual([{ tool: 'click', input: { id: 4 } }]);
});
