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
