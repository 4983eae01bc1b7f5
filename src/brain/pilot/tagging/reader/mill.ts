/**
 * Works out products many numbers at a time, in WebAssembly: nearly all the time of reading a task goes by there. The code is
 * linear.wat beside this file, as `wat2wasm` puts it; its memory holds the weights, so that they are not copied for each task.
 */
const CODE =
  'AGFzbQEAAAABEAJgAXsBfWAHf39/f39/fwACDwEDZW52Bm1lbW9yeQIAAQMDAgABBwoBBmxpbmVhcgABCqwDAhkAIAD9HwAgAP0fAZIgAP0fAiAA/R8DkpILjwMDC38FewF9IAVBAnQhByAEQQJ0IQhBACEJA0AgAyAJQQJ0aioCACEXQQAhCgNAIAIgCSAHbGohDCAAIAogB2xqIQ0gDSAHaiEOIA4gB2ohDyAPIAdqIRD9DAAAAAAAAAAAAAAAAAAAAAAhEv0MAAAAAAAAAAAAAAAAAAAAACET/QwAAAAAAAAAAAAAAAAAAAAAIRT9DAAAAAAAAAAAAAAAAAAAAAAhFUEAIQsDQCAMIAtq/QAEACEWIBIgFiANIAtq/QAEAP3mAf3kASESIBMgFiAOIAtq/QAEAP3mAf3kASETIBQgFiAPIAtq/QAEAP3mAf3kASEUIBUgFiAQIAtq/QAEAP3mAf3kASEVIAtBEGohCyALIAdJDQALIAYgCiAIbGogCUECdGohESARIBcgEhAAkjgCACARIAhqIREgESAXIBMQAJI4AgAgESAIaiERIBEgFyAUEACSOAIAIBEgCGohESARIBcgFRAAkjgCACAKQQRqIQogCiABSQ0ACyAJQQFqIQkgCSAESQ0ACws=';

/** In numbers of four bytes: the weights of one network, and a task of so many words at a time. */
const ROOM = 9_000_000;
const SCRATCH = 400_000;
const PAGE = 65_536;

type Linear = (x: number, count: number, w: number, bias: number, rows: number, columns: number, out: number) => void;

/** What of WebAssembly is used; only the types of browsers tell of it. */
interface Assembly {
  validate(code: Uint8Array): boolean;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, given: object) => { exports: Readonly<Record<string, unknown>> };
}

interface Mill {
  numbers: Float32Array<ArrayBuffer>;
  linear: Linear;
}

/** Nothing where the machine cannot: then it is worked out without. */
function start(): Mill | undefined {
  const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly?: Assembly };
  const code = Uint8Array.from(Buffer.from(CODE, 'base64'));
  if (!assembly?.validate(code)) return undefined;
  const memory = new assembly.Memory({ initial: Math.ceil((4 * (ROOM + 2 * SCRATCH)) / PAGE) });
  const { exports } = new assembly.Instance(new assembly.Module(code), { env: { memory } });
  return { numbers: new Float32Array(memory.buffer), linear: exports['linear'] as Linear };
}

let mill: Mill | undefined;
let used = 0;

/** Room for so many numbers, in the mill where it has some left. */
export function roomFor(count: number): Float32Array {
  mill ??= start();
  // Rows of four begin where four may be fetched at once.
  const from = Math.ceil(used / 4) * 4;
  if (!mill || from + count > ROOM) return new Float32Array(count);
  used = from + count;
  return mill.numbers.subarray(from, used);
}

/** Whether the mill has these numbers. */
export function isInMill({ buffer }: Float32Array): boolean {
  return mill !== undefined && buffer === mill.numbers.buffer;
}

/** Each row of `x` through a matrix whose rows are the outputs; matrix and bias are in the mill, their rows a multiple of four long. */
export function milled(x: Float32Array, weight: Float32Array, bias: Float32Array, rows: number): Float32Array {
  if (!mill) throw new Error('There is no mill.');
  const { numbers, linear } = mill;
  const columns = weight.length / rows;
  const count = x.length / columns;
  const most = Math.floor(SCRATCH / Math.max(rows, columns) / 4) * 4;
  const out = new Float32Array(count * rows);
  for (let from = 0; from < count; from += most) {
    const some = Math.min(most, count - from);
    const four = Math.ceil(some / 4) * 4;
    numbers.fill(0, ROOM + some * columns, ROOM + four * columns);
    numbers.set(x.subarray(from * columns, (from + some) * columns), ROOM);
    linear(4 * ROOM, four, weight.byteOffset, bias.byteOffset, rows, columns, 4 * (ROOM + SCRATCH));
    out.set(numbers.subarray(ROOM + SCRATCH, ROOM + SCRATCH + some * rows), from * rows);
  }
  return out;
}
