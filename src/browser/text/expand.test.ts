import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyObservation, control, item, observation, row, text } from '../../../test/observations.ts';
import { tokensOf } from '../../tokens.ts';
import { render } from '../render.ts';
import { expand } from './expand.ts';

const table = observation([
  text('Lamps'),
  ...Array.from({ length: 40 }, (_, at) => row(`Lamp ${at}`, '|', control(at + 1, 'button', 'Buy'))),
  text('That is all.'),
]);

test('a part shows the rows that were left out, and no more', () => {
  const part = Number(/\[\+(\d+)\]/.exec(render(table))?.[1]);
  const shown = expand(table, part);

  expect(shown).toContain('Lines 22 to 41 of 42:\nLamp 20 | [21] button "Buy"');
  expect(shown).toContain('Lamp 39 | [40] button "Buy"');
  expect(shown).not.toContain('That is all.');
});

test('what does not fit comes page by page', () => {
  const first = expand(table, 21, { budget: 150 });
  const second = expand(table, 21, { budget: 150, page: 2 });

  expect(first).toMatch(/page 1 of \d/);
  expect(first).toMatch(/… \d+ lines, \d+ controls more: expand 21, page 2$/);
  expect(second).toMatch(/^Lines \d+ to \d+ of 42, page 2 of \d/);
  expect(second).not.toContain('Lamp 20 ');
});

test('a part that does not exist is answered in words', () => {
  expect(expand(table, 400)).toContain('There is no part 400.');
  expect(expand(table, -1, { language: 'ru' })).toContain('Части -1 нет.');
});

test('all pages together show every control of the part, and none is too long', () => {
  fc.assert(
    fc.property(anyObservation, fc.integer({ min: 1_500, max: 2_500 }), (page, budget) => {
      const ids = new Set(
        page.lines.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.id]))),
      );
      const plain = {
        ...page,
        lines: page.lines.map((line) => (line.kind === 'item' ? line : { ...line, kind: 'text' as const })),
      };
      for (let part = 0; part < plain.lines.length; ) {
        const next = Number(
          /^Lines \d+ to (\d+)/.exec(expand(plain, part, { budget: 1_000_000 }))?.[1] ?? plain.lines.length,
        );
        for (let number = 1, of = 1; number <= of; number++) {
          const shown = expand(plain, part, { budget, page: number });
          of = Number(/, page \d+ of (\d+):/.exec(shown)?.[1] ?? 1);
          expect(tokensOf(shown)).toBeLessThanOrEqual(budget);
          for (const [, id] of shown.matchAll(/\[(\d+)\]/g)) ids.delete(Number(id));
        }
        part = Math.max(next, part + 1);
      }
      expect(ids.size).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('a line counts as long as it is under another one', () => {
  const words = 'x'.repeat(900);
  const indentedTexts = observation([
    ...Array.from({ length: 12 }, (_, at) => ({
      ...text(`${words}${at}`, control(at + 1, 'button', 'Buy')),
      depth: 1,
    })),
  ]);

  for (const page of [1, 2]) expect(expand(indentedTexts, 0, { budget: 1_500, page })).not.toMatch(/…$/);
});

test('items of one list end with it', () => {
  const two = observation([
    ...Array.from({ length: 30 }, (_, at) => item(`One ${at}`)),
    text('Between'),
    item('Other'),
  ]);

  expect(expand(two, 20)).not.toContain('Between');
});
