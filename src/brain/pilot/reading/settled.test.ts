import { expect, test } from 'vitest';
import { answerTo, saidTo } from './asking.testing.ts';
import { where } from './written.testing.ts';

const THROWS = '# Stock\n| SKU | Product | Price\n| TE-1 | Velvet throw, M | 59.00\n| TE-2 | Velvet throw, XL | 74.10';
const BOARDS = `
main:
 # Boards
 ## [link Workshop]
 Wood and metal.
 9 topics
 ## [link Kitchen]
 Bread and knives.
 8 topics
`;

test('what stands in a row is said of that row', () => {
  const place = { is: 'in', what: { words: '', kind: 'row', like: [where('size', '=', 'XL')] } } as const;

  expect(saidTo({ what: { words: '', place }, tell: ['price'] }, THROWS)).toBe('Velvet throw, XL — price: 74.10.');
});

test('a card says how many there are in what it is about', () => {
  const place = { is: 'in', what: { words: 'Workshop', exact: true } } as const;

  expect(saidTo({ what: { words: 'topics', place }, count: 'all', want: 'count' }, BOARDS)).toContain('9');
});

test('a place that things say themselves is said of them', () => {
  const inThe = (words: string) => ({ words: 'products', place: { is: 'in', what: { words } } }) as const;
  const page = '# Products\n| Name | Town\n| Mug | Riga\n| Jug | Almaty\n| Lamp | Riga';
  const count = { count: 'all', want: 'count' } as const;

  expect(answerTo({ what: inThe('Riga'), ...count }, page)).toMatchObject({ figure: { number: 2 } });
  expect(answerTo({ what: inThe('Paris'), ...count }, page)).toMatchObject({ found: false });
});

test('on the page of somebody, what is asked of them is asked of the page', () => {
  const page = 'main:\n # Marta Quill\n Joined\n March 2018\n Comments\n 14';
  const comments = (of: string) => ({ what: 'comments', where: [where(undefined, 'contains', of)] }) as const;

  expect(answerTo({ ...comments('Marta Quill'), count: 'all', want: 'count' }, page)).toMatchObject({
    figure: { number: 14 },
  });
  expect(answerTo({ ...comments('Peter Quill'), count: 'all', want: 'count' }, page)).toMatchObject({ found: false });
});
