import { look } from '../understanding/lexicon/match.ts';
import { copulas, sums } from '../understanding/lexicon/questions.ts';
import { articles } from '../understanding/lexicon/small-words.ts';
import { verbs } from '../understanding/lexicon/verbs.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/** "the total price of rent, heating and water": what is added up is named one by one, and none of the names gets lost. */
export function evenLists(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause) => {
    if (!isAddedUp(clause, tokens)) return clause;
    const slots = clause.slots.toSorted((a, b) => a.from - b.from);
    const runs = runsOf(slots, tokens);
    const isOwned = slots.some(({ slot }) => slot === 'thing');
    const last = runs.findLast(
      (run) => run.every(isName) && (isOwned ? run.some(({ slot }) => slot === 'thing') : run.length > 1),
    );
    if (!last) return clause;
    // Two may be what is asked and of what: "the name and the price".
    const areThings = last.length > 2 || !isOwned || last.every(({ slot }) => slot === 'thing');
    const list = areThings ? last.map((slot) => ({ ...slot, slot: 'thing' as const })) : last;
    const members = list.flatMap((slot) => parted(slot, tokens, list.length > 1));
    const all = list.length > 1 ? withLast(members, clause, slots, tokens) : members;
    return { ...clause, slots: runs.flatMap((run) => (run === last ? all : run)) };
  });
}

/** The slots in their order, those together that are members of one list. */
function runsOf(slots: readonly TaggedSlot[], tokens: readonly Token[]): TaggedSlot[][] {
  const runs: TaggedSlot[][] = [];
  for (const [at, slot] of slots.entries()) {
    if (isJoined(slots[at - 1], slot, tokens)) runs.at(-1)?.push(slot);
    else runs.push([slot]);
  }
  return runs;
}

function isName({ slot }: TaggedSlot): boolean {
  return slot === 'thing' || slot === 'field';
}

function isAddedUp({ kind, slots }: TaggedClause, tokens: readonly Token[]): boolean {
  if (kind === 'tell:sum' || kind === 'tell:average') return true;
  const words = wordsIn(tokens);
  return (
    kind === 'tell:value' &&
    slots.some(({ slot, from }) => slot === 'field' && look(sums, words, from)?.meaning === 'sum')
  );
}

/** Only a comma, "and" or an article stands between them. */
function isJoined(one: TaggedSlot | undefined, other: TaggedSlot | undefined, tokens: readonly Token[]): boolean {
  if (!one || !other || other.from <= one.to) return false;
  return tokens.slice(one.to, other.from).every((token) => isAnd(token) || isArticle(token));
}

/** "rim and the spokes" are two, and so is "rim and spokes" at the end of a list. */
function parted(slot: TaggedSlot, tokens: readonly Token[], isListed: boolean): TaggedSlot[] {
  const at = tokens.findIndex((token, index) => index > slot.from && index < slot.to - 1 && isAnd(token));
  const areTwo = at > 0 && slot.slot === 'thing' && (isListed || isArticle(tokens[at + 1]));
  return areTwo
    ? [
        { ...slot, to: at },
        { ...slot, from: at + 1 },
      ]
    : [slot];
}

/** "the hub, the rim [and the spokes] cost": the last of them, where nobody has marked it. */
function withLast(
  members: readonly TaggedSlot[],
  clause: TaggedClause,
  slots: readonly TaggedSlot[],
  tokens: readonly Token[],
): readonly TaggedSlot[] {
  const { to } = members.at(-1) ?? { to: clause.to };
  if (!/^(?:and|и)$/.test(tokens[to]?.word ?? '') || to >= clause.to) return members;
  const from = isArticle(tokens[to + 1]) ? to + 2 : to + 1;
  const words = wordsIn(tokens);
  const isOver = (at: number) =>
    at >= clause.to ||
    tokens[at]?.isMark === true ||
    slots.some((slot) => slot.from <= at && at < slot.to) ||
    (look(copulas, words, at) ?? look(sums, words, at) ?? look(verbs, words, at)) !== undefined;
  let end = from;
  while (!isOver(end)) end++;
  const isNamed = end > from && end - from < 3;
  return isNamed ? [...members, { slot: 'thing', from, to: end }] : members;
}

function isAnd(token: Token): boolean {
  return !token.value && /^(?:,|and|и)$/.test(token.word);
}

function isArticle(token: Token | undefined): boolean {
  return token !== undefined && !token.value && look(articles, [token.word], 0) !== undefined;
}
