/** What a GIF is made of, read block by block. */
export interface GifParts {
  width: number;
  height: number;
  /** Of each frame, how long it stands. */
  hundredths: number[];
}

export function gifParts(bytes: Uint8Array): GifParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (Buffer.from(bytes.subarray(0, 6)).toString('latin1') !== 'GIF89a') throw new Error('This is no GIF.');
  const parts: GifParts = { width: view.getUint16(6, true), height: view.getUint16(8, true), hundredths: [] };
  let at = 13 + tableSize(view.getUint8(10));
  let delay = 0;
  const skipBlocks = () => {
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  };
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) delay = view.getUint16(at + 4, true);
      at += 2;
      skipBlocks();
    } else if (kind === 0x2c) {
      at += 10 + tableSize(view.getUint8(at + 9)) + 1;
      skipBlocks();
      parts.hundredths.push(delay);
    } else throw new Error(`A block of a GIF begins with ${kind}, at ${at}.`);
  }
  if (at !== bytes.length - 1) throw new Error('Something stands after the end of the GIF.');
  return parts;
}

function tableSize(fields: number): number {
  return (fields & 0x80) === 0 ? 0 : 3 * 2 ** ((fields & 7) + 1);
}
