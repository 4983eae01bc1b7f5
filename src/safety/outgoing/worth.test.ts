import { expect, test } from 'vitest';
import { sample, sampleForm, sampleJson } from '../../../test/outgoings.ts';
import { numberIn } from './money.ts';
import { worthOf } from './worth.ts';

const URL = 'https://mail.example/send';

test('everybody who gets it is found, wherever the address stands', () => {
  const letter = Buffer.from('To: Bob <bob@b.example>\r\nBcc: eve@evil.example\r\n\r\nHi').toString('base64url');
  const all = [
    sampleJson(URL, { to: [{ email: 'Ann@A.example' }], cc: 'Bob <bob@b.example>, c@c.example' }),
    sampleForm(`${URL}?bcc=eve%40evil.example`, { to: 'ann+news@a.example' }),
    sampleJson(URL, { raw: letter }),
    sampleJson(URL, { payload: JSON.stringify({ to: 'ann@a.example' }) }),
    sampleJson(URL, { body: 'Write to <info@münchen.example>.' }),
    sample({ url: URL, body: '{"to":"ann\\u0040a.example","text":"', size: 9999 }),
  ];

  expect(all.map((one) => worthOf(one).recipients)).toEqual([
    ['ann@a.example', 'bob@b.example', 'c@c.example'],
    ['eve@evil.example', 'ann+news@a.example'],
    ['bob@b.example', 'eve@evil.example'],
    ['ann@a.example'],
    ['info@münchen.example'],
    ['ann@a.example'],
  ]);
});

test('a telephone number is one only in a field for it, and a day is none', () => {
  expect(worthOf(sampleForm(URL, { to: '+49 (30) 123-4567' })).recipients).toEqual(['+49301234567']);
  expect(worthOf(sampleForm(URL, { phone: '8 900 123 45 67' })).recipients).toEqual(['89001234567']);
  for (const to of ['2026-11-15', '15.11.2026', '1700000000', '1700000000000'])
    expect(worthOf(sampleForm(URL, { to })).recipients).toBeUndefined();
  expect(worthOf(sampleForm(URL, { id: '89001234567' })).recipients).toBeUndefined();
});

test.each([
  [{ amount: 40 }, 40],
  [{ total_price: '1,299.00', tip: '5' }, 1299],
  [{ sum: '1 299,50 ₽' }, 1299.5],
  [{ x: '€40' }, 40],
  [{ x: '40 EUR' }, 40],
  [{ amount_cents: 4000 }, 40],
  [{ сумма: '500' }, 500],
  [{ items: [{ price: 3 }, { price: '7.25' }] }, 7.25],
  [{ quantity: 400 }, undefined],
  [{ amount: 'lots' }, undefined],
  [{ text: 'I paid $5 for it' }, undefined],
])('money in %o: %s', (body, amount) => {
  expect(worthOf(sampleJson(URL, body)).amount).toBe(amount);
});

test.each([
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1 234,5', 1234.5],
  ['12,5', 12.5],
  ['0.125', 0.125],
  ['1.234', 1234],
  ['1,234,567', 1234567],
  ['40.', 40],
  ['none', undefined],
])('%s is the number %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test.each([
  [sampleJson(URL, { ids: [1, 2, 3] }), 3],
  [sampleJson(URL, { messageIds: ['a', 'b'] }), 2],
  [
    sampleJson(URL, {
      items: [
        { id: 1, n: 2 },
        { id: 2, n: 1 },
      ],
    }),
    2,
  ],
  [sampleForm(URL, { ids: '4,5,6,7' }), 4],
  [sample({ url: URL, body: 'id[]=1&id[]=2&selected=3', contentType: 'application/x-www-form-urlencoded' }), 2],
  [sample({ url: URL, body: 'ids=1&ids=2', contentType: 'application/x-www-form-urlencoded' }), 2],
  [sampleJson(URL, { id: 7 }), undefined],
  [sampleJson(URL, { tags: ['a', 'b'] }), undefined],
])('how many things: %#', (outgoing, items) => {
  expect(worthOf(outgoing).items).toBe(items);
});
