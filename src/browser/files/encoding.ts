/** Bytes as text, in the encoding they are most likely written in; undefined where they are no text. */
export function textOf(bytes: Uint8Array): { text: string; encoding: string } | undefined {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  return hasControlCharacters(text) ? undefined : { text, encoding };
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  if (sample.includes(0)) return wideEncoding(sample);
  return isUtf8(sample, bytes.length > SAMPLE) ? 'utf-8' : narrowEncoding(sample);
}

/** So much tells how the rest is written. */
const SAMPLE = 100_000;

/** Text in UTF-16 without a mark has its zeros on one side: those of spaces, digits and line ends at least. */
function wideEncoding(sample: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (sample.length % 2 !== 0 && sample.length < SAMPLE) return undefined;
  if (odd > sample.length / 50 && even === 0) return 'utf-16le';
  return even > sample.length / 50 && odd === 0 ? 'utf-16be' : undefined;
}

function isUtf8(sample: Uint8Array, isCut: boolean): boolean {
  try {
    // The last character of a sample may be cut: it is held back, not complained about.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

/** One byte per letter: Cyrillic texts are full of such letters, and most of them are small. */
function narrowEncoding(sample: Uint8Array): string {
  const high = sample.filter((byte) => byte >= 0x80).length;
  const best = CYRILLIC.map((encoding) => {
    const text = new TextDecoder(encoding).decode(sample);
    return { encoding, words: text.match(/(?<![А-ЯЁа-яё])[А-ЯЁа-яё]?[а-яё]{2,}/g)?.join('').length ?? 0 };
  }).reduce((one, other) => (other.words > one.words ? other : one));
  return best.words > high / 2 ? best.encoding : 'windows-1252';
}

const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866'] as const;

function hasControlCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text.slice(0, SAMPLE));
}
