import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutToWidth, textWidth, wrapToWidth } from './text-width.ts';

test('a text is as wide as a terminal draws it', () => {
  expect(['milk', 'молоко', '牛乳', '🥛', 'é', '\u001b[31mred\u001b[39m', ''].map(textWidth)).toEqual([
    4, 6, 4, 2, 1, 3, 0,
  ]);
});

test('no line is wider than it may be, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 60 }), (text, width) => {
      const line = text.replace(/[\p{C}\p{Z}\s]+/gu, ' ');
      const lines = wrapToWidth(line, width);
      expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(line.replaceAll(' ', ''));
      expect(textWidth(cutToWidth(line, width))).toBeLessThanOrEqual(width);
    }),
  );
});
