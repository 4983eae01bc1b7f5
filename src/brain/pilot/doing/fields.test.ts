import { expect, test } from 'vitest';
import { control, row } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated, wayOf } from './situation.testing.ts';

const TWO = { text: '2', kind: 'number', number: 2 } as const;

test('how many children there are is set behind the button that tells how many guests there are', () => {
  const act: Act = { kind: 'enter', value: TWO, field: { words: 'children' } };
  const button = control(1, 'button', 'Guests 1 guest', { states: ['collapsed'] });
  const closed = page([control(2, 'button', 'Check-in date', { states: ['collapsed'] })], [button]);
  const opening = situated(act, closed);
  expect(calls(opening)).toEqual([{ tool: 'click', input: { id: 1 } }]);

  const ways = [{ name: wayOf(opening), went: 'wrong', before: 'before' }] as const;
  const again = situated(act, closed, { memo: { ...NOTHING_YET, ways } });
  expect(calls(again)).toEqual([{ tool: 'press', input: { key: 'Enter', id: 1 } }]);

  const open = page([{ ...button, states: ['expanded'] }], ['Children', control(3, 'spinbutton', 'Children')]);
  expect(calls(situated(act, open, after(wayOf(opening))))).toEqual([{ tool: 'set', input: { id: 3, value: '2' } }]);
});

test.each([
  ['phone', { text: '+49 30 901820', kind: 'phone' }, 'number', 'Telephone'],
  ['mail', { text: 'ann@example.org', kind: 'mail' }, 'address', 'E-mail'],
  ['name', { text: 'Ann Marsh', kind: 'text' }, 'name', 'Passenger'],
] as const)('a %s goes where such things go, where no field is called as it was said', (_, value, words, name) => {
  const act: Act = { kind: 'enter', value, field: { words } };
  const seen = page([control(1, 'textbox', 'City')], [control(2, 'textbox', name)], [control(3, 'textbox', 'Note')]);

  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 2, value: value.text } }]);
});

test('a thing is moved by its name, not by the button that adds such things', () => {
  const act: Act = { kind: 'drag', what: { words: 'card bin codes' }, to: { words: 'Done' } };
  const seen = page(
    [control(1, 'button', 'Update bin codes'), control(2, 'button', 'Add card : In progress')],
    [control(3, 'group', 'Done')],
  );

  expect(calls(situated(act, seen))).toEqual([{ tool: 'drag', input: { id: 1, to: 3 } }]);
});

test('what is chosen in a field is not a link that is called like the field', () => {
  const act: Act = { kind: 'choose', things: [{ words: 'daytime' }], from: { words: 'time' } };

  expect(calls(situated(act, page([control(1, 'link', 'Date and time')])))).toEqual([]);
});

test('what is still open after a touch that failed is closed', () => {
  const act: Act = { kind: 'enter', value: TWO, field: { words: 'rooms' } };
  const seen = page(
    [control(1, 'button', 'Arrival', { states: ['expanded'] })],
    [control(2, 'button', '17'), control(3, 'button', 'Done')],
    [control(4, 'spinbutton', 'Rooms')],
  );
  const ways = [{ name: 'set 4', went: 'wrong', before: 'before' }] as const;

  expect(calls(situated(act, seen, { memo: { ...NOTHING_YET, ways } }))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test.each([
  [
    'by its name',
    [row('', '|', 'A', '|', 'B'), row('7', '|', control(1, 'gridcell', 'A7'), '|', control(2, 'gridcell', 'B7'))],
  ],
  [
    'by its column and row',
    [row('', '|', 'A', '|', 'B'), row('7', '|', control(1, 'gridcell', 'Rent'), '|', control(2, 'gridcell', ''))],
  ],
])('a cell of a sheet is written into, %s', (_, lines) => {
  const act: Act = { kind: 'enter', value: TWO, field: { words: 'B7', kind: 'cell' } };

  expect(calls(situated(act, page(...lines)))).toEqual([{ tool: 'set', input: { id: 2, value: '2' } }]);
});

test('a list takes the option that says it, in whichever language, also where a day was said', () => {
  const value = { text: 'Monday', kind: 'date', iso: '2026-11-16' } as const;
  const act: Act = { kind: 'enter', value, field: { words: 'first day of the week' } };
  const seen = page([control(1, 'combobox', 'Первый день недели', { options: ['с понедельника', 'с воскресенья'] })]);

  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'с понедельника' } }]);
});

test('what is ticked in a form that is not open yet: the form is opened first', () => {
  const act: Act = { kind: 'tick', things: [{ words: 'Keep me signed in', exact: true }], on: true };
  const seen = page([control(1, 'link', 'Log in')], ['Welcome.']);

  expect(calls(situated(act, seen, { ahead: [{ kind: 'login', entries: [] }] }))).toEqual([
    { tool: 'click', input: { id: 1 } },
  ]);
  expect(calls(situated(act, seen))).toEqual([]);
});

