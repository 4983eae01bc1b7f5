import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated, wayOf } from './situation.testing.ts';

test('a value is chosen in the group that is called like the field, not written into a field that is called a little like it', () => {
  const act: Act = { kind: 'enter', field: { words: 'theme' }, value: { text: 'Dark', kind: 'text' } };
  const seen = page(
    [control(1, 'textbox', 'Job title', { value: 'Lead' })],
    ['Theme'],
    [control(2, 'radio', 'Light')],
    [control(3, 'radio', 'Dark')],
  );
  expect(calls(situated(act, seen))).toEqual([{ tool: 'check', input: { id: 3, on: true } }]);
});

test('what is looked for is not written into the only field of a form', () => {
  const act: Act = { kind: 'remove', things: { what: { words: 'ticket' }, count: 'one', where: [] } };
  expect(calls(situated(act, page([control(1, 'textbox', 'Passenger')])))).toEqual([]);
});

test('“accept with” presses the button that says just that', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'accept' },
    things: { what: { words: 'Yes, cancel', exact: true }, count: 'one', where: [] },
  };
  const seen = page([control(1, 'button', 'Keep it')], [control(2, 'button', 'Yes, cancel')]);
  const first = situated(act, seen);
  expect(calls(first)).toEqual([{ tool: 'click', input: { id: 2 } }]);
  const { memo } = after(wayOf(first));
  expect(pursue(situated(act, seen, { memo }))).toHaveProperty('reached');
  const failed = { ...memo, ways: memo.ways.map((way) => ({ ...way, went: 'wrong' as const })) };
  expect(pursue(situated(act, seen, { memo: failed }))).not.toHaveProperty('reached');
});

const RENAME: Act = {
  kind: 'handle',
  verb: { words: 'rename' },
  things: { what: { words: 'pass' }, count: 'one', where: [] },
  with: [{ value: { text: 'Blue ticket', kind: 'text', exact: true } }],
};

test('a new name is ready for a dialog of the browser, and is not written into a field that was there before', () => {
  const button = control(1, 'button', 'Rename pass');
  const note = control(2, 'textbox', 'Note');
  const first = situated(RENAME, page([button], [note]));
  expect(calls(first)).toEqual([
    { tool: 'dialog', input: { accept: true, text: 'Blue ticket' } },
    { tool: 'click', input: { id: 1 } },
  ]);
  const pressed = after(wayOf(first));
  const known = { memo: { ...pressed.memo, newest: 2 } };
  expect(pursue(situated(RENAME, page([button], [note]), known))).toHaveProperty('stuck');
  expect(pursue(situated(RENAME, page(['Blue ticket'], [button], [note]), known))).toHaveProperty('reached');
});

test('what is booked in a row is booked with its own button, after the fields are filled in', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'book' },
    things: {
      what: { words: 'seat', place: { is: 'in', what: { words: '37', kind: 'row' } } },
      count: 'one',
      where: [],
    },
    with: [{ field: { words: 'name' }, value: { text: 'Ann Lee', kind: 'text' } }],
  };
  const field = control(1, 'textbox', 'Passenger', { states: ['required'] });
  const rows = [control(2, 'button', 'Book 36'), control(3, 'button', 'Book 37')];
  const first = situated(act, page([field], rows));
  expect(calls(first)).toEqual([{ tool: 'set', input: { id: 1, value: 'Ann Lee' } }]);
  const filled = page([{ ...field, value: 'Ann Lee' }], rows);
  expect(calls(situated(act, filled, after(wayOf(first))))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('a page about such things is not about the one that is narrowed by what the page does not say', () => {
  const act = (whom: string): Act => ({
    kind: 'handle',
    verb: { words: 'book' },
    things: {
      what: { words: 'ferry seat' },
      count: 'one',
      where: [{ of: { words: 'for' }, is: '=', value: { text: whom, kind: 'text' } }],
    },
  });
  const seen = page(['Ferry seat'], ['Passenger: Ann Lee'], [control(1, 'button', 'Book')]);
  const titled = { ...seen, title: 'Ferry seat' };
  expect(calls(situated(act('Ann Lee'), titled))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(act('friend'), titled))).toEqual([]);
});
