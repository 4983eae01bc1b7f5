import { expect, test } from 'vitest';
import { linear } from './layers.ts';
import { isInMill, roomFor } from './mill.ts';

const waves = (count: number, pace: number) => Float32Array.from({ length: count }, (_, at) => Math.sin(at * pace));

test.each([
  [1, 4, 1],
  [3, 16, 5],
  [9, 320, 45],
  [700, 960, 320],
])('%d words of %d numbers come out of the mill as they do without it, %d each', (count, columns, rows) => {
  const x = waves(count * columns, 0.37);
  const weight = { rows, columns, values: waves(rows * columns, 0.11) };
  const bias = { rows, columns: 1, values: waves(rows, 0.73) };
  const kept = { ...weight, values: roomFor(weight.values.length) };
  const keptBias = { ...bias, values: roomFor(bias.values.length) };
  kept.values.set(weight.values);
  keptBias.values.set(bias.values);

  const milled = linear(x, kept, keptBias);

  expect(isInMill(kept.values)).toBe(true);
  expect(milled).toHaveLength(count * rows);
  const plain = linear(x, weight, bias);
  for (const [at, value] of plain.entries()) expect(milled[at]).toBeCloseTo(value, 2);
});
