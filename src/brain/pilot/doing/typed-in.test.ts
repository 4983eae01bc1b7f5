import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated, wayOf } from './situation.testing.ts';

const ADD: Act = { kind: 'add', things: { what: { words: 'Esperanto', exact: true }, count: 'one', where: [] } };

test('what is added by name is written where such things are added, and counts when the page shows it', () => {
  const field = control(1, 'textbox', 'Add a language');
  const button = control(2, 'button', 'Add');
  const empty = situated(ADD, page(['French'], [field, button], [control(3, 'textbox', 'City')]));
  expect(calls(empty)).toEqual([{ tool: 'set', input: { id: 1, value: 'Esperanto' } }]);

  const written = situated(ADD, page([{ ...field, value: 'Esperanto' }, button]), after(wayOf(empty)));
  expect(calls(written)).toEqual([{ tool: 'click', input: { id: 2 } }]);

  const done = after(wayOf(empty), wayOf(written));
  expect(pursue(situated(ADD, page(['French'], ['Esperanto'], [field, button]), done))).toHaveProperty('reached');
  expect(pursue(situated(ADD, page(['French'], [field, button]), done))).toHaveProperty('stuck');
});

test('without a button it is added with Enter', () => {
  const field = control(1, 'textbox', 'Метки', { placeholder: 'Добавить метку', value: 'Esperanto' });

  expect(calls(situated(ADD, page([field]), after('write what is added')))).toEqual([
    { tool: 'press', input: { key: 'Enter', id: 1 } },
  ]);
});

test('of two such fields none is guessed', () => {
  const seen = page([control(1, 'textbox', 'Add a language')], [control(2, 'textbox', 'Add a skill')]);

  expect(calls(situated(ADD, seen))).toEqual([]);
});

test('what is added to something is written where such things are added to it, and nowhere else', () => {
  const seen = page(['French'], [control(1, 'textbox', 'Add a language'), control(2, 'button', 'Add')]);
  const to = (words: string): Act => ({ ...ADD, to: { words } }) as Act;

  expect(calls(situated(to('languages'), seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'Esperanto' } }]);
  expect(calls(situated(to('calendar'), seen))).toEqual([]);
});

test('a field with a plain button to add beside it takes what is not shown yet, and nothing that is', () => {
  const field = control(1, 'textbox', 'What else?');
  const seen = page(['Milk'], [field, control(2, 'button', '+')], [control(3, 'textbox', 'City')]);
  expect(calls(situated(ADD, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'Esperanto' } }]);
  const shop = page(['Esperanto'], [control(1, 'textbox', 'Note'), control(2, 'button', 'Add to cart')]);
  expect(calls(situated(ADD, shop))).not.toContainEqual({ tool: 'set', input: { id: 1, value: 'Esperanto' } });
  const other = page([control(1, 'textbox', 'Note'), control(2, 'button', 'Add to cart')]);
  expect(calls(situated(ADD, other))).not.toContainEqual({ tool: 'set', input: { id: 1, value: 'Esperanto' } });
});

test('what is named after the word for such things is added without quotes, and what follows it too', () => {
  const label = (words: string): Act => ({ kind: 'add', things: { what: { words }, count: 'one', where: [] } });
  const field = control(1, 'textbox', '', { placeholder: 'Add a label and press Enter' });
  const seen = page(['blue', control(2, 'clickable', '×')], [field]);
  const written = [{ tool: 'set', input: { id: 1, value: 'urgent' } }];

  expect(calls(situated(label('labels urgent'), seen))).toEqual(written);
  expect(calls(situated(label('urgent'), seen, { previous: label('label late') }))).toEqual(written);
  expect(calls(situated(label('urgent'), seen))).toEqual([]);
  expect(calls(situated(label('label blue'), seen))).toEqual([]);
});

test('what is added in a place is added to it', () => {
  const act: Act = {
    kind: 'add',
    things: {
      what: { words: 'Esperanto', exact: true, place: { is: 'in', what: { words: 'profile' } } },
      count: 'one',
      where: [],
    },
  };
  const seen = { ...page([control(1, 'textbox', 'Add a language')]), title: 'Edit profile' };

  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'Esperanto' } }]);
  expect(calls(situated(act, { ...seen, title: 'Settings' }))).toEqual([]);
});
