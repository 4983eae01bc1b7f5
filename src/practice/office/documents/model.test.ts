import { expect, test } from 'vitest';
import { countWords, documentText, isSafeLink } from './model.ts';
import { parseBlocks } from './parse.ts';

test('words are counted in both languages', () => {
  expect(countWords('The high-season plan, v2.1 — it’s ready')).toBe(6);
  expect(countWords('Список дел на 15 ноября')).toBe(5);
  expect(countWords('')).toBe(0);
});

test('marks become blocks and runs', () => {
  const blocks = parseBlocks('# Plan\n- Call **Irina** and see [terms](https://terms.example/)');

  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'bullet']);
  expect(blocks[1]?.runs).toContainEqual({ text: 'Irina', bold: true });
  expect(blocks[1]?.runs).toContainEqual({ text: 'terms', link: 'https://terms.example/' });
  expect(documentText(blocks)).toBe('Plan\nCall Irina and see terms');
});

test('only links to the web, to mail and within the office are safe', () => {
  expect(['https://a.example', 'mailto:a@b.example', '/docs/doc-1'].every(isSafeLink)).toBe(true);
  expect(['javascript:alert(1)', '//a.example', 'https://', 'a.example'].some(isSafeLink)).toBe(false);
});
