import { expect, test } from 'vitest';
import type { Language, Value } from '../../goal.ts';
import { findValues } from './find.ts';

const sunday = new Date(2026, 10, 15, 12);

const valuesIn = (text: string, language: Language = 'en'): Value[] =>
  findValues(text, sunday, language).map(({ value }) => value);

test.each([
  ['from 4 December 2026, back on the 8th', ['2026-12-04', '2026-12-08']],
  ['12 декабря, обратно 19-го', ['2026-12-12', '2026-12-19']],
  ['on 30 December, returning the 2nd', ['2026-12-30', '2027-01-02']],
  ['back on the 8th', []],
])('the day of the way back is the next one of that number: %s', (said, days) => {
  expect(valuesIn(said, 'en').flatMap(({ iso = [] }) => iso)).toEqual(days);
});

test.each([
  ['on 5 May', '2027-05-05'],
  ['May 5th, 2028', '2028-05-05'],
  ['the 3rd of December', '2026-12-03'],
  ['2027-03-12', '2027-03-12'],
  ['12/05/2026', '2026-12-05'],
  ['25/05/2026', '2026-05-25'],
  ['today', '2026-11-15'],
  ['the day after tomorrow', '2026-11-17'],
  ['in 3 days', '2026-11-18'],
  ['in a week', '2026-11-22'],
  ["tomorrow's date", '2026-11-16'],
  ['two weeks ago', '2026-11-01'],
  ['next Friday', '2026-11-20'],
  ['on Monday', '2026-11-16'],
  ['in March 2027', '2027-03'],
])('%s is %s', (said, iso) => {
  expect(valuesIn(said)).toMatchObject([{ kind: 'date', iso }]);
});

test.each([
  ['5 мая', '2027-05-05'],
  ['1 апреля 1990 года', '1990-04-01'],
  ['05.12.2026', '2026-12-05'],
  ['12/05/2026', '2026-05-12'],
  ['завтра', '2026-11-16'],
  ['послезавтра', '2026-11-17'],
  ['послезавтрашний день', '2026-11-17'],
  ['завтрашнее число', '2026-11-16'],
  ['через неделю', '2026-11-22'],
  ['через 3 дня', '2026-11-18'],
  ['через месяц', '2026-12-15'],
  ['в пятницу', '2026-11-20'],
  ['два дня назад', '2026-11-13'],
])('%s — это %s', (said, iso) => {
  expect(valuesIn(said, 'ru')).toMatchObject([{ kind: 'date', iso }]);
});

test('both ends of a range of days have a month', () => {
  expect(valuesIn('с 5 по 12 мая', 'ru').map(({ iso }) => iso)).toEqual(['2027-05-05', '2027-05-12']);
  expect(valuesIn('from 1 to 5 June 2027').map(({ iso }) => iso)).toEqual(['2027-06-01', '2027-06-05']);
  expect(valuesIn('20–27 декабря', 'ru').map(({ iso }) => iso)).toEqual(['2026-12-20', '2026-12-27']);
});

test('numbers and prices are read in both conventions', () => {
  expect(valuesIn('$1,299.50')).toMatchObject([{ kind: 'money', number: 1299.5, unit: 'USD' }]);
  expect(valuesIn('15 000 рублей', 'ru')).toMatchObject([{ kind: 'money', number: 15000, unit: 'RUB' }]);
  expect(valuesIn('1.299,50 €')).toMatchObject([{ kind: 'money', number: 1299.5, unit: 'EUR' }]);
  expect(valuesIn('4,5 звезды', 'ru')).toMatchObject([{ kind: 'number', number: 4.5, unit: 'stars' }]);
  expect(valuesIn('16 GB, 30%')).toMatchObject([
    { number: 16, unit: 'GB' },
    { number: 30, unit: '%' },
  ]);
});

test('times are read with and without halves of the day', () => {
  expect(valuesIn('15:30, 3 pm, 8:15 am, noon').map(({ iso }) => iso)).toEqual(['15:30', '15:00', '08:15', '12:00']);
  expect(valuesIn('в 7 вечера', 'ru')).toMatchObject([{ kind: 'time', iso: '19:00' }]);
});

test.each<[string, 'en' | 'ru', string]>([
  ['half past two in the afternoon', 'en', '14:30'],
  ['half past two', 'en', '02:30'],
  ['half past two in the afternoon (14:30)', 'en', '14:30'],
  ['half past two (14:30)', 'en', '14:30'],
  ['half past two, 14:30', 'en', '14:30'],
  ['половина третьего, 14:30', 'ru', '14:30'],
  ['a quarter to five pm', 'en', '16:45'],
  ['quarter past 9 in the evening', 'en', '21:15'],
  ['ten minutes to eight in the morning', 'en', '07:50'],
  ['twenty past six in the evening', 'en', '18:20'],
  ['half past twelve at night', 'en', '00:30'],
  ["seven o'clock", 'en', '07:00'],
  ["seven o'clock in the evening", 'en', '19:00'],
  ['7 in the evening', 'en', '19:00'],
  ['половина третьего дня', 'ru', '14:30'],
  ['полшестого вечера', 'ru', '17:30'],
  ['четверть девятого', 'ru', '08:15'],
  ['без четверти пять вечера', 'ru', '16:45'],
  ['без двадцати пяти 8 утра', 'ru', '07:35'],
  ['три часа дня', 'ru', '15:00'],
  ['семь вечера', 'ru', '19:00'],
  ['половина первого ночи', 'ru', '00:30'],
])('a time may be said in words: %s', (said, language, iso) => {
  expect(valuesIn(said, language)).toEqual([{ text: said, kind: 'time', iso }]);
});

test.each([
  ['from ten to five', 'en'],
  ['за два дня', 'ru'],
  ['два часа', 'ru'],
  ['half of the twelve', 'en'],
] as const)('what is no time of the day is none: %s', (said, language) => {
  expect(valuesIn(said, language).filter(({ kind }) => kind === 'time')).toEqual([]);
});

test('addresses of every sort are known for what they are', () => {
  const said = 'anna@x.org example.com https://a.example/b?c=1. report.pdf +7 900 123-45-67 {{secret:pw}}';

  expect(valuesIn(said).map(({ kind }) => kind)).toEqual(['mail', 'address', 'address', 'file', 'phone', 'secret']);
  expect(valuesIn(said)[2]?.text).toBe('https://a.example/b?c=1');
});

test('quotes of every style keep what is in them', () => {
  const styles = ['"a and b"', '“a and b”', '«a and b»', '„a and b“', "'a and b'", '‘a and b’', '`a and b`'];

  for (const quoted of styles)
    expect(valuesIn(`Click ${quoted} now`)).toEqual([{ text: 'a and b', kind: 'text', exact: true }]);
  expect(valuesIn("Type 'don't panic' here")).toMatchObject([{ text: "don't panic" }]);
  expect(valuesIn("Anna's and Tom's letters")).toEqual([]);
});

test('a quoted mail address is a mail address as well', () => {
  expect(valuesIn('"anna@x.org"')).toEqual([{ text: 'anna@x.org', kind: 'mail', exact: true }]);
});

test('numbers inside names are left alone', () => {
  expect(valuesIn('the A100 and RTX-4090')).toEqual([]);
  expect(valuesIn('the 3rd link')).toEqual([]);
});
