import { expect, test } from 'vitest';
import type { Places, Spot } from '../../run-events.ts';
import { spotsOf } from './spots.ts';

/** Words on lines of a picture, each letter ten pixels wide. */
function lines(...texts: readonly string[]): Pick<Places, 'words'> {
  const words = texts.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const spot: Spot = [index * 10, line * 30, (index + word.length) * 10, line * 30 + 20];
      return [word, spot] as const;
    }),
  );
  return { words };
}

test('words on one line share a box, whatever signs stand between them', () => {
  expect(spotsOf('“Trainee barista” — €900', lines('A Trainee  barista, €900 a month'))).toEqual([[20, 0, 240, 20]]);
});

test('a quote that goes on in the next line has a box on each', () => {
  expect(spotsOf('wanted at once', lines('barista wanted', 'at once'))).toEqual([
    [80, 0, 140, 20],
    [0, 30, 70, 50],
  ]);
});

test('of a quote with a gap, the pieces that stand nearest to each other are meant', () => {
  const page = lines('Trainee barista', '€900', 'Similar', 'Trainee barista', 'from €750');

  expect(spotsOf('Trainee barista ... from €750', page)).toEqual([
    [0, 90, 150, 110],
    [0, 120, 90, 140],
  ]);
});

test('where our own words stand around those of the page, theirs are found', () => {
  expect(spotsOf('link "Margherita with basil"', lines('Margherita with basil'))).toEqual([[0, 0, 210, 20]]);
});

test('what is not there is not marked, and a number is no part of another', () => {
  expect(spotsOf('Sender blocked', lines('Moved to trash'))).toEqual([]);
  expect(spotsOf('40', lines('1400 and 40.99'))).toEqual([[90, 0, 140, 20]]);
  expect(spotsOf('…', lines('anything'))).toEqual([]);
});

test('words beyond the edge of the picture, as of a message that is sliding in, are not marked', () => {
  expect(spotsOf('Undo', { words: [['Undo', [154, 747, 191, 600]]] })).toEqual([]);
});
