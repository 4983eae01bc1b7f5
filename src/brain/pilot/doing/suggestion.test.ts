import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { after, calls, page, situated, wayOf } from './situation.testing.ts';

function enter(text: string, words: string): Act {
  return { kind: 'enter', value: { text, kind: 'text' }, field: { words } };
}

test('a place in another case: the beginning is typed, and the first that is suggested for it is chosen', () => {
  const field = control(1, 'combobox', 'Откуда', { states: ['collapsed'] });
  const act = enter('Казани', 'откуда');
  const empty = situated(act, page([field]));
  expect(calls(empty)).toEqual([{ tool: 'type', input: { id: 1, text: 'Каза' } }]);

  const suggested = page(
    [{ ...field, value: 'Каза', states: ['expanded'] }, control(2, 'listbox', 'Откуда')],
    [control(3, 'option', 'Казань Россия · все вокзалы')],
    [control(4, 'option', 'Казань, Северный вокзал')],
  );
  expect(calls(situated(act, suggested, after(wayOf(empty))))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('what the page writes in other letters is known by its sound', () => {
  const field = control(1, 'combobox', 'From', { states: ['expanded'] });
  const seen = page([field], [control(2, 'option', 'Leeds United Kingdom')], [control(3, 'option', 'London Victoria')]);
  const done = after('look what is suggested for Лондо');

  expect(calls(situated(enter('Лондона', 'from'), seen, done))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('where nothing is suggested for Russian letters, Latin ones are tried', () => {
  const field = control(1, 'combobox', 'From', { states: ['expanded'] });
  const waiting = 'look whether something is suggested for Берли';
  const done = after('look what is suggested for Берли', waiting, `${waiting} again`);

  expect(calls(situated(enter('Берлина', 'from'), page([field]), done))).toEqual([
    { tool: 'type', input: { id: 1, text: 'berlin' } },
  ]);
});
