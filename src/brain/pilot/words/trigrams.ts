/** How much the letters of two words have in common, 0…1: misspelt words and other parts of speech of one root are near. */
export function trigramsAlike(one: string, other: string): number {
  const [few, many] = [trigramsOf(one), trigramsOf(other)].sort((a, b) => a.size - b.size) as [Trigrams, Trigrams];
  let shared = 0;
  for (const trigram of few) if (many.has(trigram)) shared += 1;
  return (2 * shared) / (few.size + many.size);
}

type Trigrams = ReadonlySet<string>;

const known = new Map<string, Trigrams>();
const MOST_KNOWN = 20_000;

function trigramsOf(word: string): Trigrams {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const padded = `^^${word}$`;
  const found = new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
  known.set(word, found);
  return found;
}
