import type { Token } from '../../understanding/tokens.ts';
import { added, linear, normed, shares, softened } from './layers.ts';
import { caseOf, piecesOf, sortOf } from './pieces.ts';
import type { Matrix, Shape, SmallMatrix, Weights } from './weights.ts';

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

interface Linear {
  weight: Matrix;
  bias: Matrix;
}
type Norm = Linear;

/** Reads a task: gives each word numbers that say what it means where it stands (a transformer). */
export class Encoder {
  readonly #shape: Shape;
  readonly #pieces: SmallMatrix;
  readonly #up: Linear;
  readonly #cases: Matrix;
  readonly #sorts: Matrix;
  readonly #first: Norm;
  readonly #layers: readonly Layer[];
  readonly #last: Norm;

  constructor(weights: Weights) {
    const pair = (name: string): Linear => ({
      weight: weights.matrix(`enc.${name}.weight`),
      bias: weights.matrix(`enc.${name}.bias`),
    });
    this.#shape = weights.shape;
    this.#pieces = weights.smallMatrix('enc.emb.weight');
    this.#up = pair('up');
    this.#cases = weights.matrix('enc.case.weight');
    this.#sorts = weights.matrix('enc.kind.weight');
    this.#first = pair('norm0');
    this.#last = pair('norm');
    this.#layers = Array.from({ length: this.#shape.layers }, (_, at) => ({
      before: pair(`layers.${at}.n1`),
      ask: pair(`layers.${at}.qkv`),
      tell: pair(`layers.${at}.o`),
      after: pair(`layers.${at}.n2`),
      widen: pair(`layers.${at}.a`),
      narrow: pair(`layers.${at}.b`),
      far: weights.matrix(`enc.layers.${at}.far`),
    }));
  }

  /** One row for each token. */
  read(tokens: readonly Token[]): Float32Array {
    let x = this.#words(tokens);
    for (const { before, ask, tell, after, widen, narrow, far } of this.#layers) {
      const asked = linear(normed(x, before.weight, before.bias), ask.weight, ask.bias);
      x = added(x, linear(this.#attended(asked, far), tell.weight, tell.bias));
      const wide = softened(linear(normed(x, after.weight, after.bias), widen.weight, widen.bias));
      x = added(x, linear(wide, narrow.weight, narrow.bias));
    }
    return normed(x, this.#last.weight, this.#last.bias);
  }

  /** What the words are by themselves. */
  #words(tokens: readonly Token[]): Float32Array {
    const { columns } = this.#pieces;
    const sums = new Float32Array(tokens.length * columns);
    for (const [at, token] of tokens.entries()) this.#sum(token, sums.subarray(at * columns, (at + 1) * columns));
    const x = linear(sums, this.#up.weight, this.#up.bias);
    const { d } = this.#shape;
    for (const [at, token] of tokens.entries())
      for (let column = 0; column < d; column++)
        x[at * d + column] =
          (x[at * d + column] ?? 0) +
          (this.#cases.values[caseOf(token) * d + column] ?? 0) +
          (this.#sorts.values[sortOf(token) * d + column] ?? 0);
    return normed(x, this.#first.weight, this.#first.bias);
  }

  #sum(token: Token, into: Float32Array): void {
    const { columns, scales, bytes } = this.#pieces;
    const pieces = piecesOf(token, this.#shape.pieces, this.#shape.buckets);
    for (const piece of pieces) {
      const scale = (scales[piece] ?? 0) / Math.sqrt(pieces.length);
      for (let column = 0; column < columns; column++)
        into[column] = (into[column] ?? 0) + (bytes[piece * columns + column] ?? 0) * scale;
    }
  }

  /** Each word takes from the others what concerns it. A row holds what it asks for, what it answers to, and what it gives. */
  #attended(asked: Float32Array, far: Matrix): Float32Array {
    const { d, heads, reach } = this.#shape;
    const size = d / heads;
    const count = asked.length / (3 * d);
    const out = new Float32Array(count * d);
    const at = (word: number, part: number, head: number) => word * 3 * d + part * d + head * size;
    for (let head = 0; head < heads; head++)
      for (let word = 0; word < count; word++) {
        const scores = new Float32Array(count);
        for (let other = 0; other < count; other++) {
          const distance = Math.max(-reach, Math.min(reach, other - word)) + reach;
          const match = overlap(asked, at(word, 0, head), at(other, 1, head), size);
          scores[other] = match / Math.sqrt(size) + (far.values[head * far.columns + distance] ?? 0);
        }
        const weights = shares(scores);
        for (let other = 0; other < count; other++) {
          const weight = weights[other] ?? 0;
          const from = at(other, 2, head);
          const to = word * d + head * size;
          for (let column = 0; column < size; column++)
            out[to + column] = (out[to + column] ?? 0) + weight * (asked[from + column] ?? 0);
        }
      }
    return out;
  }
}

function overlap(x: Float32Array, one: number, other: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += (x[one + at] ?? 0) * (x[other + at] ?? 0);
  return sum;
}
