import type { Token } from '../../understanding/tokens.ts';
import { type Chain, type Follows, onlyAllowed } from '../model-chain.ts';
import { segmentFollows, slotFollows } from '../tag-labels.ts';
import { Encoder, type Shape } from './encoder.ts';
import { shares, softened } from './layers.ts';
import { type Linear, type Matrix, Weights } from './weights.ts';

/** What was learned about tasks: where their clauses are, what kind each is, which of its words matter. */
export class Reader {
  readonly #encoder: Encoder;
  readonly #d: number;
  readonly #segments: Linear;
  readonly #segmentSteps: Float64Array;
  readonly #kinds: Linear;
  readonly #kindMarks: Matrix;
  readonly #slots: readonly [Linear, Linear];
  readonly #slotSteps: Float64Array;

  constructor(path: URL = new URL('weights.bin', import.meta.url)) {
    const weights = new Weights<Shape>(path);
    const steps = (name: string, follows: Follows) => {
      const start = weights.numbers(`${name}.start`);
      return onlyAllowed([...weights.numbers(`${name}.steps`), ...start], start.length, follows);
    };
    this.#encoder = new Encoder(weights);
    this.#d = weights.shape.d;
    this.#segments = weights.linear('seg');
    this.#kinds = weights.linear('kind');
    this.#kindMarks = weights.matrix('kindemb.weight');
    this.#slots = [weights.linear('sa'), weights.linear('sb')];
    this.#segmentSteps = steps('segcrf', segmentFollows);
    this.#slotSteps = steps('slotcrf', slotFollows);
  }

  read(tokens: readonly Token[]): ReadTask {
    const words = this.#encoder.read(tokens);
    const clause = (from: number, to: number) => words.subarray(from * this.#d, to * this.#d);
    return {
      segments: () => chainOf(this.#segments(words), this.#segmentSteps),
      kindsOf: (from, to) => this.#kindsOf(clause(from, to)),
      slotsOf: (from, to, kind) => this.#slotsOf(clause(from, to), kind),
    };
  }

  /** What each word means where it stands, as far as all but the last layers know: a row of numbers for each. */
  readWithout(last: number, tokens: readonly Token[]): Float32Array {
    return this.#encoder.readWithout(last, tokens);
  }

  /** By what the words of a clause mean on average, and by its first. */
  #kindsOf(words: Float32Array): Float32Array {
    const d = this.#d;
    const facts = new Float32Array(2 * d);
    const count = words.length / d;
    for (let at = 0; at < words.length; at++) facts[at % d] = (facts[at % d] ?? 0) + (words[at] ?? 0) / count;
    facts.set(words.subarray(0, d), d);
    return shares(this.#kinds(facts));
  }

  #slotsOf(words: Float32Array, kind: number): Chain {
    const d = this.#d;
    const { columns, values } = this.#kindMarks;
    const mark = values.subarray(kind * columns, (kind + 1) * columns);
    const count = words.length / d;
    const facts = new Float32Array(count * (d + columns));
    for (let at = 0; at < count; at++) {
      facts.set(words.subarray(at * d, (at + 1) * d), at * (d + columns));
      facts.set(mark, at * (d + columns) + d);
    }
    const [inner, outer] = this.#slots;
    return chainOf(outer(softened(inner(facts))), this.#slotSteps);
  }
}

/** A task that was read, to be asked about. */
export interface ReadTask {
  /** Scores of where clauses begin and end. */
  segments(): Chain;
  /** How likely each kind is of a clause. */
  kindsOf(from: number, to: number): Float32Array;
  /** Scores of the slots of a clause of this kind. */
  slotsOf(from: number, to: number, kind: number): Chain;
}

function chainOf(scores: Float32Array, steps: Float64Array): Chain {
  // One row of steps for each label, and one for the beginning.
  const labels = (Math.sqrt(1 + 4 * steps.length) - 1) / 2;
  const rows = Array.from({ length: scores.length / labels }, (_, at) =>
    Float64Array.from(scores.subarray(at * labels, (at + 1) * labels)),
  );
  return { labels, scores: rows, steps };
}
