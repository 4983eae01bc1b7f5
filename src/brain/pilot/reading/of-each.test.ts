import { describe, expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';
import { say } from './say.ts';

const PLACES = `
main:
 # Рестораны
 ## [link Кумо Суши]
 30–40 мин
 Доставка 2,49 €
 ## [link Рамен Дори]
 25–30 мин
 Доставка 2,29 €
 ## [link Тандур]
 40–50 мин
 Доставка 1,99 €
`;
const LETTER = `
main:
 # The rear wheel
 I can build it soon: hub 62, rim 38, spokes 24, and a loaf of bread for the work.
`;
const letter = (name: string, total: string) => `main:\n # ${name}\n | Поездка | 3,00 €\n | Итого | ${total}`;

describe('things that are named one by one', () => {
  test('are compared in one property', () => {
    const question = { what: 'Кумо Суши', against: ['Рамен Дори'], tell: ['стоимость доставки'] } as const;

    expect(answerTo({ ...question, want: 'difference' }, PLACES)).toMatchObject({
      figure: { number: 0.2, unit: 'EUR' },
      rows: [{ name: 'Кумо Суши' }, { name: 'Рамен Дори' }],
    });
  });

  test('and it is said which of them has less', () => {
    const question = { what: 'Кумо Суши', against: ['Рамен Дори'], tell: ['стоимость доставки'] } as const;
    const answered = answerTo({ ...question, want: 'difference' }, PLACES);

    expect(say(answered, 'en').text).toMatch(/^Difference: €0\.20, less: Рамен Дори \(/);
    expect(say(answered, 'ru').text).toMatch(/^Разница: 0,20\s€, меньше — Рамен Дори \(/);
  });

  test('are added up in running text', () => {
    const question = { what: 'hub', against: ['rim', 'spokes'], tell: ['price'], want: 'sum' } as const;

    expect(answerTo(question, LETTER)).toMatchObject({ figure: { number: 124 } });
  });

  test('are added up over the pages that are called so', () => {
    const question = {
      what: 'Такси домой',
      against: ['Билеты в кино'],
      tell: ['итоговые суммы'],
      want: 'sum',
    } as const;

    expect(answerTo(question, letter('Такси домой', '14,60 €'), letter('Билеты в кино', '22,00 €'))).toMatchObject({
      figure: { number: 36.6, unit: 'EUR' },
    });
  });

  test('make no sum if one of them is nowhere', () => {
    const question = { what: 'hub', against: ['rim', 'saddle'], tell: ['price'], want: 'sum' } as const;

    expect(answerTo(question, LETTER)).toMatchObject({ found: false, about: 'saddle' });
  });
});
