import { findIndex } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { relations } from '../lexicon/small-words.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** "which hotels in Rome have a pool": what they have is said like "with a pool", before where they are. */
export function possessed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => index > 0 && /^(?:has|have|had)$/.test(words[index] ?? '') && index < tokens.length - 1,
  );
  const [verb] = tokens.slice(at, at + 1);
  if (at < 0 || !verb || /^(?:been|to)$/.test(words[at + 1] ?? '')) return [...tokens];
  const subject = tokens.slice(0, at);
  const place = findIndex(subject, (index) => index > 0 && look(relations, words, index) !== undefined);
  const cut = place < 0 ? at : place;
  return [
    ...subject.slice(0, cut),
    { ...verb, text: 'with', word: 'with' },
    ...tokens.slice(at + 1),
    ...subject.slice(cut),
  ];
}
