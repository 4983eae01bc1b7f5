import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { choose } from './choose.ts';
import { plainlyAlike } from './plainly-alike.testing.ts';
import { say } from './say.ts';
import { asked, money, where, written } from './written.testing.ts';

const now = new Date(2026, 10, 15, 12, 0);
const ask = (question: Parameters<typeof asked>[0], ...pages: string[]) =>
  answer(
    asked(question),
    pages.map((page) => written(page)),
    plainlyAlike,
    now,
  );
const pick = (question: Parameters<typeof asked>[0], page: string) =>
  choose(asked(question).things, written(page), plainlyAlike, now);

const INBOX = `
main:
 # Inbox
 - [checkbox Select] Anna Bell [link Lunch?] Nov 14
 - [checkbox Select] Tom Reed [link About Anna] Nov 13
 - [checkbox Select] Anna Bell [link Photos] Nov 12
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
 390 ₽
 [button В корзину]
`;

describe('what can be acted on', () => {
  test('all letters from somebody, with the boxes to tick', () => {
    const chosen = pick({ what: 'letters', count: 'all', where: [where('from', '=', 'Anna')] }, INBOX);

    expect(chosen).toMatchObject({ found: true, records: [{ name: 'Lunch?' }, { name: 'Photos' }] });
    expect(chosen.found && chosen.records.map(({ controls }) => controls[0]?.id)).toEqual([1, 5]);
  });

  test('the second dish, the last one, all but one', () => {
    expect(pick({ what: { words: 'блюдо', ordinal: 2 } }, МЕНЮ)).toMatchObject({ records: [{ name: 'Уха' }] });
    expect(pick({ what: { words: '', kind: 'item', ordinal: -1 } }, МЕНЮ)).toMatchObject({ records: [{ name: 'Щи' }] });
    expect(pick({ what: 'блюда', count: 'all', except: ['уха'] }, МЕНЮ)).toMatchObject({
      records: [{ name: 'Борщ' }, { name: 'Щи' }],
    });
  });

  test('where one is meant and two are level, none is chosen', () => {
    expect(pick({ what: 'блюдо', best: ['цена', 'least'] }, МЕНЮ)).toMatchObject({
      found: false,
      why: 'ambiguous',
      candidates: [{ name: 'Уха' }, { name: 'Щи' }],
    });
  });
});

describe('honesty', () => {
  test('a list of something else is not taken for what was asked', () => {
    expect(ask({ what: 'билеты', want: 'count', count: 'all' }, МЕНЮ)).toMatchObject({
      found: false,
      why: 'no such things',
    });
    expect(ask({ what: 'dragon', want: 'name', best: ['price', 'least'] }, МЕНЮ)).toMatchObject({ found: false });
  });

  test('two prices and no word which: both are told', () => {
    const answered = ask(
      { what: 'Lamp', tell: ['price'] },
      '# Shop\n| Name | Old price | New price\n| Lamp | $30 | $20\n| Sofa | $300 | $200',
    );

    expect(answered).toMatchObject({ found: false, why: 'ambiguous' });
    expect(say(answered, 'en').text).toContain('$30');
    expect(say(answered, 'en').text).toContain('$20');
  });

  test('a subtotal is no total', () => {
    expect(ask({ what: 'total' }, '# Cart\nSubtotal €21.50\nDelivery €2.90')).toMatchObject({ found: false });
  });

  test('a weight is no volume, a delivery fee no delivery time', () => {
    const page = '# Чайники\n## [link Искра]\n1,5 л\nДоставка 99 ₽\n## [link Дым]\n1,7 л\nДоставка 0 ₽';

    expect(ask({ what: 'Искра', tell: ['вес'] }, page)).toMatchObject({ found: false, why: 'no such property' });
    expect(ask({ what: 'Искра', tell: ['время доставки'] }, page)).toMatchObject({
      found: false,
      why: 'no such property',
    });
  });

  test('other currencies are not compared, ranges not added up', () => {
    const page = '# Offers\n| Offer | Price\n| A | $30\n| B | €20';

    expect(ask({ what: 'offer', want: 'name', best: ['price', 'least'] }, page)).toMatchObject({ why: 'ambiguous' });
    expect(ask({ what: 'offers', want: 'sum', count: 'all', tell: ['price'] }, page)).toMatchObject({
      why: 'ambiguous',
    });
  });

  test('what the page does not call so is said to be assumed', () => {
    const answered = ask(
      { what: 'film', want: 'name', best: ['time', 'least'] },
      '# Tonight\n- [link Robots] 16:00\n- [link Last Train] 21:15\n- [link Sea] 18:30',
    );

    expect(answered).toMatchObject({ found: true, assumed: true, rows: [{ name: 'Robots' }] });
    expect(say(answered, 'en').text).toContain('Tonight');
  });

  test('where the page speaks of more than was seen, that is said', () => {
    const answered = ask(
      { what: 'вакансия', want: 'name', best: ['зарплата', 'most'] },
      '# Работа\n57 вакансий\n- [link Повар] 90 000 ₽\n- [link Бариста] 70 000 ₽\n- [link Портье] 60 000 ₽',
    );

    expect(answered).toMatchObject({ found: true, incomplete: { seen: 3, of: 57 } });
    expect(say(answered, 'ru').text).toBe('Повар — зарплата: 90 000 ₽. На странице указано 57, я видел 3.');
  });
});

