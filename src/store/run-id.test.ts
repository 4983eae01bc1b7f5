import { expect, test } from 'vitest';
import { checkedRunId, newRunId } from './run-id.ts';

test('an id begins with the date, is short, and can be typed without looking twice', () => {
  expect(newRunId(new Date('2026-11-15T09:32:00Z'))).toMatch(/^261115-[b-df-hjkmnp-tv-z]{7}$/);
  expect(checkedRunId(newRunId())).toHaveLength(14);
});

test('later runs sort after earlier ones', () => {
  const seconds = [0, 1, 19, 20, 399, 400, 7999, 8000, 86_399, 86_400, 31 * 86_400, 366 * 86_400];
  const ids = seconds.map((second) => newRunId(new Date(Date.UTC(2026, 11, 31) + second * 1000)));

  expect(ids.toSorted()).toEqual(ids);
});

test('two of the same second differ', () => {
  const now = new Date();

  expect(new Set(Array.from({ length: 5 }, () => newRunId(now))).size).toBeGreaterThan(1);
});
