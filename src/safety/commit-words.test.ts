import { expect, test } from 'vitest';
import { commitIn } from './commit-words.ts';

test.each([
  ['Delete forever', 'delete'],
  ['Удалить навсегда', 'delete'],
  ['Löschen', 'delete'],
  ['Mark as spam', 'delete'],
  ['Pay €40', 'pay'],
  ['Оплатить 400 ₽', 'pay'],
  ['Place order', 'order'],
  ['Book seat', 'order'],
  ['Забронировать', 'order'],
  ['Send', 'send'],
  ['Отправить отклик', 'send'],
  ['Publish', 'publish'],
  ['Log out', 'sign out'],
  ['Unsubscribe', 'subscribe'],
  ['Confirm', 'submit'],
])('"%s" says: %s', (name, kind) => {
  expect(commitIn(name)).toBe(kind);
});

test.each([
  'Search',
  'Next',
  'Bookmarks',
  'Posts',
  'Postcode',
  'Public profile',
  'Command palette',
  'Payment methods',
  'Sender',
  'Найти',
  'Заказы',
])('"%s" says nothing of the kind', (name) => {
  expect(commitIn(name)).toBeUndefined();
});
