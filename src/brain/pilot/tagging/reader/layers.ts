import type { Norm } from './weights.ts';

const EPSILON = 1e-5;

/** Each row brought to mean 0 and spread 1, then weighed. */
export function normed(x: Float32Array, { weight, bias }: Norm): Float32Array {
  const d = weight.length;
  const out = new Float32Array(x.length);
  for (let from = 0; from < x.length; from += d) {
    let sum = 0;
    for (let at = 0; at < d; at++) sum += x[from + at] as number;
    const mean = sum / d;
    let squares = 0;
    for (let at = 0; at < d; at++) squares += ((x[from + at] as number) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / d + EPSILON);
    for (let at = 0; at < d; at++)
      out[from + at] = ((x[from + at] as number) - mean) * scale * (weight[at] as number) + (bias[at] as number);
  }
  return out;
}

/** Lets through what is above 0, softly (GELU). */
export function softened(x: Float32Array): Float32Array {
  for (let at = 0; at < x.length; at++) {
    const value = x[at] as number;
    x[at] = value / (1 + Math.exp(-1.595_769_121_6 * (value + 0.044_715 * value * value * value)));
  }
  return x;
}

/** Adds `y` to `x`. */
export function added(x: Float32Array, y: Float32Array): Float32Array {
  for (let at = 0; at < x.length; at++) x[at] = (x[at] as number) + (y[at] as number);
  return x;
}

/** How likely each is, from scores: in their place. */
export function shares(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] as number) - most);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / sum;
  return scores;
}

/** How well `size` numbers of one match as many of another. Sizes are multiples of four: written out, as below, since it is done so often. */
export function overlap(x: Float32Array, one: number, y: Float32Array, other: number, size: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < size; at += 4) {
    a += (x[one + at] as number) * (y[other + at] as number);
    b += (x[one + at + 1] as number) * (y[other + at + 1] as number);
    c += (x[one + at + 2] as number) * (y[other + at + 2] as number);
    d += (x[one + at + 3] as number) * (y[other + at + 3] as number);
  }
  return a + b + c + d;
}

/** What several words give: rows that begin at `start` and lie `step` apart, each with its share. */
interface Given {
  from: Float32Array;
  start: number;
  step: number;
  shares: Float32Array;
}

/** Puts down `size` numbers of what all of them give together. */
export function gather({ from, start, step, shares }: Given, out: Float32Array, to: number, size: number): void {
  for (let column = 0; column < size; column += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let other = 0, at = start + column; other < shares.length; other++, at += step) {
      const share = shares[other] as number;
      a += share * (from[at] as number);
      b += share * (from[at + 1] as number);
      c += share * (from[at + 2] as number);
      d += share * (from[at + 3] as number);
    }
    out[to + column] = a;
    out[to + column + 1] = b;
    out[to + column + 2] = c;
    out[to + column + 3] = d;
  }
}
