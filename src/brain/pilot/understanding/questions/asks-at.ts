import { look } from '../lexicon/match.ts';
import { questions, whens } from '../lexicon/questions.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { whetherInside } from './whether.ts';

/** Whether a question begins here. */
export function asksAt(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  return (
    look(whens, words, at) !== undefined || look(questions, words, at) !== undefined || whetherInside(tokens.slice(at))
  );
}
