import { expect, test } from 'vitest';
import { RunRecord } from '../record.ts';
import { checkClaims, confirmClaims, failedChanges, unseenIn } from './check.ts';

const PAGE = 'http://shop.example/';
const post = (url: string, status: number) => ({ requests: [{ method: 'POST', url, status }], downloads: [] });

test('a claim is proved by a quote that was seen, or by a file that came down', () => {
  const record = new RunRecord();
  record.saw(3, PAGE, 'Total: €40');
  record.effects(4, PAGE, { requests: [], downloads: [{ name: 'bill.pdf', sha256: 'f00' }] });
  const claims = [
    { claim: 'It costs €40', quote: 'Total: €40' },
    { claim: 'I have bill.pdf' },
    { claim: 'It is blue', quote: 'blue' },
    { claim: 'It is nice' },
    { claim: 'In bill.pdf it is free', quote: 'for nothing' },
  ];

  expect(checkClaims({ claims }, record)).toMatchObject([
    { proved: true, evidence: [{ kind: 'quote', step: 3 }] },
    { proved: true, evidence: [{ kind: 'file', name: 'bill.pdf' }] },
    { proved: false, because: '"blue" was not seen on any page.' },
    { proved: false, because: 'Nothing was quoted for it.' },
    { proved: false, because: '"for nothing" was not seen on any page.' },
  ]);
});

test('what a server refused stays refused until the same is done with success', () => {
  const record = new RunRecord();
  record.effects(1, PAGE, post('http://shop.example/order?a=1', 500));
  record.effects(2, PAGE, post('http://shop.example/cart', 422));
  record.effects(3, PAGE, post('http://shop.example/cart', 200));

  const failed = failedChanges(record);

  expect(failed).toMatchObject([{ claim: expect.stringContaining('/order'), because: 'It answered 500.' }]);
  record.saw(4, PAGE, 'Thank you for your order!');
  expect(confirmClaims(failed, [{ claim: 1, quote: 'Thank you for your order!' }], record)).toEqual(failed);
});

test('words in the data that stood nowhere are pointed out', () => {
  const record = new RunRecord();
  record.saw(1, PAGE, 'Blue lamp €40, Red lamp €30');

  expect(unseenIn({ lamps: [{ name: 'Blue lamp', price: 40 }, { name: 'Green lamp' }] }, record)).toEqual([
    'Green lamp',
  ]);
  expect(unseenIn(undefined, record)).toEqual([]);
});
