import { expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';
import { where } from './written.testing.ts';

const STOCK = '# Products\n| Product | Supplier\n| Mug | Hexley\n| Jug | Fjordhus\n| Lamp | Hexley';
const from = (text: string) =>
  ({ what: 'products', count: 'all', want: 'count', where: [where('from', '=', text)] }) as const;

test('the word for a property may come with its value', () => {
  expect(answerTo(from('supplier Hexley'), STOCK)).toMatchObject({ figure: { number: 2 } });
});

test('none is a number only where the things say what was asked', () => {
  expect(answerTo(from('supplier Cotswick'), STOCK)).toMatchObject({ figure: { number: 0 } });
  expect(
    answerTo({ what: 'products', count: 'all', want: 'count', where: [where(undefined, '=', 'fragile')] }, STOCK),
  ).toMatchObject({ found: false });
});

test('a text in the other language says it too', () => {
  const page = '# Письма\n- [link Заказ 50412 уже едет] 14 ноября\n- [link Счёт за октябрь] 12 ноября';
  const about = where('about', '=', 'order 50412');

  expect(answerTo({ what: { words: '', kind: 'message' }, where: [about], want: 'name' }, page)).toMatchObject({
    rows: [{ name: 'Заказ 50412 уже едет' }],
  });
});
