import { afterFiller } from '../understanding/clauses.ts';
import { look } from '../understanding/lexicon/match.ts';
import { verbs } from '../understanding/lexicon/verbs.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { ClauseKind, TaggedClause } from './tagged.ts';

/** Nobody presses something twice, or with the other button, who does not say so; and who says to press something asks nothing. */
export function withPressedSo(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause) => {
    const own = tokens.slice(clause.from, clause.to);
    const said = SAID[clause.kind];
    const isSaid = own.some(({ word }) => said?.test(word));
    if (said && !isSaid) return { ...clause, kind: 'press' };
    return clause.kind === 'tell:value' && isOnlyField(clause) && isPress(own) ? asPress(clause) : clause;
  });
}

const SAID: Partial<Record<ClauseKind, RegExp>> = {
  'press:double': /^(?:double|twice|doubleclick|два|дважды|двойн|дабл)/,
  'press:right': /^(?:right|context|secondary|прав|контекст|пкм)/,
};

/** "click [their phone number]": to press what somebody has. */
function isOnlyField({ slots }: TaggedClause): boolean {
  return slots.length === 1 && slots[0]?.slot === 'field';
}

function isPress(own: readonly Token[]): boolean {
  return look(verbs, wordsIn(own), afterFiller(own, 0))?.meaning === 'press';
}

function asPress(clause: TaggedClause): TaggedClause {
  return { ...clause, kind: 'press', slots: clause.slots.map((slot) => ({ ...slot, slot: 'thing' })) };
}
