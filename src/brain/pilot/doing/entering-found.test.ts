import { expect, test } from 'vitest';
import { control, row } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const into: Act = {
  kind: 'enter',
  value: { text: 'it', kind: 'text', isFound: true },
  field: { words: '', kind: 'field' },
};
const found = (text: string) => ({ memo: { ...NOTHING_YET, findings: [{ goal: 0, text, claims: [], found: text }] } });

test('what was found out goes into the field that is empty', () => {
  const seen = page([control(1, 'textbox', '', { value: 'One two three.' }), control(2, 'textbox', '', { value: '' })]);
  expect(calls(situated(into, seen, found('three')))).toEqual([{ tool: 'set', input: { id: 2, value: 'three' } }]);
});

test('where nothing was found out, nothing is entered', () => {
  expect(pursue(situated(into, page([control(1, 'textbox', 'Name')])))).toHaveProperty('stuck');
});

test('a word of a text is counted, a sum is worked out', () => {
  const things = {
    what: { words: 'word', ordinal: -1, place: { is: 'in', what: { words: '', kind: 'field' } } },
    count: 'one',
    where: [],
  } as const;
  const last: Act = { kind: 'tell', question: { things, want: 'value', tell: [] } };
  const seen = page([control(1, 'textbox', '', { value: 'One two three.' })], ['12 - x = 5']);
  expect(pursue(situated(last, seen))).toMatchObject({ reached: { found: 'three' } });

  const solve: Act = {
    kind: 'tell',
    question: { things: { what: { words: 'equation' }, count: 'one', where: [] }, want: 'solution', tell: [] },
  };
  expect(pursue(situated(solve, seen))).toMatchObject({ reached: { found: '7' } });
});

test('a form takes what the page says under the names of its fields', () => {
  const act: Act = { ...into, field: { words: '', kind: 'form' } };
  const seen = page(row('City', '|', 'Graz'), row('Language', '|', 'French'), [
    control(1, 'textbox', 'Language:', { value: '' }),
  ]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'French' } }]);
});

test('what was written and is not there is written once more, when what came over it is sent away', () => {
  const act: Act = { kind: 'enter', value: { text: 'Ann', kind: 'text' }, field: { words: 'name' } };
  const ways = [{ name: 'set 1', went: 'well', before: 'before' }] as const;
  const memo = { ...NOTHING_YET, ways, newest: 1 };
  const covered = control(1, 'textbox', 'Name', { value: '', coveredBy: '"Leave this page?"' });
  const over = page([covered], ['Leave this page?'], [control(2, 'button', 'OK'), control(3, 'button', 'Cancel')]);
  expect(calls(situated(act, over, { memo }))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  const free = page([control(1, 'textbox', 'Name', { value: '' })]);
  expect(calls(situated(act, free, { memo }))).toEqual([{ tool: 'set', input: { id: 1, value: 'Ann' } }]);
});
