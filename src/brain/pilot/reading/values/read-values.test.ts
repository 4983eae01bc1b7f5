import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readValues } from './read-values.ts';
import type { Setting } from './value.ts';

const now = new Date(2026, 10, 15, 12, 0);
const read = (text: string, setting: Partial<Setting> = {}) => readValues(text, { now, ...setting });
const only = (text: string, setting: Partial<Setting> = {}) => {
  const values = read(text, setting);
  expect(values, text).toHaveLength(1);
  return values[0];
};
const RUNS = { numRuns: 1_000 };

describe('amounts', () => {
  test.each([
    ['$1,249.00', 1249, 'USD'],
    ['1 290,50 ₽', 1290.5, 'RUB'],
    ['€1.299', 1299, 'EUR'],
    ['12 €', 12, 'EUR'],
    ['−€4.00', -4, 'EUR'],
    ['1500 руб.', 1500, 'RUB'],
    ['5 рублей', 5, 'RUB'],
    ['USD 20', 20, 'USD'],
    ['£0.99', 0.99, 'GBP'],
    ['10 тыс. ₽', 10_000, 'RUB'],
    ['$1.2k', 1200, 'USD'],
  ])('%s', (text, number, unit) => {
    expect(only(text)).toMatchObject({ kind: 'money', number, unit });
  });

  test('a range is one value, however it is written', () => {
    for (const text of ['€900 – €1,100', '900–1,100 €', '€900-1,100'])
      expect(only(text), text).toMatchObject({ kind: 'money', number: 900, upTo: 1100 });
    expect(only('10 000–15 000 ₽')).toMatchObject({ number: 10_000, upTo: 15_000 });
  });

  test('whatever is written as money is read as that money, in both conventions', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, (amount) => {
        const number = amount / 100;
        const english = number.toLocaleString('en-US', { minimumFractionDigits: 2 });
        const russian = number.toLocaleString('ru-RU', { minimumFractionDigits: 2 });
        const german = number.toLocaleString('de-DE', { minimumFractionDigits: 2 });
        expect(only(`$${english}`)).toMatchObject({ kind: 'money', number, unit: 'USD', text: `$${english}` });
        expect(only(`Total: ${russian} ₽ now`)).toMatchObject({ kind: 'money', number, unit: 'RUB' });
        expect(only(`${german} €`)).toMatchObject({ kind: 'money', number, unit: 'EUR' });
      }),
      RUNS,
    );
  });
});

describe('numbers', () => {
  test('a bare number is read in the way of its page', () => {
    expect(only('1,234')).toMatchObject({ number: 1234, also: { number: 1.234 } });
    expect(only('1,234', { decimal: ',' })).toMatchObject({ number: 1.234 });
    expect(only('1.234', { decimal: ',' })).toMatchObject({ number: 1234 });
  });

  test('it says what is counted', () => {
    expect(only('312 отзывов')).toMatchObject({ kind: 'number', number: 312, noun: 'отзывов' });
    expect(only('57 results for kettle')).toMatchObject({ number: 57, noun: 'results' });
  });

  test('whole numbers are read whatever parts their thousands', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (number) => {
        const english = number.toLocaleString('en-US');
        for (const text of [`${number}`, english, english.replaceAll(',', ' '), english.replaceAll(',', '\u00a0')])
          expect(only(text)?.number).toBe(number);
      }),
      RUNS,
    );
  });

  test('parts of words and versions are no numbers', () => {
    expect(read('v1.2.3 and B12 and x86')).toEqual([]);
  });

  test('no text breaks the reading, and what is read stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let last = 0;
        for (const value of read(text)) {
          expect(text).toContain(value.text);
          expect(value.from).toBeGreaterThanOrEqual(last);
          last = value.end;
        }
      }),
      RUNS,
    );
  });
});

