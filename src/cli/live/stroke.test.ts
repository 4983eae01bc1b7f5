import type { Key } from 'ink';
import { expect, test } from 'vitest';
import { strokesOf } from './stroke.ts';

const plain = {} as Key;

test('what comes in one piece, because we were busy, is heard key by key', () => {
  expect(strokesOf('/he\t\r', plain)).toEqual([{ kind: 'text', text: '/he' }, { kind: 'tab' }, { kind: 'enter' }]);
  expect(strokesOf('no\u007f\u0003', plain)).toEqual([
    { kind: 'text', text: 'no' },
    { kind: 'edit', edit: 'backspace' },
    { kind: 'interrupt' },
  ]);
  expect(strokesOf('a\r\nb', plain)).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'enter' },
    { kind: 'text', text: 'b' },
  ]);
});

test('keys have one meaning, whatever the terminal sends', () => {
  expect(strokesOf('c', { ...plain, ctrl: true })).toEqual([{ kind: 'interrupt' }]);
  expect(strokesOf('', { ...plain, leftArrow: true, ctrl: true })).toEqual([{ kind: 'edit', edit: 'wordLeft' }]);
  expect(strokesOf('z', { ...plain, ctrl: true })).toEqual([]);
  expect(strokesOf('x', { ...plain, eventType: 'release' })).toEqual([]);
});
