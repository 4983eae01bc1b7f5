import { added, gather, normed, overlap, shares, softened } from './layers.ts';
import type { Linear, Matrix, Norm, Weights } from './weights.ts';

/** The measures of layers in which words take from each other. */
export interface Attention {
  /** Numbers that stand for a word in its place. */
  d: number;
  heads: number;
  /** Words farther apart than this count as equally far. */
  reach: number;
}

interface Layer {
  before: Norm;
  ask: Linear;
  tell: Linear;
  after: Norm;
  widen: Linear;
  narrow: Linear;
  /** For each head how much the distance counts. */
  far: Matrix;
}

/** Layers one after the other, each of which tells more of what words mean where they stand. */
export class Layers {
  readonly #measures: Attention;
  readonly #layers: readonly Layer[];

  constructor(weights: Weights<Attention>, name: string, count: number) {
    this.#measures = weights.shape;
    this.#layers = Array.from({ length: count }, (_, at) => ({
      before: weights.norm(`${name}.${at}.n1`),
      ask: weights.linear(`${name}.${at}.qkv`),
      tell: weights.linear(`${name}.${at}.o`),
      after: weights.norm(`${name}.${at}.n2`),
      widen: weights.linear(`${name}.${at}.a`),
      narrow: weights.linear(`${name}.${at}.b`),
      far: weights.matrix(`${name}.${at}.far`),
    }));
  }

  /** Changes what stands for the words, a row for each, in its place: by the first `count` layers. */
  through(x: Float32Array, count: number = this.#layers.length): Float32Array {
    for (const { before, ask, tell, after, widen, narrow, far } of this.#layers.slice(0, count)) {
      added(x, tell(this.#attended(ask(normed(x, before)), far)));
      added(x, narrow(softened(widen(normed(x, after)))));
    }
    return x;
  }

  /** Each word takes from the others what concerns it. A row holds what it asks for, what it answers to, and what it gives. */
  #attended(asked: Float32Array, far: Matrix): Float32Array {
    const { d, heads, reach } = this.#measures;
    const size = d / heads;
    const count = asked.length / (3 * d);
    const out = new Float32Array(count * d);
    const scores = new Float32Array(count);
    const at = (word: number, part: number, head: number) => word * 3 * d + part * d + head * size;
    for (let head = 0; head < heads; head++)
      for (let word = 0; word < count; word++) {
        for (let other = 0; other < count; other++) {
          const distance = Math.max(-reach, Math.min(reach, other - word)) + reach;
          const match = overlap(asked, at(word, 0, head), asked, at(other, 1, head), size);
          scores[other] = match / Math.sqrt(size) + (far.values[head * far.columns + distance] as number);
        }
        shares(scores);
        gather({ from: asked, start: at(0, 2, head), step: 3 * d, shares: scores }, out, word * d + head * size, size);
      }
    return out;
  }
}
