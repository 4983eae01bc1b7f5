import { describe, expect, test } from 'vitest';
import { alike } from '../words/alike.ts';
import { answer } from './answer.ts';
import { asked, where, written } from './written.testing.ts';

const now = new Date(2026, 10, 15, 12, 0);
const ask = (question: Parameters<typeof asked>[0], page: string, done: readonly string[] = []) =>
  answer(asked(question), [written(page)], alike, now, done);

const JOBS = `
main:
 # Vacancies
 ## [link Cook]
 €1,900
 Copper Ladle · Riga
 [link Apply: Cook]
 ## [link Senior lawyer]
 €4,400
 Amberline Bank · Warsaw
 [link Apply: Senior lawyer]
 ## [link Lawyer]
 €2,500
 Stonecrop Build · Tbilisi
 [link Apply: Lawyer]
`;
const SHOP = `
main:
 # Lamps
 | Name | Price | Stock
 | [link Desk lamp] | $30 | 4
 | [link Floor lamp] | $80 | 0
 | [link Table lamp, red] | $45 | 12
`;
const ARTICLE = `
main:
 # Opening hours
 The museum opens at 10:00 from Tuesday to Friday. On Saturdays it opens at 11:00.
`;
const МЕНЮ = `
main:
 # Меню
 ## [link Борщ]
 450 ₽
 [button В корзину]
 ## [link Уха]
 390 ₽
 [button В корзину]
 ## [link Щи]
 320 ₽
 [button В корзину]
`;

describe('a word that narrows the question has to be used', () => {
  test('by the things themselves, where the list is only called by their sort', () => {
    const question = { what: 'lawyer vacancies', count: 'all', want: 'table', tell: ['salary'] } as const;

    expect(ask(question, JOBS)).toMatchObject({ rows: [{ name: 'Senior lawyer' }, { name: 'Lawyer' }] });
    expect(ask({ ...question, what: 'surgeon vacancies' }, JOBS)).toMatchObject({ found: false });
  });

  test('with a condition beside it', () => {
    const inTown = (town: string) => ({ where: [where('city', '=', town)], count: 'all', want: 'table' }) as const;

    expect(ask({ what: 'lawyer vacancies', tell: ['salary'], ...inTown('Tbilisi') }, JOBS)).toMatchObject({
      rows: [{ name: 'Lawyer', told: [{ text: '€2,500' }] }],
    });
    expect(ask({ what: 'lawyer vacancies', tell: ['salary'], ...inTown('Riga') }, JOBS)).toMatchObject({
      found: false,
      why: 'none fits',
    });
  });

  test.each<[string, Parameters<typeof asked>[0], string]>([
    ['a colour that no lamp has', { what: 'green lamps', count: 'all', want: 'list' }, SHOP],
    ['a colour that no lamp has, counted', { what: 'green lamps', count: 'all', want: 'count' }, SHOP],
    ['the cheapest of what is not there', { what: 'wooden lamp', best: ['price', 'least'], want: 'name' }, SHOP],
    ['the price of what is not there', { what: 'Garden lamp', tell: ['price'] }, SHOP],
    ['a dish that is not served', { what: 'постное блюдо', best: ['цена', 'least'], want: 'name' }, МЕНЮ],
    ['a property that is not told', { what: 'Борщ', tell: ['время доставки'] }, МЕНЮ],
    ['a price of something else', { what: 'Борщ', tell: ['стоимость доставки'] }, МЕНЮ],
    ['a place that is not here', { what: { words: 'dishes', place: inThe('Winter menu') }, ...counted() }, МЕНЮ],
    ['another day', { what: 'museum', where: [where('on', '=', 'Sunday')], tell: ['opens'] }, ARTICLE],
    ['the second of what is not there', { what: { words: 'nurse vacancy', ordinal: 2 }, tell: ['salary'] }, JOBS],
  ])('%s is not told', (_, question, page) => {
    expect(ask(question, page)).toMatchObject({ found: false });
  });

  test.each<[string, Parameters<typeof asked>[0], string, string]>([
    ['by the record', { what: 'red lamps', count: 'all', want: 'list' }, SHOP, 'Table lamp, red'],
    ['in the other language', { what: 'красная лампа', tell: ['цена'] }, SHOP, 'Table lamp, red'],
    ['by its name', { what: 'Уха', tell: ['цена'] }, МЕНЮ, 'Уха'],
    ['by the heading', { what: 'dish', best: ['price', 'least'], want: 'name' }, МЕНЮ, 'Щи'],
  ])('%s, and then it is told', (_, question, page, name) => {
    expect(ask(question, page)).toMatchObject({ found: true, rows: [{ name }] });
  });

  test('or was used before it was asked: searched for, chosen, opened', () => {
    const found = SHOP.replace('main:', 'search:\n [searchbox Search = green]\nmain:');

    expect(ask({ what: 'green lamps', count: 'all', want: 'count' }, found)).toMatchObject({ figure: { number: 3 } });
    expect(ask({ what: 'green lamps', count: 'all', want: 'count' }, SHOP, ['chose “Green”'])).toMatchObject({
      figure: { number: 3 },
    });
  });
});

function inThe(words: string) {
  return { is: 'in', what: { words } } as const;
}

function counted() {
  return { count: 'all', want: 'count' } as const;
}
