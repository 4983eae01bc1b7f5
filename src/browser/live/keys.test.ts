import { expect, test } from 'vitest';
import { keyNumber, keyText } from './keys.ts';

test('keys have the numbers that pages know them by', () => {
  expect(keyNumber('a', 'KeyA')).toBe(65);
  expect(keyNumber('ф', 'KeyA')).toBe(65);
  expect(keyNumber('!', 'Digit1')).toBe(49);
  expect(keyNumber('Enter', 'NumpadEnter')).toBe(13);
  expect(keyNumber('ArrowDown', '')).toBe(40);
  expect(keyNumber('F5', 'F5')).toBe(116);
  expect(keyNumber('ё', '')).toBe(0);
});

test('a key writes its letter, unless it is held with one that makes it an order', () => {
  expect(keyText('ф', 0)).toBe('ф');
  expect(keyText('A', 8)).toBe('A');
  expect(keyText('a', 2)).toBe('');
  expect(keyText('Enter', 0)).toBe('\r');
  expect(keyText('Shift', 8)).toBe('');
  expect(keyText('🙂', 0)).toBe('🙂');
});
