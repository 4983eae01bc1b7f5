import type { Query } from '../goal.ts';
import { nthWord } from '../reading/nth-word.ts';
import { isShown, shown } from '../reading/shown.ts';
import { solutionIn } from '../reading/solution.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';

/** What has no name on the page, but follows from what is there: the result of a sum, a word out of a text, the only number there is. */
export function workOut({ page, language, task }: Situation, query: Query): Pursuit | undefined {
  const { want, things, tell } = query;
  if (want === 'solution') {
    const solved = solutionIn(page);
    if (!solved) return { stuck: speechIn(language).notFound(things.what.words, []) };
    const found = String(solved.number);
    return { reached: { text: `${solved.quote} ${found}.`, claims: [{ claim: found, quote: solved.quote }], found } };
  }
  const isPointed = want === 'value' && tell.length === 0 && isShown(things.what);
  const read = nthWord(page, query, task) ?? (isPointed ? shown(page, things.what) : undefined);
  if (read === undefined) return isPointed ? { stuck: speechIn(language).notFound(things.what, []) } : undefined;
  return { reached: { text: `${read}.`, claims: [{ claim: read, quote: read }], found: read } };
}
