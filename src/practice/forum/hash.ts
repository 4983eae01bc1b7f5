/** A number that looks random but belongs to the words for ever (FNV-1a). */
export function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) {
    value ^= words.charCodeAt(index);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}

/** A whole number from 0 to `below` minus one. */
export const pick = (words: string, below: number): number => hash(words) % below;
