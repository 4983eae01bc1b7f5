import { afterFiller, commandsAt } from '../understanding/clauses.ts';
import { LIKELY, UNSURE } from '../understanding/how-sure.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
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
    const isHint = clause.kind === 'hint' || tellsWhere(clause, tokens);
    const cut = (clause.sure < UNSURE || isHint) && !isCondition ? commandIn(clause, tokens) : undefined;
    const plain = withoutHollow(clause, tokens, tag);
    if (plain) return plain;
    if (cut === undefined) return [clause];
    if (isHint) return withoutCommand(clause, cut, tagAgain(tokens, cut + 1, clause.to, tag));
    const parts = [...tagAgain(tokens, clause.from, cut, tag), ...tagAgain(tokens, cut + 1, clause.to, tag)];
    const isSurer = parts.length > 0 && Math.min(...parts.map(({ sure }) => sure)) > clause.sure;
    return isSurer ? parts : [clause];
  });
}

/** "It's in Documents, download it": what only tells where something is ends where somebody is told to do something. */
function withoutCommand(hint: TaggedClause, cut: number, told: readonly TaggedClause[]): readonly TaggedClause[] {
  if (told.length === 0 || Math.min(...told.map(({ sure }) => sure)) < LIKELY) return [hint];
  const slots = hint.slots.filter(({ to }) => to <= cut);
  return [{ ...hint, kind: 'hint', to: cut, slots, sure: Math.max(hint.sure, LIKELY) }, ...told];
}

/** "it should be under Documents, …", «он лежит в архиве, …»: so begins nothing that is to be done. */
function tellsWhere({ from, slots }: TaggedClause, tokens: readonly Token[]): boolean {
  const said = wordsIn(tokens.slice(from, from + 3)).join(' ');
  const isStated =
    /^(?:(?:it|they|that|this)(?:'s|'re| is| are| should| must| might| may| can)|(?:он|она|оно|они|это) (?:долж\p{L}+|лежит|лежат|находится|находятся|есть|где|в|на)) /u.test(
      `${said} `,
    );
  return isStated && slots[0]?.slot === 'place';
}

/** "The language should be German, change it": the words that only ask for it once more are left out, where the rest is clearer without. */
function withoutHollow(clause: TaggedClause, tokens: readonly Token[], tag: Tag): readonly TaggedClause[] | undefined {
  const cut = clause.sure < LIKELY ? commandIn(clause, tokens) : undefined;
  const asked =
    cut === undefined
      ? ''
      : wordsIn(tokens.slice(cut + 1, clause.to))
          .join(' ')
          .trim();
  if (cut === undefined || !HOLLOW.test(asked)) return undefined;
  const parts = tagAgain(tokens, clause.from, cut, tag);
  const [first, ...others] = parts;
  const isSame = first && [first, clause].every(({ kind }) => /^(?:enter|choose|tick:on|tick:off)$/.test(kind));
  return isSame && others.length === 0 && first.sure > clause.sure ? parts : undefined;
}

const HOLLOW =
  /^(?:(?:please|пожалуйста) )?(?:change|switch|set|edit|update|fix|do|make|turn|смени|сменит?е|поменяй|поменяйте|измени|измените|сделай|сделайте|исправь|исправьте|обнови|обновите|включи|включите)(?: (?:it|this|that|его|ее|это|так))?(?: on| for me| so)?(?: (?:please|пожалуйста))?$/;

/** The mark after which somebody is told to do something. */
function commandIn({ from, to }: TaggedClause, tokens: readonly Token[]): number | undefined {
  for (let at = from + 2; at < to - 2; at++) {
    const isMark = tokens[at]?.isMark === true && /^[,;:—–]$/.test(tokens[at]?.text ?? '');
    const own = tokens.slice(0, to);
    if (isMark && commandsAt(own, afterFiller(own, at + 1))) return at;
  }
  return undefined;
}
