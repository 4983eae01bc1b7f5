const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Reads RFC 4648 base32 as people copy it: with spaces and hyphens, in small letters, without padding. */
export function fromBase32(text: string): Buffer | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/=+$/, '');
  if (letters === '' || /[^A-Z2-7]/.test(letters)) return undefined;
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
