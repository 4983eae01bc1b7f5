import type { Goal } from '../goal.ts';
import type { TaggedClause, TaggedSlot } from '../tagging/tagged.ts';
import { isSmall } from './context.ts';
import { BEYOND_DOUBT } from './how-sure.ts';
import { comparisons, extremes, superlatives } from './lexicon/degrees.ts';
import { kinds } from './lexicon/kinds.ts';
import { type Lexicon, look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { properties } from './lexicon/properties.ts';
import { questions, whens } from './lexicon/questions.ts';
import { keys, namers, ordinals, padding, quantifiers, times } from './lexicon/small-words.ts';
import { units } from './lexicon/units.ts';
import { verbs } from './lexicon/verbs.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Whether these goals are made of other words than those that were found to matter: of less, or of more where they may not. */
export function isOfOtherWords(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
  mayBeMore = false,
): boolean {
  if (mixesRoles(goals, tokens, clauses)) return true;
  const read = new Set(stringsOf(goals).flat());
  const words = wordsIn(tokens);
  const isInSlot = (at: number) => clauses.some(({ slots }) => slots.some(({ from, to }) => from <= at && at < to));
  // What a field is called is said in the words of forms: "body" is the text.
  const isInField = (at: number) =>
    clauses.some(({ slots }) => slots.some(({ slot, from, to }) => slot === 'field' && from <= at && at < to));
  const inSlots = new Set(tokens.flatMap((token, at) => (isInSlot(at) ? piecesOf(token) : [])));
  return clauses.some(({ from, to }) =>
    tokens.slice(from, to).some((token, index) => {
      const at = from + index;
      if (isSmall(token) || token.isMark || isInField(at) || isNormal(words, at) || isCaption(tokens, at)) return false;
      if (isNumbering(tokens, at)) return false;
      const pieces = piecesOf(token);
      if (isInSlot(at)) return token.value === undefined && !pieces.every((one) => read.has(one));
      return !mayBeMore && pieces.some((one) => read.has(one) && !inSlots.has(one));
    }),
  );
}

/** "the film «Solaris»": it is called by what stands in quotes. */
function isCaption(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.value === undefined && tokens[at + 1]?.value?.exact === true;
}

/** "row number 37": it is called 37. */
function isNumbering(tokens: readonly Token[], at: number): boolean {
  return /^(?:number|no|nr|номер)$/.test(tokens[at]?.word ?? '') && tokens[at + 1]?.value?.kind === 'number';
}

/** Words that goals say in their own way: "cheapest" is the least price, "button" a kind. */
function isNormal(words: readonly string[], at: number): boolean {
  return spoken.some((list) => [0, 1, 2].some((back) => (look(list, words, at - back)?.length ?? 0) > back));
}

const spoken: readonly Lexicon<unknown>[] = [
  comparisons,
  extremes,
  superlatives,
  kinds,
  pronouns,
  properties,
  questions,
  whens,
  keys,
  namers,
  ordinals,
  padding,
  quantifiers,
  times,
  units,
  verbs,
];

/** Every name and value in the goals, word by word. */
function stringsOf(goals: readonly Goal[]): string[][] {
  const found: string[][] = [];
  for (const { said: _, act, ...terms } of goals) {
    const { verb: _verb, ...plain } = { verb: undefined, ...act };
    JSON.stringify([plain, terms], (key, value: unknown) => {
      if (typeof value === 'string' && (key === 'words' || key === 'text' || key === 'url' || key === 'key'))
        found.push(split(value));
      return value;
    });
  }
  return found;
}

/** Whether what is named and what goes into it were not told apart somewhere. */
export function mixesRoles(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
): boolean {
  return stringsOf(goals).some((said) => isMixed(said, tokens, clauses));
}

/** Whether one name runs on from one clause into the next: "the topic and the number of likes". */
export function crossesClauses(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
): boolean {
  const words = tokens.flatMap((token, at) => piecesOf(token).map((piece) => ({ piece, at })));
  const clauseAt = (at: number) => clauses.findIndex(({ from, to }) => from <= at && at < to);
  return stringsOf(goals).some((said) => {
    if (said.length < 2) return false;
    const start = words.findIndex((_, at) => said.every((piece, index) => words[at + index]?.piece === piece));
    const [first, last] = [words[start]?.at, words[start + said.length - 1]?.at];
    if (first === undefined || last === undefined || tokens[first]?.value?.exact) return false;
    const [one, other] = [clauseAt(first), clauseAt(last)];
    return one >= 0 && other >= 0 && one !== other;
  });
}

/** Whether one long name is made of what somebody else tells apart: what is asked, of what, which one. */
export function spansSlots(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
): boolean {
  const slots = clauses.flatMap((clause) => clause.slots);
  const slotOf = (word: string) => {
    const holding = slots.filter(({ from, to }) =>
      tokens.slice(from, to).some((token) => piecesOf(token).includes(word)),
    );
    return holding.length === 1 ? holding[0] : undefined;
  };
  return stringsOf(goals).some(
    (said) => said.length > 3 && new Set(said.map(slotOf).filter((slot) => slot !== undefined)).size > 1,
  );
}

/** Whether one name is made of what is named and of what goes into it: the two were not told apart. */
function isMixed(said: readonly string[], tokens: readonly Token[], clauses: readonly TaggedClause[]): boolean {
  const slots = clauses.flatMap((clause) => clause.slots.map((slot) => ({ ...slot, role: roleOf(slot, clause) })));
  const rolesOf = (word: string) =>
    slots
      .filter(({ from, to }) => tokens.slice(from, to).some((token) => piecesOf(token).includes(word)))
      .map(({ role }) => role);
  const roles = said.map(rolesOf).filter((some) => some.length > 0);
  return roles.some((some) => !some.some((role) => roles[0]?.includes(role)));
}

/** A field is often named by whose it is; not so where one of several is chosen for it. */
function roleOf({ slot }: TaggedSlot, { kind, exact }: TaggedClause): string {
  if (kind === 'choose' && exact >= BEYOND_DOUBT && (slot === 'field' || slot === 'thing')) return slot;
  return /^(?:thing|field|cond|best|count|except)$/.test(slot) ? 'thing' : slot;
}

function piecesOf({ text, value }: Token): string[] {
  return split(value?.text ?? text);
}

function split(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
