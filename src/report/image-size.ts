export interface ImageSize {
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** The kind and size of a picture, by its first bytes; undefined when it is none that we make. */
export function sizeOf(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89_50_4e_47)
    return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return undefined;
  // A JPEG is a row of segments, each with its length; one of them begins the frame.
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { mediaType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
