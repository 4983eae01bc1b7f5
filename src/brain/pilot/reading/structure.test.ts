import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyObservation } from '../../../../test/observations.ts';
import { readPages, records } from './read-page.ts';
import { settingOf } from './values/setting.ts';
import { written } from './written.testing.ts';

const now = new Date(2026, 10, 15, 12, 0);
const reading = (page: string) => {
  const pages = [written(page)];
  const [read] = readPages(pages, settingOf(pages, now));
  if (!read) throw new Error('nothing was read');
  return read;
};
const named = (page: string) => reading(page).collections.map(({ records: own }) => own.map(({ name }) => name));
const pairs = (page: string) => reading(page).pairs.map(({ name, properties }) => [name, properties[0]?.text]);

describe('tables', () => {
  test('the first row names the columns', () => {
    const [table] = reading('| Город | Население\n| Казань | 1 300 000\n| Тверь | 420 000').collections;

    expect(table?.columns).toEqual(['Город', 'Население']);
    expect(table?.records.map(({ name }) => name)).toEqual(['Казань', 'Тверь']);
  });

  test('a table without names of columns loses no row', () => {
    expect(named('| Screen | 6.1 in\n| Weight | 172 g')).toEqual([['Screen', 'Weight']]);
  });

  test.each([
    ['| Colour | gold\n| City | Riga\n| Faith | none', ['Colour', 'City', 'Faith']],
    ['| Author | Ivo Brandt\n| Price | 12 €\n| Pages | 310', ['Author', 'Price', 'Pages']],
    ['| Цвет | синий\n| Страна | Чехия\n| Вес | 2 кг', ['Цвет', 'Страна', 'Вес']],
  ])('where each row says one thing, the first does too: %s', (page, labels) => {
    expect(named(page)).toEqual([labels]);
  });

  test('what stands behind the name of a column, menus and arrows, is not part of it', () => {
    const [table] = reading(
      '| [checkbox Select all] | [button Product] [button Product: menu] | [button Price, €]\n| [checkbox Select 1] | Jug | 12.50\n| [checkbox Select 2] | Mug | 7.00',
    ).collections;

    expect(table?.columns).toEqual(['', 'Product', 'Price, €']);
    expect(table?.records[0]?.properties.at(-1)?.values).toMatchObject([{ kind: 'money', number: 12.5, unit: 'EUR' }]);
  });

  test('an empty cell keeps its place', () => {
    const [table] = reading('| Name | Phone | City\n| Ann | | Riga\n| Bob | 12 | Oslo').collections;

    expect(table?.records[0]?.properties.map(({ label, text }) => [label, text])).toEqual([
      ['Name', 'Ann'],
      ['City', 'Riga'],
    ]);
  });
});

