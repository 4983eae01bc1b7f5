import { expect, test } from 'vitest';
import { matching, pick } from './match.ts';

const labels = (...all: string[]) => all.map((label) => ({ label }));

test.each([
  ['the very words win over longer ones', 'Oslo', labels('Oslo Airport', 'Oslo'), 'Oslo'],
  ['capitals and accents may be left out', 'malaga', labels('Madrid', 'Málaga'), 'Málaga'],
  ['the only one that begins so is meant', 'Trom', labels('Oslo', 'Tromsø'), 'Tromsø'],
  ['the mark before an item is none of its words', '• Oslo', labels('Oslo Airport', 'Oslo'), 'Oslo'],
  ['the only one that has the words is meant', 'airport', labels('Oslo', 'Bergen Airport'), 'Bergen Airport'],
])('%s', (_, wanted, all, expected) => {
  expect(pick(wanted, all, 'the list').label).toBe(expected);
});

test('words that fit several are refused, with those they fit', () => {
  const pickAirport = () => pick('airport', labels('Oslo Airport', 'Bergen Airport', 'Bodø'), 'list "From"');

  expect(pickAirport).toThrow('2 things in list "From" answer to "airport".');
  expect(hintOf(pickAirport)).toBe('There is: "Oslo Airport", "Bergen Airport".');
});

test('words that fit nothing are refused, with the first of what there is', () => {
  const many = labels(...Array.from({ length: 20 }, (_, index) => `Option ${index}`));

  expect(hintOf(() => pick('Norway', many, 'the list'))).toMatch(/^There is: "Option 0", .*"Option 14" and 5 more\.$/);
});

test('what cannot be chosen is refused by name', () => {
  const all = [{ label: 'Night', disabled: true }, { label: 'Day' }];

  expect(() => pick('Night', all, 'the list')).toThrow('"Night" in the list cannot be chosen now.');
});

test('of two with the same words the group tells which is meant', () => {
  const all = [
    { label: 'Other', group: 'Fruit' },
    { label: 'Other', group: 'Meat' },
  ];

  expect(matching('Other', all).found).toHaveLength(2);
  expect(pick('Meat / Other', all, 'the list')).toBe(all[1]);
});

function hintOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof Error && 'hint' in error) return String(error.hint);
  }
  return undefined;
}
