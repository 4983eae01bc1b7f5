/** A text as it is compared: small letters, one kind of quotes and spaces, no accents, ё as е. The й stays: it tells forms apart. */
export function normal(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('и\u0306', 'й')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same text, but for its spaces, case, accents and punctuation at the ends. */
export function isSameText(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Without the marks around it: "Save changes…" is called "Save changes". */
export function bare(text: string): string {
  return normal(text).replace(/^[^\p{L}\p{N}+\-#@$€₽£]+|[^\p{L}\p{N}+%)]+$/gu, '');
}
