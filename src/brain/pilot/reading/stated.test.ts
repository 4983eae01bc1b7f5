import { expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';

const rows = ['| Mug | $4', '| Jug | $9', '| Lamp | $30'];
const stock = (said: string) => ['# Stock', said, '| Product | Price', ...rows].join('\n');
const question = { what: { words: '', kind: 'row' }, count: 'all', want: 'count' } as const;

test('of a list that is not shown in full, the page says how many there are', () => {
  expect(answerTo(question, stock('10,000 rows'))).toMatchObject({ figure: { number: 10_000 } });
  expect(answerTo(question, stock('1,160 of 10,000 rows'))).toMatchObject({ figure: { number: 1160 } });
  expect(answerTo(question, stock('1–3 of 57 rows'))).toMatchObject({ figure: { number: 57 } });
});

test('the last of a list that goes on is not known yet', () => {
  const last = { what: { words: 'products', ordinal: -1 } };

  expect(answerTo(last, stock('3 of 57 products'))).toMatchObject({ incomplete: { seen: 3, of: 57 } });
});
