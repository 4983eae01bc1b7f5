import { inflateRawSync } from 'node:zlib';
import { LotsmanError } from '../../errors.ts';

/** The files in an archive, by name; each is unpacked when it is asked for. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (const entry of entriesOf(bytes)) this.#entries.set(entry.name, entry);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** One file as text, or undefined where there is none of that name. */
  text(name: string): string | undefined {
    const entry = this.#entries.get(name);
    return entry && new TextDecoder().decode(unpacked(this.#bytes, entry));
  }
}

interface Entry {
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  offset: number;
}

/** A small archive can hold a file that fills the memory: no more than this is unpacked of one. */
const MOST_BYTES = 64 * 1024 * 1024;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

function* entriesOf(bytes: Buffer): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw damaged();
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    yield {
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    };
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function unpacked(bytes: Buffer, { method, encrypted, packedSize, offset }: Entry): Buffer {
  if (encrypted) throw new LotsmanError('bad_input', 'The file is locked with a password.');
  if (offset + 30 > bytes.length) throw damaged();
  // Name and extra fields are repeated before the data, and their lengths may differ from the directory's.
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (method === 0) return packed;
  if (method !== 8) throw new LotsmanError('bad_input', 'The file is packed in a way that cannot be read here.');
  try {
    return inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): LotsmanError {
  return new LotsmanError('bad_input', 'The file is damaged, or unpacks to more than is sensible.', { cause });
}
