/**
 * Works out products many numbers at a time, in WebAssembly: nearly all the time of reading a task goes by there. The code is
 * linear.wat beside this file, as `wat2wasm` puts it.
 */
const CODE =
  'AGFzbQEAAAABEgJgAXsBfWAJf39/f39/f39/AAIPAQNlbnYGbWVtb3J5AgABAwMCAAEHCgEGbGluZWFyAAEKrgYCGgAgAP0bACAA/RsBaiAA/RsCIAD9GwNqarILkAYDDn8LewV9IAdBAXQhCSAGQQJ0IQoDQCALQQFqIAZJIQ4gAyALIAdsaiEPIA8gDiAHbGohECAEIAtBAnRqKgIAISIgBCALIA5qQQJ0aioCACEjIAUgC0ECdGoqAgAhJCAFIAsgDmpBAnRqKgIAISVBACEMA0AgACAMIAlsaiERIBEgCWohEiASIAlqIRMgEyAJaiEU/QwAAAAAAAAAAAAAAAAAAAAAIRf9DAAAAAAAAAAAAAAAAAAAAAAhGP0MAAAAAAAAAAAAAAAAAAAAACEZ/QwAAAAAAAAAAAAAAAAAAAAAIRr9DAAAAAAAAAAAAAAAAAAAAAAhG/0MAAAAAAAAAAAAAAAAAAAAACEc/QwAAAAAAAAAAAAAAAAAAAAAIR39DAAAAAAAAAAAAAAAAAAAAAAhHkEAIQ0DQCAPIA1q/QEDACEfIBAgDWr9AQMAISAgDUEBdCEVIBEgFWr9AAQAISEgFyAfICH9ugH9rgEhFyAbICAgIf26Af2uASEbIBIgFWr9AAQAISEgGCAfICH9ugH9rgEhGCAcICAgIf26Af2uASEcIBMgFWr9AAQAISEgGSAfICH9ugH9rgEhGSAdICAgIf26Af2uASEdIBQgFWr9AAQAISEgGiAfICH9ugH9rgEhGiAeICAgIf26Af2uASEeIA1BCGohDSANIAdJDQALIAggDCAKbGogC0ECdGohFiABIAxBAnRqIRUgFSoCACEmIBYgJCAiICaUIBcQAJSSOAIAIA4EQCAWICUgIyAmlCAbEACUkjgCBAsgFiAKaiEWIBUqAgQhJiAWICQgIiAmlCAYEACUkjgCACAOBEAgFiAlICMgJpQgHBAAlJI4AgQLIBYgCmohFiAVKgIIISYgFiAkICIgJpQgGRAAlJI4AgAgDgRAIBYgJSAjICaUIB0QAJSSOAIECyAWIApqIRYgFSoCDCEmIBYgJCAiICaUIBoQAJSSOAIAIA4EQCAWICUgIyAmlCAeEACUkjgCBAsgDEEEaiEMIAwgAkkNAAsgC0ECaiELIAsgBkkNAAsL';
const PAGE = 65_536;
/** Words that are worked out in one go, and numbers that each may have, before and after. */
const WORDS = 128;
const WIDEST = 1_024;
/** What the largest number of a word becomes: so large that nothing of it is lost, so small that no sum of products runs over. */
const LARGEST = 16_000;

/** A byte for each number, and for each row what one stands for. */
export interface SmallMatrix {
  rows: number;
  columns: number;
  scales: Float32Array;
  bytes: Int8Array;
}

type Work = (
  ...places: [
    ...[x: number, scales: number, count: number],
    ...[weight: number, rowScales: number, bias: number, rows: number, columns: number, out: number],
  ]
) => void;

/** What of WebAssembly is used; only the types of browsers tell of it. */
interface Assembly {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, given: object) => { exports: Readonly<Record<string, unknown>> };
}

/** Holds the weights of a network, so that they are copied nowhere, and puts words through them. */
export class Mill {
  /** Room for the weights. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #work: Work;
  readonly #words: Int16Array;
  readonly #scales: Float32Array;
  readonly #out: Float32Array;

  constructor(size: number) {
    const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly };
    const start = Math.ceil(size / 16) * 16;
    const scratch = WORDS * (2 * WIDEST + 4 + 4 * WIDEST);
    const memory = new assembly.Memory({ initial: Math.ceil((start + scratch) / PAGE) });
    const module = new assembly.Module(Uint8Array.from(Buffer.from(CODE, 'base64')));
    this.#work = new assembly.Instance(module, { env: { memory } }).exports['linear'] as Work;
    this.bytes = new Uint8Array(memory.buffer, 0, size);
    this.#words = new Int16Array(memory.buffer, start, WORDS * WIDEST);
    this.#scales = new Float32Array(memory.buffer, start + 2 * WORDS * WIDEST, WORDS);
    this.#out = new Float32Array(memory.buffer, start + 2 * WORDS * WIDEST + 4 * WORDS, WORDS * WIDEST);
  }

  /** Each row of `x` through a matrix whose rows are the outputs. Matrix and bias are in the mill; rows of the matrix are a multiple of eight long. */
  linear(x: Float32Array, { rows, columns, scales, bytes }: SmallMatrix, bias: Float32Array): Float32Array {
    const count = x.length / columns;
    const out = new Float32Array(count * rows);
    for (let from = 0; from < count; from += WORDS) {
      const some = Math.min(WORDS, count - from);
      for (let word = 0; word < some; word++) this.#put(x, (from + word) * columns, word, columns);
      this.#work(
        ...([this.#words.byteOffset, this.#scales.byteOffset, Math.ceil(some / 4) * 4] as const),
        ...([bytes.byteOffset, scales.byteOffset, bias.byteOffset, rows, columns, this.#out.byteOffset] as const),
      );
      out.set(this.#out.subarray(0, some * rows), from * rows);
    }
    return out;
  }

  /** Puts down a word in numbers of two bytes, with what one of them stands for. */
  #put(x: Float32Array, from: number, word: number, columns: number): void {
    let most = 1e-9;
    for (let at = from; at < from + columns; at++) most = Math.max(most, Math.abs(x[at] as number));
    const scale = LARGEST / most;
    this.#scales[word] = 1 / scale;
    for (let at = 0; at < columns; at++)
      this.#words[word * columns + at] = Math.round((x[from + at] as number) * scale);
  }
}
