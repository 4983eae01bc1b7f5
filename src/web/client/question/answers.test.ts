import { expect, test } from 'vitest';
import { english } from '../words/english.ts';
import { choicesOf, chosenBy } from './answers.ts';

const key = (key: string, code: string, more = {}) => ({
  key,
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test('only what the question offers can be chosen', () => {
  const offered = (options: string[]) =>
    choicesOf({ kind: 'approval', options }, english).map(({ answer }) => answer.allows);

  expect(offered(['once', 'run', 'always', 'no'])).toEqual(['once', 'run', 'always', 'no']);
  expect(offered(['once', 'no'])).toEqual(['once', 'no']);
});

test('that something was done means that it must not be done again', () => {
  const [done, notDone] = choicesOf({ kind: 'doubt', options: [] }, english);

  expect(done).toMatchObject({ label: 'It was done', answer: { allows: 'no' } });
  expect(notDone).toMatchObject({ answer: { allows: 'once' } });
});

test('a key chooses by its letter, on a Russian keyboard by its place, and never together with Ctrl', () => {
  const choices = choicesOf({ kind: 'approval', options: ['once', 'run', 'no'] }, english);
  const chosen = (pressed: ReturnType<typeof key>) => chosenBy(pressed, choices)?.answer.allows;

  expect(chosen(key('o', 'KeyO'))).toBe('once');
  expect(chosen(key('щ', 'KeyO'))).toBe('once');
  expect(chosen(key('a', 'KeyA'))).toBeUndefined();
  expect(chosen(key('r', 'KeyR', { ctrlKey: true }))).toBeUndefined();
});

test('options in words go by number', () => {
  const choices = choicesOf({ kind: 'question', options: ['Red', 'Blue'] }, english);

  expect(chosenBy(key('2', 'Digit2'), choices)?.answer).toEqual({ text: 'Blue' });
});
