import { type Chain, type Follows, onlyAllowed } from './model-chain.ts';

/** The weights of one stage as they are kept: small whole numbers, only where there is anything to say. */
export interface PackedModel {
  /** Parted by `|`. */
  labels: string;
  /** What one stands for. */
  scale: number;
  /** Of each label after each other, then at the beginning; parted by spaces. */
  steps: string;
  /** Base64: for each feature, in rising order, its four bytes, how many weights it has, and for each of them a label and a weight. */
  features: string;
}

/** A feature has at least its name, a number of weights, and one weight. */
const LEAST_BYTES = 7;
const SHELVES = 65_536;

/** Tells how well labels fit, from the features of a place. */
export class Model {
  readonly labels: readonly string[];
  readonly #scale: number;
  readonly #steps: Float64Array;
  readonly #bytes: Uint8Array;
  readonly #signed: Int8Array;
  /** The features in rising order, and where the weights of each begin. */
  readonly #hashes: Uint32Array;
  readonly #offsets: Uint32Array;
  /** Where the features begin that share their first sixteen bits. */
  readonly #shelves = new Uint32Array(SHELVES + 1);

  constructor({ labels, scale, steps, features }: PackedModel, follows: Follows = () => true) {
    this.labels = labels.split('|');
    this.#scale = scale;
    this.#steps = onlyAllowed(
      steps.split(' ').map((step) => Number(step) * scale),
      this.labels.length,
      follows,
    );
    this.#bytes = Uint8Array.from(Buffer.from(features, 'base64'));
    this.#signed = new Int8Array(this.#bytes.buffer);
    const view = new DataView(this.#bytes.buffer);
    this.#hashes = new Uint32Array(Math.ceil(this.#bytes.length / LEAST_BYTES));
    this.#offsets = new Uint32Array(this.#hashes.length);
    let count = 0;
    for (let at = 0; at < this.#bytes.length; at += 5 + 2 * (this.#bytes[at + 4] ?? 0)) {
      const hash = view.getUint32(at);
      this.#hashes[count] = hash;
      this.#offsets[count++] = at + 4;
      this.#shelves[(hash >>> 16) + 1] = count;
    }
    for (let shelf = 1; shelf <= SHELVES; shelf++)
      this.#shelves[shelf] = Math.max(this.#shelves[shelf] ?? 0, this.#shelves[shelf - 1] ?? 0);
  }

  /** The scores of all labels at all places. */
  chain(places: readonly (readonly number[])[]): Chain {
    return {
      labels: this.labels.length,
      scores: places.map((features) => this.#scoresOf(features)),
      steps: this.#steps,
    };
  }

  #find(feature: number): number | undefined {
    const end = this.#shelves[(feature >>> 16) + 1] ?? 0;
    for (let at = this.#shelves[feature >>> 16] ?? 0; at < end; at++)
      if (this.#hashes[at] === feature) return this.#offsets[at];
    return undefined;
  }

  #scoresOf(features: readonly number[]): Float64Array {
    const scores = new Float64Array(this.labels.length);
    for (const feature of features) {
      const at = this.#find(feature);
      if (at === undefined) continue;
      const end = at + 1 + 2 * (this.#bytes[at] ?? 0);
      for (let place = at + 1; place < end; place += 2) {
        const label = this.#bytes[place] ?? 0;
        scores[label] = (scores[label] ?? 0) + (this.#signed[place + 1] ?? 0) * this.#scale;
      }
    }
    return scores;
  }
}
