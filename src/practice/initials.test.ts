import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('a name is shortened to the letters of its first two words', () => {
  expect(['Robin Ellery', 'мира', 'green_thumb_81', '“Fern” & Post', ''].map(initials)).toEqual([
    'RE',
    'М',
    'GT',
    'FP',
    '',
  ]);
});
