import { expect, test } from 'vitest';
import { dataOf, type Found, foundIn } from './found.ts';
import { type Conflict, merge } from './merge.ts';
import { groundOf } from './proof.ts';

/** What a piece of this text says; values are proved by standing in it. */
function said(data: unknown, ...lines: string[]): Found | undefined {
  return foundIn({ data, quotes: [] }, {}, groundOf('http://shop.test/', lines));
}

test('lists are joined, and what stands at the border of two pieces is there once and whole', () => {
  const first = said({ items: [{ name: 'Tea' }, { name: 'Coffee' }] }, 'Tea', 'Coffee');
  const second = said({ items: [{ name: 'Coffee', price: 3 }, { name: 'Cocoa' }] }, 'Coffee', 'Cocoa');

  expect(dataOf(merge(first, second, []))).toEqual({
    items: [{ name: 'Tea' }, { name: 'Coffee', price: 3 }, { name: 'Cocoa' }],
  });
});

test('what stands twice in one piece stands twice on the page', () => {
  const first = said([{ name: 'Tea' }, { name: 'Tea' }], 'Tea', 'Tea');

  expect(dataOf(merge(first, said([{ name: 'Tea' }], 'Tea'), []))).toEqual([{ name: 'Tea' }, { name: 'Tea' }]);
});

test('of two values the proved one is kept, and the other is reported', () => {
  const conflicts: Conflict[] = [];
  const guessed = said({ owner: 'Ann', town: 'Riga' }, 'Riga');
  const read = said({ owner: 'Robin', town: 'Tallinn' }, 'Robin', 'Tallinn');

  expect(dataOf(merge(guessed, read, conflicts))).toEqual({ owner: 'Robin', town: 'Riga' });
  expect(conflicts).toEqual([
    { path: 'owner', kept: 'Robin', dropped: 'Ann', because: 'only one of them stands on a page' },
    { path: 'town', kept: 'Riga', dropped: 'Tallinn', because: 'both stand on a page: the first was kept' },
  ]);
});

test('the same said twice is proved when one of both is', () => {
  const merged = merge(said({ owner: 'Robin' }), said({ owner: 'Robin' }, 'Robin'), []);

  expect(merged).toMatchObject({ kind: 'record' });
  expect(merged?.kind === 'record' && merged.fields.get('owner')).toMatchObject({ proof: { proved: true } });
});
