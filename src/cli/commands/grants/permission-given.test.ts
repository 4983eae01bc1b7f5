import { expect, test } from 'vitest';
import { permissionGiven } from './permission-given.ts';

test('a permission is read with its limits', () => {
  expect(permissionGiven(['order', 'https://Shop.example/cart', 'count=1', 'amount=60.5'])).toEqual({
    effect: 'order',
    origin: 'https://shop.example',
    limits: { count: 1, amount: 60.5 },
  });
  expect(permissionGiven(['send', 'https://mail.example', 'to=ann@example.org,bob@example.org']).limits).toEqual({
    recipients: ['ann@example.org', 'bob@example.org'],
  });
  expect(permissionGiven(['sign-out', 'https://mail.example']).effect).toBe('sign out');
  expect(permissionGiven(['delete', 'https://mail.example', 'until=2026-12-31T10:00:00Z']).limits).toEqual({
    until: '2026-12-31T10:00:00.000Z',
  });
});

test.each([
  [['dance', 'https://a.example'], /dance is not an effect/],
  [['flow', 'https://a.example'], /flow is not an effect/],
  [[], /Nothing is not an effect/],
  [['order', 'shop'], /shop is not the address of a site/],
  [['order'], /Nothing is not the address of a site/],
  [['order', 'https://a.example', 'often'], /often is not a limit/],
  [['order', 'https://a.example', 'count=0'], /cannot be read/],
  [['order', 'https://a.example', 'until=soon'], /cannot be read/],
  [['pay', 'https://a.example', 'count=1'], /only with a limit/],
  [['account', 'https://a.example'], /only with a limit/],
])('%j is refused in one sentence', (words, message) => {
  expect(() => permissionGiven(words)).toThrow(message);
});