test('what is counted names its field, where the words for it do not', () => {
  const nights: Act = {
    kind: 'enter',
    value: { text: '3 nights', kind: 'duration', number: 3, unit: 'night' },
    field: { words: 'stay' },
  };
  const form = page([control(1, 'spinbutton', 'Nights')], [control(2, 'spinbutton', 'Guests')]);
  expect(calls(situated(nights, form))).toEqual([{ tool: 'set', input: { id: 1, value: '3' } }]);

  const twice = page([control(1, 'spinbutton', 'Nights')], [control(2, 'spinbutton', 'Nights')]);
  expect(calls(situated(nights, twice))).toEqual([]);
});

test('a field of something that is only named here is looked for in that', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: 'Otto Kern', kind: 'text' },
    field: { words: 'reviewer', place: { is: 'of', what: { words: 'Repair the roof', kind: 'card', exact: true } } },
  };
  const board = page([control(1, 'button', 'Paint the fence')], [control(2, 'button', 'Repair the roof')]);
  expect(calls(situated(act, board))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('what is chosen is written where a field takes it, and a press on the field chooses nothing', () => {
  const days = page([control(1, 'spinbutton', 'Days')], [control(2, 'button', 'Request')]);
  const choosing = (words: string): Act => ({ kind: 'choose', things: [{ words }] });

  expect(pursue(situated(choosing('30 days'), days))).toMatchObject({ do: [{ tool: 'set', input: { id: 1 } }] });
  expect(pursue(situated(choosing('some days'), days))).not.toHaveProperty('do');
});

test('a thing that the page is about needs no choosing', () => {
  const act: Act = { kind: 'choose', things: [{ words: 'Blue mug' }] };
  const shop = page(
    { kind: 'heading', level: 1, depth: 0, parts: ['Blue mug'] },
    [control(1, 'combobox', 'Size', { options: ['Small', 'Large'] })],
    [control(2, 'button', 'Add to cart')],
  );

  expect(pursue(situated(act, shop))).toHaveProperty('reached');
  expect(pursue(situated({ kind: 'choose', things: [{ words: 'Red jug' }] }, shop))).not.toHaveProperty('reached');
});

test('whose field it is has to stand on the page: a form that knows nobody of that name is to be about them first', () => {
  const email = { text: 'ada@example.org', kind: 'mail' } as const;
  const field = { words: 'e-mail', place: { is: 'of', what: { words: 'Ada Byron' } } } as const;
  const act: Act = { kind: 'enter', value: email, field };
  const form = [[control(1, 'textbox', 'Full name')], [control(2, 'textbox', 'E-mail')]] as const;

  expect(pursue(situated(act, page(...form)))).toEqual({ stuck: 'I could not find “Ada Byron”.' });
  expect(calls(situated(act, page(['Guest: Ada Byron'], ...form)))).toEqual([
    { tool: 'set', input: { id: 2, value: 'ada@example.org' } },
  ]);
});

test.each([
  ['Salary, € a month', '', '3200'],
  ['Hoped for', '2800', '3200'],
  ['Message', '', '€3,200'],
])('a sum is written as bare digits where the field has its currency, or holds such: %s', (name, value, put) => {
  const sum = { text: '€3,200', kind: 'money', number: 3200, unit: 'EUR' } as const;
  const act: Act = { kind: 'enter', value: sum, field: { words: name } };

  expect(calls(situated(act, page([control(1, 'textbox', name, { value })])))).toEqual([
    { tool: 'set', input: { id: 1, value: put } },
  ]);
});

test.each(['for', 'для'])('who it is done %s goes into the field that is called as they are', (words) => {
  const name = `${words === 'для' ? 'пассажира' : 'passenger'} Ann Marsh`;
  const where = [{ of: { words }, is: '=', value: { text: name, kind: 'text' } }] as const;
  const act: Act = {
    kind: 'handle',
    verb: { words: 'book' },
    things: { what: { words: 'ferry' }, count: 'one', where },
    with: [{ field: { words: 'seats' }, value: TWO }],
  };
  const form = (seats: string) =>
    page(
      [control(1, 'textbox', 'Passenger')],
      [control(2, 'spinbutton', 'Seats', { value: seats })],
      [control(3, 'button', 'Book')],
    );

  expect(calls(situated(act, form('2'), after('enter 0 seats 2')))).toEqual([
    { tool: 'set', input: { id: 1, value: 'Ann Marsh' } },
  ]);
});

test('what only holds the boxes is not ticked itself', () => {
  const checklist: Act = { kind: 'tick', things: [{ words: 'check-list' }], on: true };
  const next: Act = { kind: 'tick', things: [{ words: 'Iron', exact: true }], on: true };
  const seen = page(['Checklist'], [control(1, 'checkbox', 'Book')], [control(2, 'checkbox', 'Iron')]);

  expect(pursue(situated(checklist, seen, { ahead: [next] }))).toHaveProperty('reached');
  expect(pursue(situated(checklist, seen))).not.toHaveProperty('reached');
});
