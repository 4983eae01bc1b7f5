import { expect, test } from 'vitest';
import { alike } from './alike.ts';
import { withoutFleeting } from './fleeting.ts';

test.each([
  ['скидок', 'Скидки'],
  ['открыток', 'Открытка'],
  ['стажировок', 'Internship'],
  ['подарок', 'Подарки'],
])('“%s” is said of “%s”', (asked, called) => {
  expect(alike(asked, called)).toBeGreaterThanOrEqual(0.85);
});

test.each(['дом', 'срок', 'блок', 'книг'])('“%s” has no vowel that goes', (word) => {
  expect(withoutFleeting(word)).toBeUndefined();
});
