import type { Query } from '../goal.ts';
import { nthWord } from '../reading/nth-word.ts';
import { solutionIn } from '../reading/solution.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';

/** What is not said on the page, but follows from what is: the result of a sum, a word out of a text. */
export function workOut({ page, language }: Situation, { want, things }: Query): Pursuit | undefined {
  if (want === 'solution') {
    const solved = solutionIn(page);
    if (!solved) return { stuck: speechIn(language).notFound(things.what.words, []) };
    const found = String(solved.number);
    return { reached: { text: `${solved.quote} ${found}.`, claims: [{ claim: found, quote: solved.quote }], found } };
  }
  const word = nthWord(page, things.what);
  if (word === undefined) return undefined;
  return { reached: { text: `${word}.`, claims: [{ claim: word, quote: word }], found: word } };
}
