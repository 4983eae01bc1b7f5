import type { Constraint } from '../../goal.ts';
import { trim } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { articles, relations } from '../lexicon/small-words.ts';
import type { Token } from '../tokens.ts';

/** A day or an hour says when, wherever it stands: "a flight to Rome next Friday", "the 9:40 bus". */
export function takeMoments(tokens: readonly Token[]): { where: Constraint[]; rest: Token[] } {
  const where: Constraint[] = [];
  const rest: Token[] = [];
  const others = tokens.filter((token) => !token.isMark && !isMoment([token]));
  if (others.every((token) => look(articles, [token.word], 0) ?? look(relations, [token.word], 0)))
    return { where, rest: [...tokens] };
  for (const token of tokens) {
    if (!token.value || token.value.exact || !isMoment([token])) rest.push(token);
    else {
      where.push({ is: '=', value: token.value });
      if (/^(?:on|at|for|by|from|dated|в|во|на|за|к|от|по|the)$/.test(rest.at(-1)?.word ?? '')) rest.pop();
    }
  }
  return { where, rest };
}

export function isMoment(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return kept.length === 1 && /^(?:date|time)$/.test(kept[0]?.value?.kind ?? '');
}
