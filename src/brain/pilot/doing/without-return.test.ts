import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated, wayOf } from './situation.testing.ts';

const SEARCH: Act = { kind: 'submit', what: { words: 'search' }, isOneWay: true };
const FORM = [
  [control(1, 'textbox', 'From')],
  [control(2, 'textbox', 'To')],
  [control(3, 'switch', 'One way')],
  [control(4, 'button', 'Search')],
] as const;
const OBJECTED = page(...FORM, [control(5, 'textbox', 'Return date', { states: ['invalid'] })]);

test('a search for a journey is sent off as it is', () => {
  expect(calls(situated(SEARCH, page(...FORM)))).toEqual([{ tool: 'click', input: { id: 4 } }]);
});

test('a form that asks for a day of return is set to one way, and sent again', () => {
  const refused = situated(SEARCH, OBJECTED, after('submit 4'));
  const turned = page(...FORM.slice(0, 2), [control(3, 'switch', 'One way', { states: ['checked'] })], FORM[3]);

  expect(calls(refused)).toEqual([{ tool: 'check', input: { id: 3, on: true } }]);
  expect(calls(situated(SEARCH, turned, after('submit 4', wayOf(refused))))).toEqual([
    { tool: 'click', input: { id: 4 } },
  ]);
});

test('who said when to return, or was refused again, is told so', () => {
  const said: Act = { kind: 'submit', what: { words: 'search' } };

  expect(pursue(situated(said, OBJECTED, after('submit 4')))).toHaveProperty('stuck');
  expect(pursue(situated(SEARCH, OBJECTED, after('submit 4', 'one way: check 3', 'submit 4')))).toHaveProperty('stuck');
  expect(NOTHING_YET.ways).toEqual([]);
});
