import { afterFiller, commandsAt } from '../understanding/clauses.ts';
import { UNSURE } from '../understanding/how-sure.ts';
import type { Token } from '../understanding/tokens.ts';
import { type Tag, tagAgain } from './tag-again.ts';
import type { TaggedClause } from './tagged.ts';

/** What of a clause is unsure is looked at once more, cut where a command begins in it: "Ann left a comment here, could you like it". */
export function secondLook(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
  tag: Tag,
): readonly TaggedClause[] {
  return clauses.flatMap((clause) => {
    // Neither a condition nor a place is a clause: "in Spam, select …".
    const isCondition =
      /^(?:if|when|once|after|before|until|unless|in|on|at|under|from|for|если|когда|как|после|пока|прежде|в|во|на|под|из|у|для)$/.test(
        tokens[clause.from]?.word ?? '',
      );
    const cut = clause.sure < UNSURE && !isCondition ? commandIn(clause, tokens) : undefined;
    if (cut === undefined) return [clause];
    const parts = [...tagAgain(tokens, clause.from, cut, tag), ...tagAgain(tokens, cut + 1, clause.to, tag)];
    const isSurer = parts.length > 0 && Math.min(...parts.map(({ sure }) => sure)) > clause.sure;
    return isSurer ? parts : [clause];
  });
}

/** The mark after which somebody is told to do something. */
function commandIn({ from, to }: TaggedClause, tokens: readonly Token[]): number | undefined {
  for (let at = from + 2; at < to - 2; at++) {
    const isMark = tokens[at]?.isMark === true && /^[,;:—–]$/.test(tokens[at]?.text ?? '');
    const own = tokens.slice(0, to);
    if (isMark && commandsAt(own, afterFiller(own, at + 1))) return at;
  }
  return undefined;
}
