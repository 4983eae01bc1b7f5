import { expect, test } from 'vitest';
import { removingWords } from './removing-words.ts';

test.each([
  'Cancel my trip',
  'Call the meeting off',
  'Withdraw my application',
  'Отмени бронь',
  'Отзовите отклик',
  'Take my offer back',
  'Забери заявку назад',
])('who says “%s” presses what cancels', (said) => expect(removingWords(said)[0]).toBe('cancel'));

test.each(['Delete the draft', 'Take the soup out of the cart', 'Убери лимонад'])('“%s” presses what deletes', (said) =>
  expect(removingWords(said)).toEqual(['delete', 'remove']),
);
