import { expect, test } from 'vitest';
import type { ItemEdits } from './columns.ts';
import { baseItems } from './generate.ts';
import { type ItemQuery, selectItems } from './select.ts';

const untouched: ItemEdits = { changed: {}, deleted: [] };
const everything: ItemQuery = { text: '', filters: {}, sort: undefined, descending: false };

test('ten thousand rows, and no two with the same name', () => {
  expect(new Set(baseItems('en').map((item) => item.name)).size).toBe(10_000);
  expect(new Set(baseItems('ru').map((item) => item.name)).size).toBe(10_000);
});

test('changes lie over the seeded rows and deleted rows are gone', () => {
  const edits: ItemEdits = { changed: { 2: { stock: 77 } }, deleted: [1] };

  const [first] = selectItems(edits, 'en', everything);

  expect(first).toMatchObject({ id: 2, stock: 77 });
});

test('every word of a search must be found', () => {
  const found = selectItems(untouched, 'ru', { ...everything, text: 'дубовая полка' });

  expect(found.length).toBeGreaterThan(10);
  expect(found.every((item) => item.name.startsWith('Дубовая полка'))).toBe(true);
});

test('filters of several columns narrow each other', () => {
  const filters = { stock: '10..20', category: 'garden,kitchen', online: 'yes', restock: '2026-12-01..2026-12-31' };

  const found = selectItems(untouched, 'en', { ...everything, filters });

  expect(found.length).toBeGreaterThan(0);
  for (const item of found) {
    expect(item.stock).toBeGreaterThanOrEqual(10);
    expect(item.stock).toBeLessThanOrEqual(20);
    expect(['garden', 'kitchen']).toContain(item.category);
    expect(item.online).toBe(true);
    expect(item.restock.slice(0, 7)).toBe('2026-12');
  }
});

test('rows without a date come last, whichever way they are sorted', () => {
  for (const descending of [false, true]) {
    const sorted = selectItems(untouched, 'en', { ...everything, sort: 'restock', descending });

    expect(sorted[0]?.restock).not.toBe('');
    expect(sorted.at(-1)?.restock).toBe('');
  }
});
