import { expect, test } from 'vitest';
import type { Language } from '../site.ts';
import { initialState, listThreads } from './mailbox.ts';
import { parseQuery } from './search.ts';

function found(query: string, language: Language = 'en'): string[] {
  return listThreads(initialState(), { query }, language).flatMap(({ messageIds }) => messageIds);
}

test('a search is words and wishes about the sender, the files and the state', () => {
  const query = parseQuery('from:Mira has:attachment "final offer" Ёлка');

  expect(query).toMatchObject({ from: ['mira'], has: ['attachment'], words: ['final offer', 'елка'] });
});

test('a word with a colon that is no wish is searched for as it stands', () => {
  expect(parseQuery('20:30').words).toEqual(['20:30']);
  expect(found('20:30')).toEqual(['m-cinema']);
});

test('from: finds by name and by address, in both languages', () => {
  expect(found('from:lumen has:attachment')).toEqual(['m-invoice', 'm-archive-offer']);
  expect(found('from:люмен has:attachment', 'ru')).toEqual(['m-invoice', 'm-archive-offer']);
});

test('all words must be in the mail', () => {
  expect(found('lisbon AL 482')).toEqual(['m-flight']);
  expect(found('счёт электричество', 'ru')).toEqual(['m-electricity']);
});

test('spam and trash are searched only when asked for', () => {
  expect(found('watches')).toEqual([]);
  expect(found('watches in:spam')).toEqual(['m-caught-watches']);
});

test('unread, starred and labels narrow a search', () => {
  expect(found('is:starred label:travel')).toEqual(['m-flight']);
  expect(found('is:unread from:daniel')).toEqual(['m-arrival']);
});
