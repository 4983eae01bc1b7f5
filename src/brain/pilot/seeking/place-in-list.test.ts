import { expect, test } from 'vitest';
import { placeMeant } from './place-in-list.ts';

test.each([
  ['top', 1],
  ['end', -1],
  ['начало', 1],
  ['конец', -1],
  ['Done', undefined],
  ['Finished', undefined],
])('%s is a place of a list or the name of something else', (words, place) => {
  expect(placeMeant({ words })).toBe(place);
});
