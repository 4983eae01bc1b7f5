import { expect, test } from 'vitest';
import { keyMeaning } from './keys.ts';

const key = (key: string, more = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test('keys go to the page with what is held meanwhile', () => {
  expect(keyMeaning(key('a'))).toEqual({ type: 'key', key: 'a', code: 'KeyA', modifiers: 0 });
  expect(keyMeaning(key('a', { ctrlKey: true, shiftKey: true }))).toMatchObject({ modifiers: 10 });
});

test('there is always a way out: Esc gives the mouse back, and Shift + Esc is for the page', () => {
  expect(keyMeaning(key('Escape'))).toBe('give');
  expect(keyMeaning(key('Escape', { shiftKey: true }))).toMatchObject({ key: 'Escape', modifiers: 0 });
});

test('what is pasted or composed comes as words', () => {
  expect(keyMeaning(key('v', { metaKey: true }))).toBe('paste');
  expect(keyMeaning(key('м', { ctrlKey: true, code: 'KeyV' }))).toBe('paste');
  expect(keyMeaning(key('Unidentified'))).toBe('words');
  expect(keyMeaning(key('n', { isComposing: true }))).toBe('words');
});
