import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const said: Act = { kind: 'enter', value: { text: 'Book now', kind: 'text', exact: true } };
const filled = { previous: { kind: 'enter', value: { text: 'Ann', kind: 'text' }, field: { words: 'name' } } } as const;
const name = control(1, 'textbox', 'Name', { value: 'Ann' });
const form = page([name], [control(2, 'button', 'Book now')]);

test('what a button is called is pressed after the form was filled in', () => {
  expect(calls(situated(said, form, filled))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('pressed once, it is done, also where the button is gone then', () => {
  expect(pursue(situated(said, page(['Booked']), { ...filled, ...after('click 2') }))).toMatchObject({
    reached: { text: 'pressed “Book now”' },
  });
});

test.each([
  ['no button is called so', page([control(1, 'textbox', 'Name')], [control(2, 'button', 'Send')]), said, filled],
  ['nothing was filled in before', form, said, {}],
  ['its field is named', form, { ...said, field: { words: 'name' } } as Act, filled],
])('it is written where %s', (_, seen, act, more) => {
  expect(calls(situated(act, seen, more))).toMatchObject([{ tool: 'set', input: { id: 1 } }]);
});

test.each([
  ['what was entered before stands in the only field', page([name], [control(2, 'button', 'Send')]), said, filled],
  [
    'there is no such field, and a button is called so',
    page([control(1, 'textbox', 'City')], [control(2, 'button', 'Book now')]),
    { ...said, field: { words: 'city Riga' } } as Act,
    {},
  ],
])('it is written nowhere where %s', (_, seen, act, more) => {
  expect(pursue(situated(act, seen, more))).toEqual({ stuck: 'I do not know where “Book now” belongs.' });
});

test('buttons in the rows of a table say their rows: the one that is meant is asked for', () => {
  const rows = page([name], ['1', control(2, 'button', 'Book now 1')], ['2', control(3, 'button', 'Book now 2')]);
  expect(pursue(situated(said, rows, filled))).toHaveProperty('ask');
});
