import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Mill, type SmallMatrix } from './mill.ts';

/** Numbers in rows. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** Each row of what is given, through a matrix. */
export type Linear = (x: Float32Array) => Float32Array;

/** What each number of a word is weighed with, and what is added to it. */
export interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

interface Part {
  name: string;
  shape: readonly number[];
  at: number;
  small: boolean;
}

/**
 * What was learned, by name. The file begins with the length of its head, then the head as JSON, then the numbers; it may be packed
 * as gzip packs.
 */
export class Weights<Measures> {
  readonly shape: Measures;
  readonly #parts: ReadonlyMap<string, Part>;
  readonly #mill: Mill;
  /** Where the numbers begin. */
  readonly #start: number;

  constructor(path: URL) {
    this.#mill = path.pathname.endsWith('.gz') ? unpackedInto(path) : milled(path);
    const { bytes } = this.#mill;
    this.#start = 4 + new DataView(bytes.buffer).getUint32(0, true);
    const { parts, ...shape } = JSON.parse(Buffer.from(bytes.subarray(4, this.#start)).toString()) as Measures & {
      parts: readonly Part[];
    };
    this.shape = shape as Measures;
    this.#parts = new Map(parts.map((part) => [part.name, part]));
  }

  linear(name: string): Linear {
    const bias = this.numbers(`${name}.bias`);
    if (!this.#part(`${name}.weight`).small) return plainly(this.matrix(`${name}.weight`), bias);
    const weight = this.smallMatrix(`${name}.weight`);
    return (x) => this.#mill.linear(x, weight, bias);
  }

  norm(name: string): Norm {
    return { weight: this.numbers(`${name}.weight`), bias: this.numbers(`${name}.bias`) };
  }

  /** Some numbers, as they are. */
  numbers(name: string): Float32Array {
    const { shape, at } = this.#part(name);
    return this.#floats(
      at,
      shape.reduce((product, size) => product * size, 1),
    );
  }

  matrix(name: string): Matrix {
    const { shape, small } = this.#part(name);
    const [rows = 0, columns = 1] = shape;
    return { rows, columns, values: small ? unpacked(this.smallMatrix(name)) : this.numbers(name) };
  }

  smallMatrix(name: string): SmallMatrix {
    const { shape, at } = this.#part(name);
    const [rows = 0, columns = 1] = shape;
    const bytes = new Int8Array(this.#mill.bytes.buffer, this.#start + at + 4 * rows, rows * columns);
    return { rows, columns, scales: this.#floats(at, rows), bytes };
  }

  #floats(at: number, count: number): Float32Array {
    return new Float32Array(this.#mill.bytes.buffer, this.#start + at, count);
  }

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`The weights have no part ${name}.`);
    return part;
  }
}

/** A file, read to where it is used. */
function milled(path: URL): Mill {
  const file = openSync(path, 'r');
  try {
    const mill = new Mill(fstatSync(file).size);
    for (let read = 0; read < mill.bytes.length; ) {
      const more = readSync(file, mill.bytes, read, mill.bytes.length - read, read);
      if (more === 0) throw new Error(`${path.pathname} ends too early.`);
      read += more;
    }
    return mill;
  } finally {
    closeSync(file);
  }
}

function unpackedInto(path: URL): Mill {
  const bytes = gunzipSync(readFileSync(path));
  const mill = new Mill(bytes.length);
  mill.bytes.set(bytes);
  return mill;
}

function unpacked({ rows, columns, scales, bytes }: SmallMatrix): Float32Array {
  return Float32Array.from({ length: rows * columns }, (_, at) => {
    return (bytes[at] as number) * (scales[Math.floor(at / columns)] as number);
  });
}

/** For the few matrices that are not kept small. */
function plainly({ rows, columns, values }: Matrix, bias: Float32Array): Linear {
  return (x) => {
    const out = new Float32Array((x.length / columns) * rows);
    for (let to = 0; to < out.length; to++) {
      const row = to % rows;
      const from = ((to - row) / rows) * columns;
      let sum = bias[row] as number;
      for (let at = 0; at < columns; at++) sum += (x[from + at] as number) * (values[row * columns + at] as number);
      out[to] = sum;
    }
    return out;
  };
}