describe('cards', () => {
  test('a button below each belongs to what stands above it, though another stands over the first', () => {
    const [tables] = reading(`
[textbox Day]
[textbox Guests]
[button Look]
18:00
Terrace, 2 h
[button Reserve]
19:30
Hall, 90 min
[button Reserve]
21:00
Bar, 3 h
[button Reserve]`).collections;

    expect(tables?.records.map(({ lines }) => lines)).toEqual([
      [3, 4, 5],
      [6, 7, 8],
      [9, 10, 11],
    ]);
  });

  test('a button over each, and one for all of them at the end', () => {
    const [parts] = reading(`
[button Delivery]
2 to 3 days, 4.90 €
[button Pick-up]
1 day, 0 €
[button Post]
5 days, 2.50 €
[button Save]`).collections;

    expect(parts?.records.map(({ lines: [first] }) => first)).toEqual([0, 2, 4]);
  });

  test('headings that look alike, each with a little below it', () => {
    const page = `
## [link Barista]
- €900
- [button Save: Barista]
## [link Cook]
- [button Save: Cook]
## [link Porter]
- €1,200
- [button Save: Porter]
[link Next page]
`;

    expect(named(page)).toEqual([['Barista', 'Cook', 'Porter']]);
    expect(reading(page).collections[0]?.records.at(-1)?.lines).toEqual([5, 6, 7]);
  });

  test('the picture above a heading belongs to it', () => {
    const page = `
(picture: Борщ)
### [link Борщ]
5 €
(picture: Уха)
### [link Уха]
7 €
`;

    expect(reading(page).collections[0]?.records.map(({ lines }) => lines)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  test('lines without headings, where some parts are missing', () => {
    const page = `
[link Casa Azul]
New
€96
[button See rooms]
[link Hotel Mira]
€174
[button See rooms]
[link Pensao Sol]
€60
[button See rooms]
`;

    expect(named(page)).toEqual([['Casa Azul', 'Hotel Mira', 'Pensao Sol']]);
  });

  test('a card that is one link is named by what its buttons say', () => {
    const page = `
- [checkbox Выбрать: Обед в пятницу]
- [link Анна Белова Обед в пятницу Привет! Пойдём в новое место? 14 нояб.]
- [checkbox Выбрать: Отчёт]
- [link Олег Дымов Отчёт Во вложении. 13 нояб.]
`;
    const [letters] = reading(page).collections;

    expect(letters?.records.map(({ name }) => name)).toEqual(['Обед в пятницу', 'Отчёт']);
    expect(letters?.records[0]?.controls.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('a number in the middle of a story is no property', () => {
    const story =
      'In 1911 a painter measured from how far away people could read a sign: 214 metres, he wrote, and nobody believed it then';
    const [list] = reading(`- [link One] ${story}, 14 Nov\n- [link Two] ${story}, 13 Nov`).collections;

    expect(list?.records[0]?.properties.flatMap(({ values }) => values.map(({ text }) => text))).toEqual(['14 Nov']);
  });

  test('sections of prose with lists in them are no cards', () => {
    expect(
      named('## Пицца\n- Маргарита 9 €\n- Грибная 11 €\n- Сырная 12 €\n## Супы\n- Борщ 5 €\n- Уха 7 €\n- Щи 4 €'),
    ).toEqual([
      ['Маргарита', 'Грибная', 'Сырная'],
      ['Борщ', 'Уха', 'Щи'],
    ]);
  });
});

describe('labels and values', () => {
  test('on one line', () => {
    expect(pairs('Address: 12 Harbour Street\nTotal €20.40\nИтого 1 290 ₽\n312 отзывов')).toEqual([
      ['Address', '12 Harbour Street'],
      ['Total', '€20.40'],
      ['Итого', '1 290 ₽'],
      ['отзывов', '312'],
    ]);
  });

  test('one under the other', () => {
    expect(pairs('Город\nКазань\nБаланс\n1 290,50 ₽')).toEqual([
      ['Город', 'Казань'],
      ['Баланс', '1 290,50 ₽'],
    ]);
    expect(pairs('Status:\nDelivered')).toEqual([['Status', 'Delivered']]);
  });

  test('the value above its label', () => {
    expect(pairs('1,284\nVisitors\n$5,310.20\nRevenue')).toEqual([
      ['Visitors', '1,284'],
      ['Revenue', '$5,310.20'],
    ]);
  });

  test('fields with what they hold', () => {
    expect(pairs('[textbox Name = Ann]\n[combobox Язык = Русский]')).toEqual([
      ['Name', 'Ann'],
      ['Язык', 'Русский'],
    ]);
  });
});

test('any page can be read, and what is read stands on it', () => {
  fc.assert(
    fc.property(anyObservation, (page) => {
      for (const { lines, controls, name } of records(page, now)) {
        expect(typeof name).toBe('string');
        for (const line of lines) expect(page.lines[line]).toBeDefined();
        const own = new Set(lines.flatMap((line) => page.lines[line]?.parts ?? []));
        for (const control of controls) expect(own.has(control)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
