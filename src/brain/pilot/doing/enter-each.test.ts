import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Goal, Things } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const FORM = page(
  ['Name', control(1, 'textbox', 'Name')],
  ['Street', control(2, 'textbox', 'Street')],
  ['City', control(3, 'textbox', 'City')],
  [control(4, 'textbox', 'Customer number', { states: ['read-only'] }), control(5, 'button', 'Save')],
);

function entering(each: Partial<Things>): Goal {
  const things: Things = { what: { words: '', kind: 'field' }, count: 'all', where: [], ...each };
  const field = { ...things.what, isPronoun: true };
  return { act: { kind: 'enter', value: { text: 'none', kind: 'text' }, field }, said: 'Fill them in', each: things };
}

test('the same goes into each field that can be written in, one after the other', () => {
  const goal = entering({});

  expect(calls(situated(goal.act, FORM, { goal }))).toEqual([{ tool: 'set', input: { id: 1, value: 'none' } }]);
  const later = situated(goal.act, FORM, { goal, ...after('set each 1', 'set each 2') });
  expect(calls(later)).toEqual([{ tool: 'set', input: { id: 3, value: 'none' } }]);
  const last = situated(goal.act, FORM, { goal, ...after('set each 1', 'set each 2', 'set each 3') });
  expect(pursue(last)).toHaveProperty('reached');
});

test('what is left out is left out, and must be there', () => {
  const goal = entering({ except: [{ words: 'Name' }] });
  const other = entering({ except: [{ words: 'Telephone' }] });

  expect(calls(situated(goal.act, FORM, { goal }))).toMatchObject([{ input: { id: 2 } }]);
  expect(pursue(situated(other.act, FORM, { goal: other }))).toHaveProperty('stuck');
});

test('both are two, and the first two are the first', () => {
  const both = entering({ count: 2 });
  const first = entering({ count: 2, what: { words: '', kind: 'field', ordinal: 1 } });

  expect(pursue(situated(both.act, FORM, { goal: both }))).toHaveProperty('stuck');
  const done = situated(first.act, FORM, { goal: first, ...after('set each 1', 'set each 2') });
  expect(pursue(done)).toHaveProperty('reached');
});
