import { alikeWords, wordsIn } from './same-word.ts';

/** A stand-in for the real comparison of words, which knows meanings: this one knows letters only. */
export function plainlyAlike(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const shared = a.filter((word) =>
    b.some((second) => alikeWords(word, second) || trigramsShared(word, second) > 0.7),
  ).length;
  return (2 * shared) / (a.length + b.length);
}

function trigramsShared(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const shared = [...a].filter((piece) => b.has(piece)).length;
  return (2 * shared) / (a.size + b.size);
}

function trigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}
