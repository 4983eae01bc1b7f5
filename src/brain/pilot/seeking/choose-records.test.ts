import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { calls, page, situated } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';

function from(name: string): Act {
  const like = [{ of: { words: 'from' }, is: '=', value: { text: name, kind: 'text' } } as const];
  return { kind: 'go', to: { words: '', kind: 'message', like } };
}

const inbox = page(
  [
    control(1, 'clickable', 'Milan Keys'),
    control(2, 'clickable', 'Odile Parcel'),
    control(3, 'clickable', 'Mila Garden'),
  ],
  [control(4, 'button', 'Write to Odile')],
);

test('letters that are only things to press are told by whose name stands on them', () => {
  expect(calls(situated(from('Odile'), inbox))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated(from('Mila'), inbox))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('a Russian name is known in another case', () => {
  const letters = page([control(1, 'listitem', 'Савва Ключи'), control(2, 'listitem', 'Вера Посылка')]);

  expect(calls(situated(from('Веры'), letters))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('where nobody or more than one is called so, none is opened', () => {
  expect(calls(situated(from('Anouk'), inbox))).toEqual([]);
  const two = page([control(1, 'clickable', 'Odile Keys'), control(2, 'clickable', 'Odile Parcel')]);
  expect(calls(situated(from('Odile'), two))).toEqual([]);
});
