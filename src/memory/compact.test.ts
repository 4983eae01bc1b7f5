import { expect, test } from 'vitest';
import { halves, hasRoomFor, mayRemember } from './compact.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}. click button "Something" → Clicked.`);

test('the past is put into fewer words when it takes too much of a question', () => {
  expect(mayRemember({ summary: '', history: lines(20) }, 24_000)).toBe(false);
  expect(mayRemember({ summary: '', history: lines(20) }, 1_000)).toBe(true);
  expect(mayRemember({ summary: 'long ago '.repeat(200), history: lines(9) }, 1_000)).toBe(true);
});

test('the newest lines stay as they are', () => {
  expect(halves({ history: lines(40) }).older).toHaveLength(20);
  expect(halves({ history: lines(10) })).toEqual({ older: lines(10).slice(0, 2), newer: lines(10).slice(2) });
  expect(halves({ history: lines(7) })).toEqual({ older: [], newer: lines(7) });
});

test('facts are kept word for word, so there is an end to them', () => {
  expect(hasRoomFor('The order is 50412.', lines(10), 24_000)).toBe(true);
  expect(hasRoomFor('word '.repeat(5_000), [], 24_000)).toBe(false);
});

test('what the provider counted decides, whatever was guessed', () => {
  const past = { summary: '', history: Array.from({ length: 12 }, (_, at) => `${at}. click`) };

  expect(mayRemember(past, 24_000)).toBe(false);
  expect(mayRemember(past, 24_000, 25_000)).toBe(true);
});
