import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf } from '../tokens.ts';
import { pageOf, placeIn } from './pages.ts';

const BUDGET = 150;

function allPages(lines: readonly string[], head = ''): string[] {
  const { pages } = pageOf(lines, 1, head, BUDGET);
  return Array.from({ length: pages }, (_, index) => pageOf(lines, index + 1, head, BUDGET).text);
}

test('a short text is one page, and nothing is said about pages', () => {
  const page = pageOf(['one', 'two'], 1);

  expect(page).toEqual({ text: 'one\ntwo', page: 1, pages: 1 });
  expect(placeIn(page)).toBe('');
});

test('a page beyond the last is the last, and every page has its head', () => {
  const rows = Array.from({ length: 200 }, (_, index) => `lamp ${index} | ${index * 3}`);

  const last = pageOf(rows, 99, 'name | price', BUDGET);

  expect(last.text).toMatch(/^name \| price\n[\s\S]*lamp 199 \| 597$/);
  expect(placeIn(last)).toBe(`page ${last.pages} of ${last.pages}, the last`);
  expect(placeIn({ ...last, page: 1 })).toContain('ask for page 2 to read on');
});

test('whatever the text, no word of it is lost and no page is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 })), (texts) => {
      const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim());
      const pages = allPages(lines);

      const bare = (text: string) => text.replace(/\s+/g, '');
      expect(bare(pages.join(''))).toBe(bare(lines.join('')));
      for (const page of pages) expect(tokensOf(page)).toBeLessThanOrEqual(BUDGET * 1.1);
    }),
    { numRuns: 50 },
  );
});
