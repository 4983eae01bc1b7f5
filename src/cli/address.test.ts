import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.for([
  ['example.com', 'https://example.com'],
  ['example.com:8443/x', 'https://example.com:8443/x'],
  ['localhost', 'http://localhost'],
  ['localhost:4999/x?y', 'http://localhost:4999/x?y'],
  ['LocalHost:4999', 'http://LocalHost:4999'],
  ['mail.localhost:4310', 'http://mail.localhost:4310'],
  ['127.0.0.1:80', 'http://127.0.0.1:80'],
  ['127.8.9.10', 'http://127.8.9.10'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['https://localhost:1', 'https://localhost:1'],
  ['notlocalhost', 'https://notlocalhost'],
  ['localhost.example.com', 'https://localhost.example.com'],
  ['127.0.0.1.example.com', 'https://127.0.0.1.example.com'],
  ['[::2]', 'https://[::2]'],
  ['about:blank', 'about:blank'],
  ['file:///x', 'file:///x'],
] as const)('%s means %s', ([typed, meant]) => {
  expect(addressOf(typed)).toBe(meant);
});

test.for([undefined, '', 'http://', 'ht!tp://a.example', 'two words'])('%j is no address', (typed) => {
  expect(() => addressOf(typed)).toThrow('is not an address.');
});
