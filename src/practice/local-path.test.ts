import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test('a path of this site is gone back to, with its query', () => {
  expect(localPath('/restaurants/kumo?q=a%20b', '/cart')).toBe('/restaurants/kumo?q=a%20b');
});

test.for([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  '',
  null,
])('%j leads nowhere else', (wish) => expect(localPath(wish, '/cart')).toBe('/cart'));