describe('days', () => {
  const MONTHS = 'January February March April May June July August September October November December'.split(' ');
  const МЕСЯЦЫ = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

  test('every day is read, in every way in which both languages write it', () => {
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y = '', m = '', d = ''] = iso.split('-');
        const month = Number(m) - 1;
        const ways = [
          iso,
          `${d}.${m}.${y}`,
          `${Number(d)} ${МЕСЯЦЫ[month]} ${y}`,
          `${Number(d)} ${МЕСЯЦЫ[month]} ${y} г.`,
          `${Number(d)} ${MONTHS[month]} ${y}`,
          `${MONTHS[month]} ${Number(d)}, ${y}`,
          `${MONTHS[month]?.slice(0, 3)} ${Number(d)}, ${y}`,
        ];
        for (const way of ways) expect(only(way)?.iso, way).toBe(iso);
        expect(only(`${d}/${m}/${y}`, { isDayFirst: true })?.iso).toBe(iso);
        expect(only(`${m}/${d}/${y}`, { isDayFirst: false })?.iso).toBe(iso);
      }),
      RUNS,
    );
  });

  test('where day and month may be either, both are told', () => {
    expect(only('12/05/2026')).toMatchObject({ iso: '2026-12-05', also: { iso: '2026-05-12' } });
    expect(only('25/05/2026')).toMatchObject({ iso: '2026-05-25' });
    expect(only('25/05/2026')?.also).toBeUndefined();
  });

  test.each([
    ['yesterday', '2026-11-14'],
    ['вчера', '2026-11-14'],
    ['2 days ago', '2026-11-13'],
    ['2 дня назад', '2026-11-13'],
    ['неделю назад', '2026-11-08'],
    ['an hour ago', '2026-11-15'],
    ['час назад', '2026-11-15'],
    ['in 3 days', '2026-11-18'],
    ['через 3 дня', '2026-11-18'],
    ['Nov 14', '2026-11-14'],
    ['5 мая', '2026-05-05'],
    ['3 January', '2027-01-03'],
    ['March 2019', '2019-03'],
    ['в 1768 году', '1768'],
  ])('%s', (text, iso) => {
    expect(only(text)).toMatchObject({ kind: 'date', iso });
  });

  test('31 February is no day', () => {
    expect(read('31.02.2026').filter(({ kind }) => kind === 'date')).toEqual([]);
  });
});

describe('the rest', () => {
  test.each([
    ['14:30', 'time', 870],
    ['9:41 AM', 'time', 581],
    ['9 pm', 'time', 1260],
    ['12:05 am', 'time', 5],
    ['1 h 20 min', 'duration', 80],
    ['1 ч 20 мин', 'duration', 80],
    ['1h 20m', 'duration', 80],
    ['90 minutes', 'duration', 90],
    ['3 часа', 'duration', 180],
    ['5 дней', 'duration', 7200],
    ['4.7 ★', 'rating', 4.7],
    ['4,7 из 5', 'rating', 4.7],
    ['4.5 out of 5 stars', 'rating', 4.5],
    ['8.1/10', 'rating', 8.1],
    ['★★★★☆', 'rating', 4],
    ['20 %', 'percent', 20],
    ['−3 °C', 'size', -3],
    ['1.5 kg', 'size', 1500],
    ['0,33 л', 'size', 0.33],
    ['84 км²', 'size', 84_000_000],
    ['128 GB', 'size', 128e9],
  ])('%s', (text, kind, number) => {
    expect(only(text)).toMatchObject({ kind, number });
  });

  test('a card in one line', () => {
    expect(read('Тандыр 4,8 ★ 30–40 мин доставка 99 ₽').map(({ kind, text }) => [kind, text])).toEqual([
      ['rating', '4,8 ★'],
      ['duration', '30–40 мин'],
      ['money', '99 ₽'],
    ]);
  });

  test('every time of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const [h, m] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
        expect(only(`${h}:${m}`)).toMatchObject({ kind: 'time', number: minute });
        expect(only(`${h % 12 || 12}:${m} ${h < 12 ? 'AM' : 'PM'}`)).toMatchObject({ kind: 'time', number: minute });
      }),
      RUNS,
    );
  });

  test('every duration up to two days, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2880 }), (minutes) => {
        const [h, m] = [Math.floor(minutes / 60), minutes % 60];
        for (const [hour, minute] of [
          ['h', 'min'],
          ['ч', 'мин'],
          ['hours', 'minutes'],
        ]) {
          const text = [h > 0 ? `${h} ${hour}` : '', m > 0 ? `${m} ${minute}` : ''].filter(Boolean).join(' ');
          expect(only(text), text).toMatchObject({ kind: 'duration', number: minutes });
        }
      }),
      RUNS,
    );
  });
});
