import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "Delete my comment. It starts with the word “Thanks”", «там есть отзыв, первое слово в нём «Спасибо», убери его»: how something begins
 * tells which one it is, wherever that is said. The clauses with that put to what it is said of.
 */
export function withBeginnings(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  const told: TaggedClause[] = [];
  for (const [index, clause] of clauses.entries()) {
    // What it begins with may be all that was marked of it.
    const start = clauses[index - 1]?.to ?? 0;
    const found = beginningIn(tokens.slice(start, clause.to));
    const cond: TaggedSlot | undefined = found && { slot: 'cond', from: start + found.from, to: start + found.to };
    const owner = told.findLastIndex(({ slots }) => slots.some(({ slot }) => slot === 'thing'));
    const before = told[owner];
    if (!cond) told.push(clause);
    else if (hasThing(clause, cond)) told.push({ ...clause, slots: narrowedBy(clause.slots, cond), isJoined: true });
    // "It starts with …" says nothing else.
    else if (before && (clause.kind === 'hint' || (isAboutIt(tokens[cond.from]) && cond.to >= clause.to)))
      told[owner] = { ...before, slots: narrowedBy(before.slots, cond), isJoined: true };
    else told.push(clause);
  }
  return told;
}

function isAboutIt(token: Token | undefined): boolean {
  return /^(?:it|its|they|he|she|он|она|оно|они|его|ее|их)$/.test(token?.word ?? '');
}

function hasThing({ slots }: TaggedClause, cond: TaggedSlot): boolean {
  return slots.some(({ slot, to }) => slot === 'thing' && to <= cond.from);
}

/** What was marked in the same words is not said twice. */
function narrowedBy(slots: readonly TaggedSlot[], cond: TaggedSlot): TaggedSlot[] {
  const kept = slots.flatMap((one) => {
    const to = one.from < cond.from ? Math.min(one.to, cond.from) : one.to;
    return one.from >= cond.from && one.to <= cond.to ? [] : [{ ...one, to }];
  });
  return [...kept, cond];
}

/** Where it is said how something begins: "starts with the word “X”", «первое слово в нём «X»». */
export function beginningIn(said: readonly Token[]): { from: number; to: number } | undefined {
  const words = wordsIn(said);
  for (const [at, token] of said.entries()) {
    if (!token.value?.exact) continue;
    const from = said.findLastIndex((one, index) => index < at && (one.isMark === true || one.value !== undefined)) + 1;
    if (BEGINNING.test(words.slice(from, at).join(' '))) return { from, to: at + 1 };
  }
  return undefined;
}

const BEGINNING =
  /(?:^|\s)(?:(?:starts?|begins?|starting|beginning)(?: with)?(?: the)?(?: words?)?|(?:the )?first words?(?: in it| of it)?(?: is| are)?|начина(?:ется|ются|ющ\p{L}+)(?: с| со)?(?: слова| слов| словом| словами)?|перв\p{L}+ слов[оа](?: в н[её][мй]| в ней)?)$/u;
