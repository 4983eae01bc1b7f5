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

test('the most of the top, and the first in the list, are the first place', () => {
  expect(placeMeant({ words: '', best: { by: { words: 'верх' }, order: 'most' } })).toBe(1);
  expect(placeMeant({ words: '', ordinal: 1, place: { is: 'in', what: { words: '', kind: 'list' } } })).toBe(1);
  expect(placeMeant({ words: '', kind: 'item', ordinal: 1 })).toBe(1);
  expect(placeMeant({ words: '', kind: 'row', ordinal: -1 })).toBe(-1);
  expect(placeMeant({ words: '', kind: 'list', ordinal: 2 })).toBeUndefined();
  expect(placeMeant({ words: '', best: { by: { words: 'price' }, order: 'most' } })).toBeUndefined();
});
