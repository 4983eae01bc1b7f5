import { expect, test } from 'vitest';
import { control, heading, item } from '../../../../test/observations.ts';
import type { Act, Entry } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const THINGS = { what: { words: 'table' }, count: 'one', where: [] } as const;

function entry(words: string, text: string): Entry {
  return { field: { words }, value: { text, kind: 'text' } };
}

function book(...entries: readonly Entry[]): Act {
  return { kind: 'handle', verb: { words: 'book' }, things: THINGS, with: entries };
}

test('a form that is open is filled in before it is sent off; whose name is asked for is the name', () => {
  const act = book(entry('name', 'Ann Marsh'), entry('sailing', '18:05'));
  const options = ['07:40 to Skarra', '18:05 to Vardholm'];
  const seen = page(
    [control(1, 'textbox', 'Guest', { states: ['required'] })],
    [control(2, 'combobox', 'Sailing', { options })],
    [control(3, 'button', 'Book now')],
  );
  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'Ann Marsh' } }]);
  expect(calls(situated(act, seen, after('enter 0 name 1')))).toEqual([
    { tool: 'set', input: { id: 2, value: '18:05 to Vardholm' } },
  ]);
  const filled = after('enter 0 name 1', 'enter 1 sailing 2');
  expect(calls(situated(act, seen, filled))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  expect(pursue(situated(act, seen, { ...filled, ahead: [{ kind: 'submit' }] }))).toHaveProperty('reached');
});

test('"the address: the saved one" is the only one under the heading that says so', () => {
  const act = book(entry('address', 'saved'), entry('phone', '+44 20 7946 0142'));
  const seen = page(
    heading(2, 'Saved addresses'),
    item(control(1, 'link', '14 Linden Street')),
    heading(2, 'Another address'),
    [control(2, 'textbox', 'Street')],
    [control(3, 'textbox', 'Phone')],
  );

  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test('what is asked for on a later page: it goes on when nothing that must be filled in is left', () => {
  const act = book(entry('street', 'Linden Street'), entry('card number', '4242 4242 4242 4242'));
  const done = after('deal with table 0 9', 'enter 0 street 1');
  const next = control(3, 'button', 'Proceed to payment');
  const must = { states: ['required'] };
  const full = page(
    [control(1, 'textbox', 'Street', { ...must, value: 'Linden Street' })],
    [control(2, 'textbox', 'Note')],
    [next],
  );
  expect(calls(situated(act, full, done))).toEqual([{ tool: 'click', input: { id: 3 } }]);

  const half = page(
    [control(1, 'textbox', 'Street', { ...must, value: 'Linden Street' })],
    [control(2, 'textbox', 'House', must)],
    [next],
  );
  expect(calls(situated(act, half, done))).not.toContainEqual({ tool: 'click', input: { id: 3 } });
});

test('a button that pays is no step on the way', () => {
  const act = book(entry('street', 'Linden Street'), entry('gift message', 'Hello'));
  const seen = page([control(1, 'textbox', 'Street', { value: 'Linden Street' })], [control(3, 'button', 'Pay now')]);

  expect(calls(situated(act, seen, after('enter 0 street 1')))).toEqual([]);
});

test('a card has a number and a date in the form that is asked for', () => {
  const date = { text: '12/28', kind: 'date', iso: '2026-12-28' } as const;
  const act = book(entry('card', '4242 4242 4242 4242'), { field: { words: 'expiry date' }, value: date });
  const seen = page(
    [control(1, 'textbox', 'Name on card')],
    [control(2, 'textbox', 'Card number')],
    [control(3, 'textbox', 'Expiry date', { placeholder: 'MM/YY' })],
  );
  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 2, value: '4242 4242 4242 4242' } }]);
  expect(calls(situated(act, seen, after('enter 0 card 2')))).toEqual([
    { tool: 'set', input: { id: 3, value: '12/28' } },
  ]);
});

test('a page that still asks for the password has refused it', () => {
  const act: Act = { kind: 'login', entries: [entry('user name', 'ann7'), entry('password', 'open-garden-1')] };
  const done = after('enter 0 user name 1', 'enter 1 password 2', 'send it off');
  const again = page(['Wrong.'], [control(1, 'textbox', 'User name')], [control(2, 'textbox', 'Password')]);

  // Some pages take their time: only what still asks after a while has refused it.
  expect(pursue(situated(act, again, done))).toHaveProperty('do', [
    { tool: 'wait', input: { change: true, seconds: 2 } },
  ]);
  const waited = after(
    'enter 0 user name 1',
    'enter 1 password 2',
    'send it off',
    'wait to be let in',
    'wait to be let in again',
  );
  expect(pursue(situated(act, again, waited))).toHaveProperty('stuck');
  expect(pursue(situated(act, page(['Welcome, Ann.']), done))).toHaveProperty('reached');
});
