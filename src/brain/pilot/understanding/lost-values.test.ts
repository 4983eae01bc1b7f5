import { expect, test } from 'vitest';
import type { Goal } from '../goal.ts';
import { lostValues } from './lost-values.ts';
import { tokenise } from './tokens.ts';
import { findValues } from './values/find.ts';

const NOW = new Date('2026-11-15T12:00:00');
const lost = (task: string, ...goals: readonly Goal[]) =>
  lostValues(goals, tokenise(task, findValues(task, NOW, 'en')), task);
const press = (words: string): Goal => ({ act: { kind: 'press', target: { words } }, said: '' });

test.each([
  ['I need "Bill 7" here, press Save', 'I need "Bill 7" here'],
  ['it is on 3 May 2027, press Save', 'it is on 3 May 2027'],
  ['it goes to ann@a.example, press Save', 'it goes to ann@a.example'],
  ['it is for Ann Lee, press Save', 'it is for Ann Lee'],
  ['row 37 it is, press Save', 'row 37 it is'],
])('what went into no goal is quoted back: %s', (task, said) => {
  expect(lost(task, press('Save'))).toEqual([said]);
});

test.each([
  ['press "Save"', 'Save'],
  ['press Save today', 'Save'],
  ['Ann Lee wants it, press Save', 'Save'],
  ['press Save, not "Send"', 'Save'],
  ['press “Save all.”', 'Save all'],
])('nothing is lost of %s', (task, words) => {
  expect(lost(task, press(words))).toEqual([]);
});

test('what is keyed in digit by digit is there, and where nothing is wanted nothing is lost', () => {
  expect(lost('key in 112', press('1'), press('1'), press('2'))).toEqual([]);
  expect(lost('"Bill 7"')).toEqual([]);
});

test('what is only spoken of as “it” when it is sent off was never put anywhere', () => {
  const post: Goal = { act: { kind: 'submit', what: { words: 'Thanks a lot', isPronoun: true } }, said: 'post it' };
  const task = 'open the topic, here is "Thanks a lot", post it';
  expect(lost(task, press('topic'), post)).toEqual(['here is "Thanks a lot"']);
});
