import { readFileSync } from 'node:fs';
import { roomFor } from './mill.ts';

/** Numbers in rows. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** As it is kept: a byte for each number, and for each row what one stands for. */
export interface SmallMatrix {
  rows: number;
  columns: number;
  scales: Float32Array;
  bytes: Int8Array;
}

/** The measures of the network. */
export interface Shape {
  /** Numbers that stand for a word in its place. */
  d: number;
  heads: number;
  layers: number;
  /** Rows of the table of pieces, and pieces of a word at most. */
  buckets: number;
  pieces: number;
  /** Words farther apart than this count as equally far. */
  reach: number;
}

interface Part {
  name: string;
  shape: readonly number[];
  at: number;
  small: boolean;
}

/** What was learned, by name. The file begins with the length of its head, then the head as JSON, then the numbers. */
export class Weights {
  readonly shape: Shape;
  readonly #parts: ReadonlyMap<string, Part>;
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(path: URL) {
    // A copy, so that numbers of four bytes stand where such numbers may stand.
    const file = Uint8Array.from(readFileSync(path));
    const length = new DataView(file.buffer).getUint32(0, true);
    const { parts, ...shape } = JSON.parse(Buffer.from(file.subarray(4, 4 + length)).toString()) as Shape & {
      parts: readonly Part[];
    };
    this.shape = shape;
    this.#parts = new Map(parts.map((part) => [part.name, part]));
    this.#bytes = file.slice(4 + length);
  }

  matrix(name: string): Matrix {
    const { shape, small } = this.#part(name);
    const [rows = 0, columns = 1] = shape;
    const values = roomFor(rows * columns);
    if (small) unpack(this.smallMatrix(name), values);
    else values.set(this.#floats(this.#part(name).at, rows * columns));
    return { rows, columns, values };
  }

  smallMatrix(name: string): SmallMatrix {
    const { shape, at } = this.#part(name);
    const [rows = 0, columns = 1] = shape;
    const start = this.#bytes.byteOffset + at + 4 * rows;
    return {
      rows,
      columns,
      scales: this.#floats(at, rows),
      bytes: new Int8Array(this.#bytes.buffer, start, rows * columns),
    };
  }

  #floats(at: number, count: number): Float32Array {
    return new Float32Array(this.#bytes.buffer, this.#bytes.byteOffset + at, count);
  }

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`The tagger's weights have no part ${name}.`);
    return part;
  }
}

function unpack({ rows, columns, scales, bytes }: SmallMatrix, into: Float32Array): void {
  for (let row = 0; row < rows; row++) {
    const scale = scales[row] as number;
    const end = (row + 1) * columns;
    for (let at = row * columns; at < end; at++) into[at] = (bytes[at] as number) * scale;
  }
}
