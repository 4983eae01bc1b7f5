import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { calls, page, situated } from './situation.testing.ts';

const half: Act = { kind: 'enter', value: { text: '14:30', kind: 'time', iso: '14:30' } };
const both = control(1, 'date and time', 'Guided tour');

test('a time that nobody said a field for goes into the only one that is made for times', () => {
  const seen = page([both], [control(2, 'textbox', 'Name')], [control(3, 'time', 'Time')]);

  expect(calls(situated(half, seen))).toMatchObject([{ tool: 'set', input: { id: 3 } }]);
});

test('of two of them none is guessed', () => {
  expect(calls(situated(half, page([control(2, 'time', 'From')], [control(3, 'time', 'To')])))).toEqual([]);
});

test.each([
  ['time', { text: '8:24 PM', kind: 'time', iso: '20:24' }, 'time', '20:24'],
  ['время', { text: '20:24', kind: 'time', iso: '20:24' }, 'time', '20:24'],
  ['date', { text: '5 May 2027', kind: 'date', iso: '2027-05-05' }, 'date', '2027-05-05'],
] as const)('“%s” is the only field that is made for it, whatever that is called', (words, value, role, put) => {
  const enter: Act = { kind: 'enter', value, field: { words } };

  expect(calls(situated(enter, page([control(1, role, '')], [control(2, 'button', 'Submit')])))).toEqual([
    { tool: 'set', input: { id: 1, value: put } },
  ]);
  expect(calls(situated(enter, page([control(1, role, '')], [control(2, role, '')])))).toEqual([]);
});
