import { expect, test } from 'vitest';
import { readDate, readMonth } from './dates.ts';
import { readTime } from './native-input.ts';
import { readNumber } from './numbers.ts';

test.each([
  ['2026-11-15', 'en'],
  ['15 Nov 2026', 'en'],
  ['Sunday, November 15, 2026', 'en'],
  ['15.11.2026', 'en'],
  ['11/15/2026', 'en'],
  ['воскресенье, 15 ноября 2026 г.', 'ru'],
  ['15 août 2026'.replace('août', 'novembre'), 'fr'],
  ['Sonntag, 15. November 2026', 'de'],
  ['2026年11月15日', 'ja'],
])('%s is the fifteenth of November', (text, language) => {
  expect(readDate(text, [language])).toBe('2026-11-15');
});

test.each(['03/04/2026', 'tomorrow', '30 February 2026', 'May I come?', '15 November'])(
  '%s is no date by itself',
  (text) => {
    expect(readDate(text, ['en'])).toBeUndefined();
  },
);

test('numbers that could be two dates are read in the order of the language', () => {
  expect(readDate('03/04/2026', ['en'], 'dmy')).toBe('2026-04-03');
  expect(readDate('03/04/2026', ['en'], 'mdy')).toBe('2026-03-04');
});

test.each([
  ['November 2026', 'en'],
  ['Ноябрь 2026', 'ru'],
  ['11/2026', 'en'],
  ['2026年11月', 'ja'],
])('%s is a month', (text, language) => {
  expect(readMonth(text, [language])).toBe('2026-11');
});

test.each([
  ['9:30', '09:30'],
  ['9.30 pm', '21:30'],
  ['12 am', '00:00'],
  ['25:00', undefined],
  ['930', undefined],
])('%s is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  ['1 200', 1200],
  ['1,200.5', 1200.5],
  ['3,5', 3.5],
  ['45 %', 45],
  ['21 °C', 21],
  ['many', undefined],
])('%s is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
