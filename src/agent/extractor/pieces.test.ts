import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf } from '../../tokens.ts';
import { piecesOf } from './pieces.ts';

const item = (number: number) => [`- Item ${number}`, `  costs ${number} euros`, '  - in stock'];
const list = Array.from({ length: 30 }, (_, index) => item(index + 1)).flat();

test('a short text is one piece', () => {
  expect(piecesOf(['# Tea', 'Green'], 100)).toEqual([['# Tea', 'Green']]);
});

test('a long list is cut between its items, and every item is whole in some piece', () => {
  const pieces = piecesOf(['# Shop', ...list], 150);

  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(tokensOf(piece.join('\n'))).toBeLessThanOrEqual(150);
  for (let number = 1; number <= 30; number += 1)
    expect(pieces.some((piece) => piece.join('\n').includes(item(number).join('\n')))).toBe(true);
});

test('pieces overlap by the last item, and begin with the heading that they stand under', () => {
  const [first = [], second = []] = piecesOf(['# Shop', '## Teas', ...list], 150);

  expect(second.slice(0, 2)).toEqual(['# Shop', '## Teas']);
  expect(first).toContain(second[2]);
});

test('rows of a table keep its columns', () => {
  const rows = Array.from({ length: 40 }, (_, index) => `Tea ${index} | ${index} €`);

  const [, second = []] = piecesOf(['Name | Price', '---', ...rows], 150);

  expect(second.slice(0, 2)).toEqual(['Name | Price', '---']);
});

test('a heading inside an item is not told of the next item', () => {
  const cards = Array.from({ length: 20 }, (_, index) => [`- ## Card ${index}`, '  some words about it']).flat();

  const [, second = []] = piecesOf(['# Cards', ...cards], 100);

  expect(second[0]).toBe('# Cards');
  expect(second[1]).toMatch(/^- ## Card \d+$/);
});

test('one endless line is cut, and nothing of it is lost', () => {
  const words = Array.from({ length: 500 }, (_, index) => `word${index}`);

  const pieces = piecesOf([words.join(' ')], 200);

  for (const word of words) expect(pieces.flat().join(' ')).toContain(word);
});

test('what was read before is context at most', () => {
  const [only = []] = piecesOf(['# Shop', 'Menu', '- Tea', '- Coffee'], 100, 3);

  expect(only).toEqual(['# Shop', '- Coffee']);
});

test('whatever the page, no piece is too long, and every word is in one of them', () => {
  const words = fc.array(fc.stringMatching(/^[a-zа-я0-9]{1,12}$/), { minLength: 1, maxLength: 40 });
  const marks = fc.constantFrom('', '# ', '## ', '- ', '  ', '  - ', '1. ', 'a | ');
  const lines = fc.array(
    fc.tuple(marks, words).map(([mark, line]) => `${mark}${line.join(' ')}`),
    { maxLength: 60 },
  );

  fc.assert(
    fc.property(lines, fc.integer({ min: 60, max: 600 }), (page, budget) => {
      const pieces = piecesOf(page, budget);

      for (const piece of pieces) expect(tokensOf(piece.join('\n'))).toBeLessThanOrEqual(budget);
      const told = new Set(pieces.flat().flatMap((line) => line.split(' ')));
      for (const word of page.flatMap((line) => line.split(' '))) expect(told).toContain(word);
    }),
    { numRuns: 200 },
  );
});
