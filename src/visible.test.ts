import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visible, visibleLines } from './visible.ts';

test('control characters are shown, not obeyed', () => {
  expect(visible('a\u001b[2Jb\nc\u009bd')).toBe('a\\u001b[2Jb\\nc\\u009bd');
  expect(visibleLines('a\u001b[2J\nb\r\u202e')).toBe('a\\u001b[2J\nb\\r\\u202e');
});

test('a value in JSON stays the same value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(visible(JSON.stringify(text)))).toBe(text);
      expect(JSON.parse(visibleLines(JSON.stringify([text], undefined, 2)))).toEqual([text]);
    }),
  );
});
