import { expect, test } from 'vitest';
import { wordsOf } from './search-words.ts';

test('words are compared without case, punctuation and the dots of ё', () => {
  expect(wordsOf('Тёплые «Пельмени», 12 шт.')).toEqual(['теплые', 'пельмени', '12', 'шт']);
  expect(wordsOf('C++ / C#')).toEqual(['c++', 'c#']);
  expect(wordsOf(' … ')).toEqual([]);
});
