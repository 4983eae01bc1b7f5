import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const FOR_FORM: Act = { kind: 'wait', for: { words: '', kind: 'form' } };
const FOR_A_WHILE = [{ tool: 'wait', input: { seconds: 2 } }];
const OUTLINE = page(['Loading'], [control(1, 'searchbox', 'Search the site')]);
const FORM = page([control(2, 'spinbutton', 'Seats')]);
const rounds = (count: number) => after(...Array.from({ length: count }, (_, index) => `wait ${index}`));

test('a form is waited for until something comes that can be filled in, and not for ever', () => {
  expect(calls(situated(FOR_FORM, OUTLINE))).toEqual(FOR_A_WHILE);
  expect(calls(situated(FOR_FORM, OUTLINE, rounds(1)))).toEqual(FOR_A_WHILE);
  expect(pursue(situated(FOR_FORM, FORM, rounds(2)))).toHaveProperty('reached');
  expect(pursue(situated(FOR_FORM, OUTLINE, rounds(6)))).toHaveProperty('stuck');
});

test('a field that was there before is the form only when nothing else comes', () => {
  const still = { print: 'before' };

  expect(calls(situated(FOR_FORM, FORM))).toEqual(FOR_A_WHILE);
  expect(calls(situated(FOR_FORM, FORM, { ...still, ...rounds(1) }))).toEqual(FOR_A_WHILE);
  expect(pursue(situated(FOR_FORM, FORM, { ...still, ...rounds(3) }))).toHaveProperty('reached');
});

test.each<[Act & { kind: 'wait' }, object]>([
  [{ kind: 'wait', for: { milliseconds: 500 } }, { seconds: 0.5 }],
  [{ kind: 'wait', for: { words: 'Paid' } }, { text: 'Paid' }],
  [{ kind: 'wait', for: { words: '', kind: 'page' } }, { seconds: 2 }],
])('waits once: %o', (act, input) => {
  expect(calls(situated(act, OUTLINE))).toEqual([{ tool: 'wait', input }]);
  expect(pursue(situated(act, OUTLINE, after('wait 0')))).toHaveProperty('reached');
});
