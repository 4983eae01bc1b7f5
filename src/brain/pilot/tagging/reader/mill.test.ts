import { expect, test } from 'vitest';
import { Mill, type SmallMatrix } from './mill.ts';

const wave = (at: number, pace: number) => Math.sin(at * pace);

/** A matrix and a bias, where the mill keeps what it works with. */
function kept(mill: Mill, rows: number, columns: number): [SmallMatrix, Float32Array] {
  const { buffer } = mill.bytes;
  const scales = new Float32Array(buffer, 0, rows);
  const bias = new Float32Array(buffer, 4 * rows, rows);
  const bytes = new Int8Array(buffer, 8 * rows, rows * columns);
  scales.forEach((_, at) => {
    scales[at] = 0.01 + 0.00001 * at;
    bias[at] = wave(at, 0.73);
  });
  bytes.forEach((_, at) => {
    bytes[at] = Math.round(127 * wave(at, 0.11));
  });
  return [{ rows, columns, scales, bytes }, bias];
}

test.each([
  [1, 8, 1],
  [3, 16, 5],
  [9, 320, 45],
  [300, 960, 320],
])('%d words of %d numbers come out of the mill as they should, %d each', (count, columns, rows) => {
  const mill = new Mill(8 * rows + rows * columns);
  const [matrix, bias] = kept(mill, rows, columns);
  const x = Float32Array.from({ length: count * columns }, (_, at) => 3 * wave(at, 0.37));

  const out = mill.linear(x, matrix, bias);

  expect(out).toHaveLength(count * rows);
  let worst = 0;
  for (let to = 0; to < out.length; to++) {
    const row = to % rows;
    const from = Math.floor(to / rows) * columns;
    let sum = 0;
    for (let at = 0; at < columns; at++) sum += (x[from + at] ?? 0) * (matrix.bytes[row * columns + at] ?? 0);
    worst = Math.max(worst, Math.abs((out[to] ?? 0) - (sum * (matrix.scales[row] ?? 0) + (bias[row] ?? 0))));
  }
  // The words are put down in numbers of two bytes: of sums in the hundreds, very little is lost.
  expect(worst).toBeLessThan(0.02);
});
