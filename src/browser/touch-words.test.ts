import { expect, test } from 'vitest';
import { touchWords } from './touch-words.ts';

test('a touch is said in a few words', () => {
  expect(touchWords('click', 'button "Add to cart"')).toBe('click · Add to cart');
  expect(touchWords('hover', 'link "Say "hello""')).toBe('point at · Say "hello"');
  expect(touchWords('click_at', undefined)).toBe('click');
  expect(touchWords('click', 'button ""')).toBe('click · button');
});

test('a long name is cut, and one of several lines becomes one', () => {
  expect(touchWords('type', `textbox "${'very '.repeat(20)}long"`)).toHaveLength('type · '.length + 40);
  expect(touchWords('click', 'link "Two\n  lines"')).toBe('click · Two lines');
});
