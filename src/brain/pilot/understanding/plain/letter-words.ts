import { has, lexicon } from '../lexicon/match.ts';
import { articles } from '../lexicon/small-words.ts';
import { inPlaceOf, type Token } from '../tokens.ts';

/** The name that begins here: words written large, or what stands in quotes or is an address. */
export function nameAt(tokens: readonly Token[], at: number): Token[] {
  const first = tokens[at];
  if (first?.value) return first.value.exact || first.value.kind === 'mail' ? [first] : [];
  const rest = tokens.slice(at);
  const end = rest.findIndex(
    ({ text, word, value }) => value !== undefined || !/^\p{Lu}[\p{L}-]*$/u.test(text) || has(articles, word),
  );
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** "the letter [from Bob]". */
export function isFrom(tokens: readonly Token[], noun: number): boolean {
  return /^(?:from|by|от)$/.test(tokens[noun + 1]?.word ?? '') && nameAt(tokens, noun + 2).length > 0;
}

/** "Bob's": Bob. */
export function ownerOf(owner: Token): Token {
  const bare = (text: string) => text.replace(/['’]s?$/, '');
  return { ...inPlaceOf(owner, bare(owner.word)), text: bare(owner.text) };
}

export function isOwner(text: string): boolean {
  return /^\p{Lu}\p{L}*['’]s?$/u.test(text);
}

export const letters = lexicon([
  [true, 'email|e-mail|mail|letter|message|note|письмо|письме|письма|сообщение|сообщении|сообщения'],
]);
export const which = lexicon([[true, 'that|which|которое|что']]);
export const toUs = lexicon([[true, 'you|me|us|мне|тебе|нам|вам']]);
export const wrote = lexicon([
  [true, 'sent|wrote|emailed|mailed|прислал|прислала|написал|написала|отправил|отправила'],
]);
export const sendings = lexicon([[true, 'forward|send|pass|give|перешли|перешлите|отправь|отправьте|пошли|пошлите']]);
