import { expect, test } from 'vitest';
import { isNamedByUser, isOwnAddress, isOwnWords } from './own-words.ts';

const words = ['Write to Anna Müller: "See you\nat 8!" and look at www.books.example, then GitHub'];

test.each(['Anna Müller', 'anna müller', 'See you at 8', 'See you\nat 8!', 'GitHub', '8', 'Write to Anna'])(
  '%j is the user’s own',
  (text) => {
    expect(isOwnWords(text, words)).toBe(true);
  },
);

test.each(['Anna Mül', 'nna', 'Anna  Müller', 'Anna\u200b Müller', 'aNNa', 'Anna GitHub', '', ' ', 'Anna Müllerx'])(
  '%j is not',
  (text) => {
    expect(isOwnWords(text, words)).toBe(false);
  },
);

test('words of two answers are not one piece', () => {
  expect(isOwnWords('red shoes', ['red', 'shoes'])).toBe(false);
});

test('an address is the user’s own to its last character', () => {
  const said = ['Open https://a.example/List?x=1, then b.example and (http://c.example/y).'];
  const own = (given: string) => isOwnAddress(new URL(given.includes('//') ? given : `https://${given}`), given, said);

  for (const url of [
    'https://a.example/List?x=1',
    'b.example',
    'https://b.example/',
    'https://www.b.example',
    'http://c.example/y',
  ])
    expect(own(url)).toBe(true);
  for (const url of [
    'https://a.example/list?x=1',
    'https://a.example/List',
    'https://a.example/',
    'https://b.example/x',
    'https://x.b.example/',
    'https://ample/',
  ])
    expect(own(url)).toBe(false);
});

test('a site is named by its host, by another host of it, or by what people call it', () => {
  for (const host of ['books.example', 'www.books.example', 'shop.books.example', 'github.com', 'gist.github.com'])
    expect(isNamedByUser(host, words)).toBe(true);
  for (const host of ['books.evil.example', 'books.com', 'github.evil.example', 'hub.com', 'example.com', 'at.example'])
    expect(isNamedByUser(host, words)).toBe(false);
});
