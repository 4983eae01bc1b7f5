/** A number that looks random but belongs to the text for ever (FNV-1a, 32 bits). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
