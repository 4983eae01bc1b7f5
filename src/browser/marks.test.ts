import { expect, test } from 'vitest';
import { overlap, placeMarks } from './marks.ts';

const page = { width: 800, height: 600 };

test('the numbers of rows that touch each other do not lie on each other', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    id: 90 + index,
    box: { left: 10, top: 20 + index * 24, right: 400, bottom: 44 + index * 24 },
  }));

  const labels = placeMarks(rows, page).map(({ label }) => label);

  const pairs = labels.flatMap((one, index) => labels.slice(index + 1).map((other) => overlap(one, other)));
  expect(Math.max(...pairs)).toBe(0);
});

test('neighbours have different colours', () => {
  const row = Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    box: { left: 10 + index * 50, top: 40, right: 50 + index * 50, bottom: 80 },
  }));

  const colors = placeMarks(row, page).map(({ color }) => color);

  for (const [index, color] of colors.entries()) expect(colors[index + 1]).not.toBe(color);
});

test('a number stays in the picture, also in its corners', () => {
  const corners = [
    { id: 1, box: { left: 0, top: 0, right: 30, bottom: 20 } },
    { id: 222, box: { left: 770, top: 580, right: 800, bottom: 600 } },
  ];

  for (const { label } of placeMarks(corners, page)) {
    expect(label.left).toBeGreaterThanOrEqual(0);
    expect(label.top).toBeGreaterThanOrEqual(0);
    expect(label.right).toBeLessThanOrEqual(800);
    expect(label.bottom).toBeLessThanOrEqual(600);
  }
});

test('a box that fills the picture has its number inside', () => {
  const [mark] = placeMarks([{ id: 7, box: { left: 0, top: 0, right: 800, bottom: 600 } }], page);

  expect(
    overlap(mark?.label ?? { left: 0, top: 0, right: 0, bottom: 0 }, { left: 0, top: 0, right: 800, bottom: 600 }),
  ).toBeGreaterThan(100);
});
