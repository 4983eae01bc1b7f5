import { expect, test } from 'vitest';
import { type Hearing, hearings } from './hearings.ts';
import type { ReadTask } from './reader/reader.ts';
import { slotLabels } from './tag-labels.ts';
import { clauseKinds } from './tagged.ts';

const BEGINS = 1;
const GOES_ON = 2;
const thing = slotLabels.indexOf('thing');

/** A task of two words that is one clause, heard as these kinds with these shares; its second word is a thing by so much. */
function heard(kinds: Readonly<Record<string, number>>, isThing: number): ReadTask {
  const row = (labels: number, most: number, score: number) =>
    Float64Array.from({ length: labels }, (_, label) => (label === most ? score : 0));
  const chain = (labels: number, ...scores: Float64Array[]) => ({
    ...{ labels, scores },
    steps: new Float64Array((labels + 1) * labels),
  });
  return {
    segments: () => chain(3, row(3, BEGINS, 20), row(3, GOES_ON, 20)),
    kindsOf: () => Float32Array.from(clauseKinds, (kind) => kinds[kind] ?? 0),
    slotsOf: () => chain(slotLabels.length, row(slotLabels.length, 0, 20), row(slotLabels.length, thing, isThing)),
  };
}

const told = (all: readonly Hearing[]) =>
  all.map(({ clauses }) => clauses.map(({ kind, slots }) => `${kind} ${slots.map(({ slot }) => slot).join(' ')}`));

test('the likeliest is heard first, then the others that are likely enough', () => {
  expect(told(hearings(heard({ go: 0.6, press: 0.3, remove: 0.1 }, 20)))).toEqual([['go thing'], ['press thing']]);
});

test('which words matter may be heard otherwise too', () => {
  const [first, second] = hearings(heard({ go: 1 }, 4.5));

  expect(first?.clauses[0]?.slots).toEqual([{ slot: 'thing', from: 1, to: 2 }]);
  expect(second?.clauses[0]?.slots).not.toEqual(first?.clauses[0]?.slots);
});

test('what nobody could tell is heard in no way', () => {
  expect(hearings(heard({ go: 0.2, press: 0.2, add: 0.2, send: 0.2, key: 0.2 }, 20))).toEqual([]);
});
