import { inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue at a point. */
  at(x: number, y: number): [number, number, number];
  /** The first point, row by row, at which there is this colour, or nearly. */
  find(color: readonly [number, number, number]): { x: number; y: number } | undefined;
}

/** Reads a PNG as browsers write them: eight bits, three or four channels, not interlaced. */
export function pixelsOf(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const channels = file[25] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(dataChunks(file)));
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1);
    unfilter(raw[from] ?? 0, raw.subarray(from + 1, from + 1 + stride), rows, y * stride, stride, channels);
  }
  const at = (x: number, y: number): [number, number, number] => {
    const from = Math.floor(y) * stride + Math.floor(x) * channels;
    return [rows[from] ?? 0, rows[from + 1] ?? 0, rows[from + 2] ?? 0];
  };
  return {
    width,
    height,
    at,
    find(color) {
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) if (isNear(at(x, y), color)) return { x, y };
      return undefined;
    },
  };
}

export function isNear(a: readonly number[], b: readonly number[], tolerance = 6): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= tolerance);
}

function dataChunks(file: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  return chunks;
}

function unfilter(kind: number, row: Buffer, out: Buffer, at: number, stride: number, channels: number): void {
  const guess = GUESSES[kind] ?? none;
  for (let index = 0; index < stride; index += 1) {
    const left = index >= channels ? (out[at + index - channels] ?? 0) : 0;
    const up = at > 0 ? (out[at + index - stride] ?? 0) : 0;
    const corner = at > 0 && index >= channels ? (out[at + index - stride - channels] ?? 0) : 0;
    out[at + index] = ((row[index] ?? 0) + guess(left, up, corner)) & 0xff;
  }
}

type Guess = (left: number, up: number, corner: number) => number;

const none: Guess = () => 0;

/** How the value of a pixel is guessed from its neighbours, by the number of the filter. */
const GUESSES: readonly Guess[] = [
  none,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const estimate = left + up - corner;
    const [toLeft, toUp, toCorner] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
  },
];
