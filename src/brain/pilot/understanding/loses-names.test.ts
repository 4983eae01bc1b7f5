import { expect, test } from 'vitest';
import { losesNames } from './loses-names.ts';
import { listenTo, understand } from './understand.ts';

const now = new Date(2026, 10, 15, 12);

test.each([
  ['Put 55 into cell C4.', 'Put 55 into the cell.', true],
  ['Find hotels in Lisbon with a pool.', 'Find hotels with a pool.', true],
  ['Открой письмо от Марты и ответь «Да».', 'Открой письмо и ответь «Да».', true],
  ['Open the letter from Ann.', 'Delete the letter from Ann.', false],
  ['Открой корзину и нажми «Оплатить».', 'Нажми «Оплатить».', false],
])('“%s”, read as “%s”', (said, readAs, loses) => {
  const { said: tokens } = listenTo(said, now);
  expect(losesNames(understand(readAs, now), understand(said, now), tokens)).toBe(loses);
});
