import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSaying, readSayings, type Saying } from '../../../../scripts/pilot/sayings.ts';
import { figuresOf } from '../../../../scripts/pilot/tagger-figures.ts';
import { tag } from './tag.ts';

const heldOut = readSayings(
  fileURLToPath(new URL('../../../../scripts/pilot/sayings/held-out.txt', import.meta.url)),
  () => undefined,
);
const tagging = ({ tokens }: Saying) => tag(tokens);

test.each(['en', 'ru'] as const)(
  'Most tasks that were never learned from are tagged with the right kinds: %s.',
  (language) => {
    const some = heldOut.filter((saying) => saying.language === language).filter((_, at) => at % 3 === 0);
    const { allKinds, kind, slotF1 } = figuresOf(some, tagging);
    expect(allKinds).toBeGreaterThan(0.48);
    expect(kind).toBeGreaterThan(0.62);
    expect(slotF1).toBeGreaterThan(0.48);
  },
);

test('Clauses come in order, do not overlap, and hold their slots.', () => {
  for (const saying of heldOut.slice(0, 40)) {
    let end = 0;
    for (const { from, to, slots, sure } of tagging(saying)) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(sure).toBeGreaterThan(0);
      expect(sure).toBeLessThanOrEqual(1);
      for (const slot of slots) expect(slot.from >= from && slot.to <= to && slot.from < slot.to).toBe(true);
      end = to;
    }
  }
});

test('A plain task is tagged through and through.', () => {
  const { tokens, clauses } = readSaying(
    '{go Open [place the Settings page]} and {press click [thing the Save button]}',
  );
  const plain = tag(tokens).map(({ sure: _, exact: _exact, ...clause }) => clause);
  expect(plain).toEqual(clauses.map(({ sure: _, exact: _exact, ...clause }) => clause));
});

test('Nothing is found in nothing.', () => {
  expect(tag([])).toEqual([]);
});
