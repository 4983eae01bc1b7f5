import { expect, test } from 'vitest';
import { RunRecord } from './record.ts';

test('words are found where they were seen last, whatever signs our own writing puts between them', () => {
  const record = new RunRecord();
  record.saw(1, 'http://a.example/1', '[12] link "Invoice LP-1187" | €40');
  record.saw(4, 'http://a.example/4', 'Invoice  LP-1187 — €40 · paid');

  expect(record.find('invoice LP-1187')).toMatchObject({ url: 'http://a.example/4', step: 4 });
  expect(record.find('“Invoice LP-1187” €40')).toMatchObject({ step: 4 });
  expect(record.find('Invoice LP-9999')).toBeUndefined();
  expect(record.find(' “” ')).toBeUndefined();
});

test('who quotes may leave something out, but not put things together that stood far apart', () => {
  const record = new RunRecord();
  record.saw(
    1,
    'http://a.example/',
    `Dear Alex, thank you for your order 50412. ${'More words. '.repeat(60)} Yours, Ann`,
  );

  expect(record.find('Dear Alex… order 50412')).toBeDefined();
  expect(record.find('Dear Alex, thank yo… +144 characters')).toBeDefined();
  expect(record.find('Dear Alex … Yours, Ann')).toBeUndefined();
  expect(record.find('…')).toBeUndefined();
});

test('a number is proved by that number, not by a longer one', () => {
  const record = new RunRecord();
  record.saw(1, 'http://a.example/', 'Total €1,400.99 for 12 pieces (+2), 3.');

  expect(record.find('€1,400.99')).toBeDefined();
  expect(record.find('12 pieces')).toBeDefined();
  expect(record.find('3')).toBeDefined();
  expect(record.find('400.99')).toBeUndefined();
  expect(record.find('€1,400')).toBeUndefined();
  expect(record.find('2 pieces')).toBeUndefined();
});

test('requests of the site count, those of whoever counts its visitors do not', () => {
  const record = new RunRecord();
  const requests = [
    { method: 'POST', url: 'http://shop.example/order', status: 500 },
    { method: 'POST', url: 'http://api.shop.example/cart', status: 200 },
    { method: 'POST', url: 'http://counter.example/hit', status: 400 },
    { method: 'GET', url: 'http://shop.example/', status: 200 },
  ];
  record.effects(2, 'http://shop.example/checkout', { requests, downloads: [{ name: 'a.pdf', sha256: 'f00' }] });

  expect(record.changes.map(({ url, status }) => [url, status])).toEqual([
    ['http://shop.example/order', 500],
    ['http://api.shop.example/cart', 200],
  ]);
  expect(record.files).toMatchObject([{ name: 'a.pdf', step: 2 }]);
});
