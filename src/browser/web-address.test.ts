import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

const HERE = 'https://shop.example/lamps/?page=2';

test.for([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com', 'https://example.com/'],
  ['  example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['//example.com/a', 'https://example.com/a'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['localhost:3000', 'http://localhost:3000/'],
  ['mail.localhost:3000/inbox', 'http://mail.localhost:3000/inbox'],
  ['127.0.0.1:80', 'http://127.0.0.1/'],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['example.com/?to=https://a.example', 'https://example.com/?to=https://a.example'],
  ['/chairs', 'https://shop.example/chairs'],
  ['?page=3', 'https://shop.example/lamps/?page=3'],
  ['about:blank', 'about:blank'],
])('%s means %s', ([given, meant]) => {
  expect(webAddress(given ?? '', HERE)).toBe(meant);
});

test.for([
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  'chrome://settings',
  'devtools://devtools/bundled/inspector.html',
  'javascript:alert(1)',
  'data:text/html,hello',
  'view-source:https://example.com',
  'blob:https://example.com/1',
  'about:config',
])('%s is refused in one sentence', (given) => {
  expect(() => webAddress(given, HERE)).toThrow(/are not opened\.$/);
});

test.for(['', 'https://', 'http://a b', 'ht!tp://a.example', ' java\tscript:alert(1)'])(
  '"%s" is no address',
  (given) => {
    expect(() => webAddress(given, 'about:blank')).toThrow(/is not an address/);
  },
);
