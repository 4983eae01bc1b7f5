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
  ['no button is called so', page([name], [control(2, 'button', 'Send')]), said, filled],
  ['nothing was filled in before', form, said, {}],
  ['its field is named', form, { ...said, field: { words: 'name' } } as Act, filled],
])('it is written where %s', (_, seen, act, more) => {
  expect(calls(situated(act, seen, more))).toMatchObject([{ tool: 'set', input: { id: 1 } }]);
});
