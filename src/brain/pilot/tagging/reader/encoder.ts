import type { Token } from '../../understanding/tokens.ts';
import { added, normed, shares, softened } from './layers.ts';
import type { SmallMatrix } from './mill.ts';
import { caseOf, piecesOf, sortOf } from './pieces.ts';
import type { Linear, Matrix, Norm, Shape, Weights } from './weights.ts';

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
    const linear = (name: string) => weights.linear(`enc.${name}`);
    const norm = (name: string) => weights.norm(`enc.${name}`);
    this.#shape = weights.shape;
    this.#pieces = weights.smallMatrix('enc.emb.weight');
    this.#up = linear('up');
    this.#cases = weights.matrix('enc.case.weight');
    this.#sorts = weights.matrix('enc.kind.weight');
    this.#first = norm('norm0');
    this.#last = norm('norm');
    this.#layers = Array.from({ length: this.#shape.layers }, (_, at) => ({
      before: norm(`layers.${at}.n1`),
      ask: linear(`layers.${at}.qkv`),
      tell: linear(`layers.${at}.o`),
      after: norm(`layers.${at}.n2`),
      widen: linear(`layers.${at}.a`),
      narrow: linear(`layers.${at}.b`),
      far: weights.matrix(`enc.layers.${at}.far`),
    }));
  }

  /** One row for each token. */
  read(tokens: readonly Token[]): Float32Array {
    const x = this.#words(tokens);
    for (const { before, ask, tell, after, widen, narrow, far } of this.#layers) {
      added(x, tell(this.#attended(ask(normed(x, before)), far)));
      added(x, narrow(softened(widen(normed(x, after)))));
    }
    return normed(x, this.#last);
  }

  /** What the words are by themselves. */
  #words(tokens: readonly Token[]): Float32Array {
    const { columns } = this.#pieces;
    const sums = new Float32Array(tokens.length * columns);
    for (const [at, token] of tokens.entries()) this.#sum(token, sums.subarray(at * columns, (at + 1) * columns));
    const x = this.#up(sums);
    const { d } = this.#shape;
    for (const [at, token] of tokens.entries()) {
      const [writing, sort] = [caseOf(token) * d, sortOf(token) * d];
      for (let column = 0; column < d; column++)
        x[at * d + column] =
          (x[at * d + column] ?? 0) +
          (this.#cases.values[writing + column] ?? 0) +
          (this.#sorts.values[sort + column] ?? 0);
    }
    return normed(x, this.#first);
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
    const scores = new Float32Array(count);
    const at = (word: number, part: number, head: number) => word * 3 * d + part * d + head * size;
    for (let head = 0; head < heads; head++)
      for (let word = 0; word < count; word++) {
        for (let other = 0; other < count; other++) {
          const distance = Math.max(-reach, Math.min(reach, other - word)) + reach;
          const match = overlap(asked, at(word, 0, head), at(other, 1, head), size);
          scores[other] = match / Math.sqrt(size) + (far.values[head * far.columns + distance] as number);
        }
        shares(scores);
        const to = word * d + head * size;
        for (let column = 0; column < size; column += 4)
          this.#gather(asked, scores, at(0, 2, head) + column, out, to + column);
      }
    return out;
  }

  /** Four numbers of what all words give, by their shares: written out, as below, since it is done so often. */
  #gather(asked: Float32Array, weights: Float32Array, from: number, out: Float32Array, to: number): void {
    const step = 3 * this.#shape.d;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let other = 0, at = from; other < weights.length; other++, at += step) {
      const weight = weights[other] as number;
      a += weight * (asked[at] as number);
      b += weight * (asked[at + 1] as number);
      c += weight * (asked[at + 2] as number);
      d += weight * (asked[at + 3] as number);
    }
    out[to] = a;
    out[to + 1] = b;
    out[to + 2] = c;
    out[to + 3] = d;
  }
}

/** Sizes are multiples of four. */
function overlap(x: Float32Array, one: number, other: number, size: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < size; at += 4) {
    a += (x[one + at] as number) * (x[other + at] as number);
    b += (x[one + at + 1] as number) * (x[other + at + 1] as number);
    c += (x[one + at + 2] as number) * (x[other + at + 2] as number);
    d += (x[one + at + 3] as number) * (x[other + at + 3] as number);
  }
  return a + b + c + d;
}
