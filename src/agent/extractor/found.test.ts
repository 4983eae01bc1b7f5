import { expect, test } from 'vitest';
import { z } from 'zod';
import { foundIn, type Told, valuesOf } from './found.ts';
import { groundOf } from './proof.ts';
import { shapeOf } from './shape.ts';

const Shop = z.object({
  open: z.boolean(),
  since: z.iso.date(),
  size: z.enum(['small', 'large']),
  items: z.array(z.object({ name: z.string(), price: z.number() })),
});
const lines = [
  '# Tea house',
  'Open today, since 3 May 2019. Eight seats.',
  '- Green tea',
  '  €3.20',
  '- Black tea',
  '  €2.90',
];

function values(told: Told) {
  const ground = groundOf('http://shop.test/', lines);
  return Object.fromEntries(valuesOf(foundIn(told, shapeOf(Shop), ground)).map(({ path, ...rest }) => [path, rest]));
}

test('a value whose quote stands on the page is proved by it', () => {
  const { 'items[0].price': price } = values({
    data: { items: [{ price: 3.2 }] },
    quotes: [{ path: 'items[0].price', quote: '€3.20' }],
  });

  expect(price).toEqual({ value: 3.2, proved: true, quote: '€3.20', url: 'http://shop.test/' });
});

test('an invented quote proves nothing, and neither does a real one that says something else', () => {
  const found = values({
    data: { items: [{ price: 9.9 }, { price: 4.5 }, { price: 1 }] },
    quotes: [
      { path: 'items[0].price', quote: '€9.90' },
      { path: 'items.1.price', quote: '€3.20' },
    ],
  });

  expect(found).toMatchObject({
    'items[0].price': { proved: false, because: '"€9.90" does not stand on the page.' },
    'items[1].price': { proved: false, because: '"€3.20" stands on the page, but it does not say 4.5.' },
    'items[2].price': { proved: false, because: 'Nothing was quoted for it.' },
  });
});

test('one quote may serve all values of an item', () => {
  const found = values({
    data: { items: [{ name: 'Green tea', price: 3.2 }] },
    quotes: [{ path: '$.items[0]', quote: 'Green tea €3.20' }],
  });

  expect(Object.values(found).map(({ proved }) => proved)).toEqual([true, true]);
});

test('words that stand on the page are found without a quote', () => {
  expect(values({ data: { items: [{ name: 'black TEA' }] }, quotes: [] })['items[0].name']).toMatchObject({
    proved: true,
    quote: 'Black tea',
  });
});

test('what the form makes of the words need not stand there word for word, but its quote must', () => {
  const found = values({
    data: { open: true, since: '2019-05-03', size: 'small' },
    quotes: [
      { path: 'open', quote: 'Open today' },
      { path: 'data.since', quote: 'since 3 May 2019' },
      { path: 'size', quote: 'Nine seats' },
    ],
  });

  expect(found).toMatchObject({ open: { proved: true }, since: { proved: true }, size: { proved: false } });
});

test('what nobody asked for is left out', () => {
  const found = values({ data: { owner: 'Ann', items: [{ name: 'Green tea', colour: 'green' }] }, quotes: [] });

  expect(Object.keys(found)).toEqual(['items[0].name']);
});
