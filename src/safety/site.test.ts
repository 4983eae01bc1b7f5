import { expect, test } from 'vitest';
import { isSameSite, siteOf } from './site.ts';

test.each([
  ['https://www.shop.example/x', 'shop.example'],
  ['https://api.eu.shop.example:8443/', 'shop.example'],
  ['wss://live.shop.example/', 'shop.example'],
  ['https://www.shop.co.uk/', 'shop.co.uk'],
  ['https://ann.github.io/x', 'ann.github.io'],
  ['https://github.io/', 'github.io'],
  ['https://www.city.kawasaki.jp/', 'city.kawasaki.jp'],
  ['https://a.b.c.kawasaki.jp/', 'b.c.kawasaki.jp'],
  ['https://shop_1.shop.example/', 'shop.example'],
  ['https://intranet/', 'intranet'],
  ['https://Bücher.example./', 'xn--bcher-kva.example'],
  ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
  ['http://localhost:3000/', 'localhost:3000'],
  ['about:blank', ''],
  ['nonsense', ''],
])('%s belongs to %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test('two that belong to nobody are not of one site', () => {
  expect(isSameSite('', '')).toBe(false);
  expect(isSameSite('https://a.github.io', 'https://b.github.io')).toBe(false);
  expect(isSameSite('http://localhost:1', 'http://localhost:2')).toBe(false);
  expect(isSameSite('https://a.example', 'https://b.a.example')).toBe(true);
});
