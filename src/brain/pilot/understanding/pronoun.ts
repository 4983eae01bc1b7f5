import type { Phrase, Things } from '../goal.ts';
import { type Context, textOf, trim } from './context.ts';
import { look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { type Token, wordsIn } from './tokens.ts';

export function isPronoun(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  const whole = kept.length > 0 ? kept : tokens;
  return whole.length > 0 && look(pronouns, wordsIn(whole), 0)?.length === whole.length;
}

export function pronounOf(tokens: readonly Token[], context: Context): Phrase {
  return { words: textOf(tokens, context), isPronoun: true };
}

export function pronounThings(words: string): Things {
  return { what: { words, isPronoun: true }, count: 'one', where: [] };
}
