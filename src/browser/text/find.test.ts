import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyObservation,
  control,
  deeper,
  heading,
  item,
  landmark,
  observation,
  row,
  text,
} from '../../../test/observations.ts';
import { tokensOf } from '../../tokens.ts';
import { find } from './find.ts';
import { search } from './search.ts';

const page = observation(
  [
    landmark('main'),
    ...deeper(
      heading(1, 'Café Élan'),
      text('Open until ten. Bookings by phone.'),
      heading(2, 'Dishes'),
      row('Dish', '|', 'Price'),
      row('Soup of the day', '|', '4.20', '|', control(1, 'button', 'Add to basket')),
      row('Crème brûlée', '|', '5.80', '|', control(2, 'button', 'Add to basket')),
      row('Coffee', '|', '2.10', '|', control(3, 'button', 'Add to basket')),
      heading(2, 'Table'),
      text(control(4, 'textbox', 'Name', { placeholder: 'As on the passport' })),
      text(control(5, 'combobox', 'Where', { value: 'Window', options: ['Window', 'Terrace'] })),
    ),
  ].map((line, at) => ({ ...line, screen: 1 + Math.floor(at / 4) })),
  { scope: 'page', scroll: { screen: 1, screens: 3 } },
);

describe('finding', () => {
  test('a line comes with its place: landmark, heading, head of the table, screen', () => {
    expect(find(page, 'brulee')).toMatchInlineSnapshot(`
      "1 line with "brulee":
      main › ## Dishes › Dish | Price, screen 2 of 3:
       Crème brûlée | 5.80 | [2] button "Add to basket""
    `);
  });

  test('all words count, in any order and case, with or without accents', () => {
    expect(search(page, 'BASKET soup').matches.map(({ index }) => index)).toEqual([5]);
    expect(search(page, '"soup of"').matches).toHaveLength(1);
    expect(search(page, '"of soup"').matches).toHaveLength(0);
  });

  test('values, placeholders and options are searched too, and other forms of a word', () => {
    expect(find(page, 'passport')).toContain('[4]');
    expect(find(page, 'terrace')).toContain('[5]');
    expect(find(page, 'booking')).toContain('Bookings by phone');
    expect(find(page, 'baskets')).toContain('3 lines with "baskets"');
  });

  test('a pattern is a pattern', () => {
    expect(search(page, '/^\\S+ .* 5\\.\\d0/').matches).toHaveLength(1);
    expect(find(page, '/(/')).toContain('cannot be used');
  });

  test('a pattern that would take for ever is given up', () => {
    const trap = observation([text(`${'a'.repeat(60)}!`)]);

    expect(find(trap, '/(a+)+$/')).toContain('cannot be used');
  });

  test('when nothing is found the words that come near are told', () => {
    expect(find(page, 'cofee')).toBe('Nothing here says "cofee". Near: coffee, cafe.');
    expect(find(page, 'xylophone')).toBe('Nothing here says "xylophone".');
    expect(find(page, 'soup xylophone')).toContain('No line has all the words; these have soup:');
  });

  test('all matches are counted, as many shown as wanted', () => {
    const long = observation(Array.from({ length: 50 }, (_, at) => item(control(at + 1, 'link', `Lamp ${at}`))));

    expect(find(long, 'lamp', { limit: 3 })).toBe(
      '50 lines with "lamp":\n - [1] link "Lamp 0"\n - [2] link "Lamp 1"\n - [3] link "Lamp 2"\n… 47 more found: ask for more words, or a higher limit',
    );
    expect(find(long, 'lamp', { limit: 3, language: 'ru' })).toContain('50 строк, где есть "lamp"');
  });

  test('the budget is never exceeded, whatever is asked', () => {
    fc.assert(
      fc.property(
        anyObservation,
        fc.oneof(fc.lorem({ maxCount: 2 }), fc.string()),
        fc.nat({ max: 600 }),
        (any, query, budget) => {
          expect(tokensOf(find(any, query, { budget }))).toBeLessThanOrEqual(budget);
        },
      ),
      { numRuns: 60 },
    );
  });
});
