import type { Matrix } from './weights.ts';

/** Each row of `x` through a matrix whose rows are the outputs; four rows at a time, so that each weight is fetched once for them. */
export function linear(x: Float32Array, { rows, columns, values }: Matrix, bias: Matrix): Float32Array {
  const count = x.length / columns;
  const out = new Float32Array(count * rows);
  for (let row = 0; row < rows; row++) {
    const base = bias.values[row] ?? 0;
    const weights = row * columns;
    let at = 0;
    for (; at + 3 < count; at += 4) {
      let [one, two, three, four] = [base, base, base, base];
      const from = at * columns;
      for (let column = 0; column < columns; column++) {
        const weight = values[weights + column] as number;
        one += (x[from + column] as number) * weight;
        two += (x[from + columns + column] as number) * weight;
        three += (x[from + 2 * columns + column] as number) * weight;
        four += (x[from + 3 * columns + column] as number) * weight;
      }
      out[at * rows + row] = one;
      out[(at + 1) * rows + row] = two;
      out[(at + 2) * rows + row] = three;
      out[(at + 3) * rows + row] = four;
    }
    for (; at < count; at++) {
      let sum = base;
      for (let column = 0; column < columns; column++)
        sum += (x[at * columns + column] as number) * (values[weights + column] as number);
      out[at * rows + row] = sum;
    }
  }
  return out;
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
