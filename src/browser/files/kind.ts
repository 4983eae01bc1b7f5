import { extname } from 'node:path';
import { textOf } from './encoding.ts';

/** What a file is, told by its first bytes; its name decides only between kinds of text. */
export interface FileKind {
  /** For people: `PDF document`. */
  label: string;
  /** How it is read. */
  as: 'text' | 'csv' | 'json' | 'html' | 'pdf' | 'zip' | 'nothing';
}

export function kindOf(bytes: Uint8Array, name: string): FileKind {
  const known = SIGNATURES.find(({ at = 0, bytes: sign }) => sign.every((byte, index) => bytes[at + index] === byte));
  if (known) return { label: known.label, as: known.as ?? 'nothing' };
  return textOf(bytes) === undefined ? { label: 'unknown binary file', as: 'nothing' } : kindOfText(bytes, name);
}

function kindOfText(bytes: Uint8Array, name: string): FileKind {
  const extension = extname(name).toLowerCase();
  const known = TEXT_KINDS[extension];
  if (known) return known;
  const beginning = textOf(bytes.subarray(0, 1_000))?.text.trimStart() ?? '';
  return /^<(?:!doctype html|html)\b/i.test(beginning) ? HTML : { label: 'text', as: 'text' };
}

const HTML: FileKind = { label: 'HTML page', as: 'html' };
const TEXT_KINDS: Readonly<Record<string, FileKind>> = {
  '.csv': { label: 'table (CSV)', as: 'csv' },
  '.tsv': { label: 'table (TSV)', as: 'csv' },
  '.json': { label: 'JSON', as: 'json' },
  '.html': HTML,
  '.htm': HTML,
  '.xhtml': HTML,
};

interface Signature {
  label: string;
  at?: number;
  bytes: readonly number[];
  as?: FileKind['as'];
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const SIGNATURES: readonly Signature[] = [
  { label: 'PDF document', bytes: ascii('%PDF-'), as: 'pdf' },
  { label: 'ZIP archive', bytes: [...ascii('PK'), 3, 4], as: 'zip' },
  { label: 'ZIP archive, empty', bytes: [...ascii('PK'), 5, 6] },
  { label: 'PNG picture', bytes: [0x89, ...ascii('PNG')] },
  { label: 'JPEG picture', bytes: [0xff, 0xd8, 0xff] },
  { label: 'GIF picture', bytes: ascii('GIF8') },
  { label: 'WebP picture', at: 8, bytes: ascii('WEBP') },
  { label: 'WAV sound', at: 8, bytes: ascii('WAVE') },
  { label: 'TIFF picture', bytes: [0x49, 0x49, 0x2a, 0] },
  { label: 'TIFF picture', bytes: [0x4d, 0x4d, 0, 0x2a] },
  { label: 'AVIF picture', at: 4, bytes: ascii('ftypavif') },
  { label: 'HEIC picture', at: 4, bytes: ascii('ftypheic') },
  { label: 'MP4 film or sound', at: 4, bytes: ascii('ftyp') },
  { label: 'Matroska or WebM film', bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { label: 'MP3 sound', bytes: ascii('ID3') },
  { label: 'Ogg sound or film', bytes: ascii('OggS') },
  { label: 'FLAC sound', bytes: ascii('fLaC') },
  { label: 'gzip archive', bytes: [0x1f, 0x8b] },
  { label: '7-Zip archive', bytes: [...ascii('7z'), 0xbc, 0xaf] },
  { label: 'RAR archive', bytes: ascii('Rar!') },
  { label: 'xz archive', bytes: [0xfd, ...ascii('7zXZ')] },
  { label: 'bzip2 archive', bytes: ascii('BZh') },
  { label: 'Office document of the old kind (doc, xls, ppt)', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { label: 'SQLite database', bytes: ascii('SQLite format 3') },
  { label: 'program for Linux', bytes: [0x7f, ...ascii('ELF')] },
  { label: 'program for Windows', bytes: ascii('MZ') },
  { label: 'program for macOS', bytes: [0xcf, 0xfa, 0xed, 0xfe] },
  { label: 'font', bytes: ascii('wOF') },
];
