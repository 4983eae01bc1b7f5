import { isInMill, milled } from './mill.ts';
import type { Matrix } from './weights.ts';

/** Words that are worked out together, so that each weight is fetched once for all of them. */
const TOGETHER = 4;

/** Each row of `x` through a matrix whose rows are the outputs. */
export function linear(x: Float32Array, matrix: Matrix, bias: Matrix): Float32Array {
  const { rows, columns } = matrix;
  if (columns % 4 === 0 && isInMill(matrix.values) && isInMill(bias.values))
    return milled(x, matrix.values, bias.values, rows);
  const count = x.length / columns;
  const full = Math.ceil(count / TOGETHER) * TOGETHER;
  const words = new Float32Array(full * columns);
  words.set(x);
  const out = new Float32Array(full * rows);
  for (let row = 0; row < rows; row += 2)
    for (let word = 0; word < full; word += TOGETHER) workOut(words, matrix, bias.values, row, word, out);
  return out.subarray(0, count * rows);
}

/** Two outputs of four words, where there is no mill: written out, so that nothing is made in it that would have to be cleared away. */
function workOut(
  x: Float32Array,
  matrix: Matrix,
  bias: Float32Array,
  row: number,
  word: number,
  out: Float32Array,
): void {
  const { rows, columns, values } = matrix;
  const hasTwo = row + 1 < rows;
  const w0 = row * columns;
  const w1 = hasTwo ? w0 + columns : w0;
  const x0 = word * columns;
  const x1 = x0 + columns;
  const x2 = x1 + columns;
  const x3 = x2 + columns;
  let a0 = bias[row] as number;
  let a1 = a0;
  let a2 = a0;
  let a3 = a0;
  let b0 = hasTwo ? (bias[row + 1] as number) : 0;
  let b1 = b0;
  let b2 = b0;
  let b3 = b0;
  for (let at = 0; at < columns; at++) {
    const p = values[w0 + at] as number;
    const q = values[w1 + at] as number;
    const v0 = x[x0 + at] as number;
    const v1 = x[x1 + at] as number;
    const v2 = x[x2 + at] as number;
    const v3 = x[x3 + at] as number;
    a0 += v0 * p;
    a1 += v1 * p;
    a2 += v2 * p;
    a3 += v3 * p;
    b0 += v0 * q;
    b1 += v1 * q;
    b2 += v2 * q;
    b3 += v3 * q;
  }
  const to = word * rows + row;
  out[to] = a0;
  out[to + rows] = a1;
  out[to + 2 * rows] = a2;
  out[to + 3 * rows] = a3;
  if (!hasTwo) return;
  out[to + 1] = b0;
  out[to + rows + 1] = b1;
  out[to + 2 * rows + 1] = b2;
  out[to + 3 * rows + 1] = b3;
}

const EPSILON = 1e-5;

/** Each row brought to mean 0 and spread 1, then weighed. */
export function normed(x: Float32Array, weight: Matrix, bias: Matrix): Float32Array {
  const d = weight.rows;
  const out = new Float32Array(x.length);
  for (let from = 0; from < x.length; from += d) {
    let sum = 0;
    for (let at = 0; at < d; at++) sum += x[from + at] ?? 0;
    const mean = sum / d;
    let squares = 0;
    for (let at = 0; at < d; at++) squares += ((x[from + at] ?? 0) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / d + EPSILON);
    for (let at = 0; at < d; at++)
      out[from + at] = ((x[from + at] ?? 0) - mean) * scale * (weight.values[at] ?? 0) + (bias.values[at] ?? 0);
  }
  return out;
}

/** Lets through what is above 0, softly (GELU). */
export function softened(x: Float32Array): Float32Array {
  return x.map((value) => 0.5 * value * (1 + Math.tanh(0.797_884_560_8 * (value + 0.044_715 * value ** 3))));
}

export function added(x: Float32Array, y: Float32Array): Float32Array {
  return x.map((value, at) => value + (y[at] ?? 0));
}

/** How likely each is, from scores. */
export function shares(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
