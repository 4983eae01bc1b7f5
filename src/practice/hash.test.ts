import { expect, test } from 'vitest';
import { hash } from './hash.ts';

test('a text has the number that FNV-1a gives it', () => {
  expect([hash(''), hash('a'), hash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test('texts that differ little have numbers that differ much', () => {
  expect(Math.abs(hash('row 1') - hash('row 2'))).toBeGreaterThan(1_000_000);
});
