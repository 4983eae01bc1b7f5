import { expect, test } from 'vitest';
import { spotOf } from './spot-of.ts';

const picture = { file: 'a.jpg', url: '', width: 960, height: 600, scale: 2 };
const places = { controls: [[7, [10, 20, 50, 40]]], words: [] } as const;
const action = (input: unknown) => ({ tool: 'click', input, spoken: 'click' });

test('what has a number stands where the picture says', () => {
  expect(spotOf(action({ id: 7 }), places, picture)).toEqual([10, 20, 50, 40]);
});

test('a bare point is a point of the page', () => {
  expect(spotOf(action({ x: 100, y: 60 }), places, picture)).toEqual([40, 20, 60, 40]);
});

test('what is nowhere on the picture is not marked', () => {
  expect(spotOf(action({ id: 8 }), places, picture)).toBeUndefined();
  expect(spotOf(action(null), places, picture)).toBeUndefined();
});
