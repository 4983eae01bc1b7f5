import { expect, test } from 'vitest';
import { isSafe, readOrigin } from './origins.ts';

test.each([
  ['https://Mail.Example', 'https://mail.example'],
  ['https://mail.example/', 'https://mail.example'],
  ['https://mail.example:443', 'https://mail.example'],
  ['https://mail.example:8443', 'https://mail.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is the origin %s', (given, origin) => {
  expect(readOrigin(given)).toBe(origin);
});

test.each([
  ['mail.example', 'is no address'],
  ['http://mail.example', 'is not reached over https'],
  ['https://mail.example/login', 'has more in it than an origin'],
  ['https://ada:pw@mail.example', 'has a name or password in it'],
  ['file:///etc/passwd', 'is not reached over https'],
  ['https://*.mail.example', 'is no address'],
])('%s %s', (given, why) => {
  expect(() => readOrigin(given)).toThrow(why);
});

test.each(['http://127.0.0.1:1', 'http://[::1]:1', 'http://mail.localhost:1', 'https://a.example'])(
  '%s is safe',
  (origin) => {
    expect(isSafe(origin)).toBe(true);
  },
);

test.each(['null', '', 'http://a.example', 'http://localhost.a.example', 'http://127.0.0.1.a.example'])(
  '%s is not',
  (origin) => {
    expect(isSafe(origin)).toBe(false);
  },
);
