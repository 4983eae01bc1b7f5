/** Words as a reader takes them: without the signs that our own writing puts between them, and without letter case. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/["“”„«»'’‘`|·•#*—–−-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether words stand in a text, both plain: `9` does not stand in `19`. */
export function standsIn(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text.slice(Math.max(0, at - 1), at + 1);
    const after = text.slice(at + words.length - 1, at + words.length + 1);
    if (!goesOn(before) && !goesOn(after)) return true;
  }
  return false;
}

/** Two characters of one word or number. Scripts without spaces have no such borders. */
function goesOn(pair: string): boolean {
  return (
    /^(?:[\p{L}\p{M}]{2}|\p{N}{2})$/u.test(pair) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(pair)
  );
}

/** A group of digits with what people put between them: `1 299,00`, `1,299.00`, `1'299`. */
const WRITTEN = /\d+(?:[.,'’\s]\d+)*/g;

/** The numbers that a text may mean. `1,299` may be read in two ways, and both are given. */
export function numbersIn(text: string): number[] {
  const numbers = [...text.normalize('NFKC').matchAll(WRITTEN)].flatMap(([written]) => {
    // A space parts thousands only: `2 300` is one number or two, `2 30` is two.
    const parts = written.split(/\s+/);
    const mayBeOne = parts.slice(1).every((part) => /^\d{3}(?!\d)/.test(part));
    return [...(mayBeOne ? readings(parts.join('')) : []), ...parts.flatMap(readings)];
  });
  return [...new Set(numbers)];
}

function readings(written: string): number[] {
  const [first = '', ...rest] = written.replace(/['’]/g, '').split(/[.,]/);
  const last = rest.at(-1);
  if (last === undefined) return [Number(first)];
  const arePartsOfThousands = (parts: readonly string[]) => parts.every((part) => part.length === 3);
  const leading = [first, ...rest.slice(0, -1)];
  return [
    ...(arePartsOfThousands(leading.slice(1)) ? [Number(`${leading.join('')}.${last}`)] : []),
    ...(arePartsOfThousands(rest) ? [Number([first, ...rest].join(''))] : []),
    // A date or a version, `12.05.2026`, says each of its parts.
    ...(rest.length > 1 && !arePartsOfThousands(rest) ? [first, ...rest].map(Number) : []),
  ];
}
