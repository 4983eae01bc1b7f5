import type { Understood } from '../goal.ts';
import { reword } from '../rewording/reword.ts';
import type { Hearing } from '../tagging/hearings.ts';
import { tag } from '../tagging/tag.ts';
import { vagueWords } from './clause.ts';
import type { Context } from './context.ts';
import { inBrief } from './in-brief.ts';
import { saysTheSame } from './says-the-same.ts';
import type { Token } from './tokens.ts';
import { understand } from './understand.ts';

/** From here on it is worth trying: of tasks that were told in the hardest ways, every fifth such one is right to the word. */
const LEAST_SURE = 0.85;
/** So many of them are tried. */
const MOST = 2;

/** A task in the words in which it was said, and in the plainer ones that rules make of it. */
export interface Worded {
  said: readonly Token[];
  plain: readonly Token[];
  /** How else the first may be heard. */
  hearings: readonly Hearing[];
}

/** The task as it is understood in plain commands, the likeliest first. What is only judged has no plain commands. */
export function rewordedReadings(
  { said, plain, hearings }: Worded,
  first: Understood,
  context: Context,
  now: Date,
): readonly Understood[] {
  if (vagueWords(said, context).length > 0) return [];
  const kinds = new Set(hearings.flatMap(({ clauses }) => clauses.map(({ kind }) => kind)));
  const known = { tokens: said, clauses: tag(said), kinds, first, context };
  const briefs = new Set([inBrief(first)]);
  return [plain, said]
    .flatMap((tokens) => reword(tokens, context.task))
    .filter(({ sure }) => sure >= LEAST_SURE)
    .toSorted((one, other) => other.sure - one.sure)
    .flatMap(({ text }) => {
      const understood = { ...understand(text, now), language: context.language, plainly: text };
      const brief = inBrief(understood);
      const isClear = understood.unclear.length === 0 && understood.goals.length > 0;
      if (!isClear || briefs.has(brief) || !saysTheSame(text, understood.goals, known)) return [];
      briefs.add(brief);
      return [understood];
    })
    .slice(0, MOST);
}
