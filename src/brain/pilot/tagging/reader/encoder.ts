import type { Token } from '../../understanding/tokens.ts';
import { type Attention, Layers } from './attention.ts';
import { normed } from './layers.ts';
import type { SmallMatrix } from './mill.ts';
import { caseOf, piecesOf, sortOf } from './pieces.ts';
import type { Linear, Matrix, Norm, Weights } from './weights.ts';

/** The measures of the network. */
export interface Shape extends Attention {
  layers: number;
  /** Rows of the table of pieces, and pieces of a word at most. */
  buckets: number;
  pieces: number;
}

/** Reads a task: gives each word numbers that say what it means where it stands (a transformer). */
export class Encoder {
  readonly #shape: Shape;
  readonly #pieces: SmallMatrix;
  readonly #up: Linear;
  readonly #cases: Matrix;
  readonly #sorts: Matrix;
  readonly #first: Norm;
  readonly #layers: Layers;
  readonly #last: Norm;

  constructor(weights: Weights<Shape>) {
    const linear = (name: string) => weights.linear(`enc.${name}`);
    const norm = (name: string) => weights.norm(`enc.${name}`);
    this.#shape = weights.shape;
    this.#pieces = weights.smallMatrix('enc.emb.weight');
    this.#up = linear('up');
    this.#cases = weights.matrix('enc.case.weight');
    this.#sorts = weights.matrix('enc.kind.weight');
    this.#first = norm('norm0');
    this.#last = norm('norm');
    this.#layers = new Layers(weights, 'enc.layers', this.#shape.layers);
  }

  /** One row for each token. */
  read(tokens: readonly Token[]): Float32Array {
    return normed(this.#layers.through(this.#words(tokens)), this.#last);
  }

  /** The same without the last layers, for others to go on from there. */
  readWithout(last: number, tokens: readonly Token[]): Float32Array {
    return this.#layers.through(this.#words(tokens), this.#shape.layers - last);
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
}
