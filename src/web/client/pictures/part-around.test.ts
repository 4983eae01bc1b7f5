import { expect, test } from 'vitest';
import { partAround } from './part-around.ts';

const picture = { width: 960, height: 600 };

test('what is marked stands in the middle, and nothing beyond the edges is shown', () => {
  expect(partAround([470, 290, 490, 310], picture)).toEqual([270, 213, 420, 175]);
  expect(partAround([0, 0, 20, 20], picture)).toEqual([0, 0, 420, 175]);
  expect(partAround([940, 580, 960, 600], picture)).toEqual([540, 425, 420, 175]);
});

test('all that is marked is shown, up to the whole picture', () => {
  const [left, top, width, height] = partAround([0, 0, 960, 600], picture);

  expect([left, top, width, height]).toEqual([0, 100, 960, 400]);
});