describe('several pages', () => {
  const first = '# Books\n- [link Emma] $9.00\n- [link Dune] $12.00\n- [link Emma] $9.00';
  const second = '# Books\n- [link Dune] $12.00\n- [link Solaris] $8.00';

  test('what comes again is counted once; what is twice in one list is two', () => {
    expect(ask({ what: 'books', want: 'count', count: 'all' }, first, second)).toMatchObject({ figure: { number: 4 } });
  });

  test('the cheapest of all pages', () => {
    expect(ask({ what: 'book', want: 'name', best: ['price', 'least'] }, first, second)).toMatchObject({
      rows: [{ name: 'Solaris', record: { page: 1, lines: [2] } }],
    });
  });
});

describe('in words', () => {
  test('a value with its proof', () => {
    expect(say(ask({ what: 'Уха', tell: ['цена'] }, МЕНЮ), 'ru')).toEqual({
      text: 'Уха — цена: 390 ₽.',
      claims: [{ claim: 'Уха: цена: 390 ₽', quote: 'Уха ... 390 ₽' }],
    });
  });

  test('a count, a sum, yes and no', () => {
    expect(
      say(ask({ what: 'letters', want: 'count', count: 'all', where: [where('from', '=', 'Tom')] }, INBOX), 'en').text,
    ).toBe('Letters: 1 (About Anna).');
    expect(say(ask({ what: 'блюда', want: 'sum', count: 'all', tell: ['цена'] }, МЕНЮ), 'ru').text).toMatch(
      /1\s230,00\s₽/,
    );
    expect(say(ask({ what: 'Щи', want: 'whether' }, МЕНЮ), 'ru').text).toBe('Да: Щи.');
    expect(
      say(ask({ what: 'dish', want: 'whether', where: [where('price', '<', money(100))] }, МЕНЮ), 'en').text,
    ).toMatch(/^No/);
  });

  test('what was not found, with what was looked through', () => {
    expect(
      say(ask({ what: 'unicorn', tell: ['price'] }, '# Pets\n| Pet | Price\n| Cat | $5\n| Dog | $9'), 'en').text,
    ).toBe('I did not find “unicorn”. I looked through 2 entries on 1 page (columns: Pet, Price).');
  });

  test('a table', () => {
    expect(
      say(
        ask(
          { what: 'pets', want: 'table', count: 'all', tell: ['price'] },
          '# Pets\n| Pet | Price\n| Cat | $5\n| Dog | $9',
        ),
        'en',
      ).text,
    ).toBe('|  | price |\n| --- | --- |\n| Cat | $5 |\n| Dog | $9 |');
  });
});

test('a day that can be read in two ways is no answer to which was first, unless it is in both', () => {
  const page = (one: string, other: string) => `# Orders\n| Order | Date\n| A-1x | ${one}\n| B-2x | ${other}`;
  const first = (one: string, other: string) =>
    ask({ what: 'order', want: 'name', best: ['date', 'least'] }, page(one, other));

  expect(first('05/06/2026', '06/02/2026')).toMatchObject({ found: false, why: 'ambiguous' });
  expect(first('05/06/2025', '06/02/2026')).toMatchObject({ rows: [{ name: 'A-1x' }] });
  expect(first('05/06/2026', '25/02/2026')).toMatchObject({ rows: [{ name: 'B-2x' }] });
});
