import { isHeard } from '../understanding/how-sure.ts';
import { look } from '../understanding/lexicon/match.ts';
import { places, pronouns, severals } from '../understanding/lexicon/pronouns.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { SlotName, TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "I want the oak desk on my wish list, so open Furniture and put it there", «Анна нам больше не нужна: открой участников и удали её»:
 * what is wanted comes first, then the way, and only then what is done, with what and where. The clauses with that said where it is
 * done; nothing where nobody speaks so.
 */
export function withWishes(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
): readonly TaggedClause[] | undefined {
  for (const [at, wish] of clauses.entries()) {
    const deedAt = clauses.findIndex((clause, index) => index > at && !isWay(clause, tokens));
    const deed = clauses[deedAt];
    if (!deed || !isSpokenOf(deed, wish, tokens) || !isWished(wish, deed, tokens)) continue;
    // Right after it, "it" is understood anyway.
    if (deedAt === at + 1 && (wish.kind === 'hint' || isHeard(wish))) continue;
    const told: TaggedClause = { ...wish, kind: 'hint', slots: [], sure: 1 };
    const done: TaggedClause = { ...deed, slots: slotsFrom(wish, deed, tokens), isJoined: true };
    return [...clauses.slice(0, at), told, ...clauses.slice(at + 1, deedAt), done, ...clauses.slice(deedAt + 1)];
  }
  return undefined;
}

/** It only leads somewhere, or has less or other things shown. */
function isWay({ kind, slots }: TaggedClause, tokens: readonly Token[]): boolean {
  if (/^(?:choose|sort|filter|tick:on|search)$/.test(kind)) return !slots.some((slot) => isPronoun(slot, tokens));
  return kind === 'go' && slots.every(({ slot }) => slot === 'place');
}

/** What is done is done with what was spoken of, and it is one. */
function isSpokenOf({ kind, slots }: TaggedClause, wish: TaggedClause, tokens: readonly Token[]): boolean {
  const [thing, ...others] = slots.filter(({ slot }) => slot === 'thing');
  const isDeed = /^(?:add|remove|drag|handle|download|tick:o(?:n|ff)|press)$/.test(kind);
  if (!isDeed || !thing || others.length > 0) return false;
  const isIt = isPronoun(thing, tokens) && !isSeveral(thing, tokens);
  return isIt || wish.slots.some((slot) => slot.slot === 'thing' && isCalledSo(slot, thing, tokens));
}

/** Whether both say the same name in quotes. */
function isCalledSo(one: TaggedSlot, other: TaggedSlot, tokens: readonly Token[]): boolean {
  const nameIn = ({ from, to }: TaggedSlot) => tokens.slice(from, to).find(({ value }) => value?.exact)?.value?.text;
  return nameIn(one) !== undefined && nameIn(one) === nameIn(other);
}

/** It tells how things are or should be, or is the same deed wished for; and nothing of it gets lost. */
function isWished(wish: TaggedClause, deed: TaggedClause, tokens: readonly Token[]): boolean {
  const isTalk = wish.kind === 'hint' && (isHeard(wish) || isWish(wish, tokens));
  const isSame = wish.kind === deed.kind && isWish(wish, tokens);
  const kept = wish.slots.filter(({ slot }) => TOLD.has(slot) || WHERE.has(slot));
  const quotes = tokens.flatMap(({ value }, at) => (value?.exact && at >= wish.from && at < wish.to ? [at] : []));
  const isWhole =
    kept.length === wish.slots.filter(({ slot }) => slot !== 'verb').length &&
    quotes.every((at) => kept.some(({ from, to }) => from <= at && at < to));
  const things = kept.filter(({ slot }) => slot === 'thing');
  return (isTalk || isSame) && isWhole && things.length === 1 && !things.some((slot) => isPronoun(slot, tokens));
}

const TOLD: ReadonlySet<SlotName> = new Set(['thing', 'cond', 'best']);
const WHERE: ReadonlySet<SlotName> = new Set(['to', 'place']);

function slotsFrom(wish: TaggedClause, deed: TaggedClause, tokens: readonly Token[]): TaggedSlot[] {
  const told = wish.slots.filter(({ slot }) => TOLD.has(slot));
  const own = deed.slots.filter((slot) => slot.slot !== 'thing' && !isPronoun(slot, tokens));
  // "… put it there": where it should be is where it goes. What is taken away is somewhere already.
  const isPut = /^(?:add|drag|handle)$/.test(deed.kind) && (isWish(wish, tokens) || isThere(deed, tokens));
  const [where] = wish.slots.filter(({ slot }) => WHERE.has(slot));
  const isNamed = own.some(({ slot }) => WHERE.has(slot));
  const aim: TaggedSlot[] = where && isPut && !isNamed ? [{ ...where, slot: 'to' }] : [];
  return [...told, ...aim, ...own];
}

/** "I want", "I'd like", «хочу», «мне нужно», in it or right before it. */
function isWish({ from }: TaggedClause, tokens: readonly Token[]): boolean {
  const opening = wordsIn(tokens)
    .slice(Math.max(0, from - 4), from + 4)
    .join(' ');
  return /(?<!\p{L})(?:(?:i|we)(?:'d like|'d love| would like| would love| want| need| wish)|хочу|хотим|хочется|хотел[аи]?|хотелось|нужно|надо)(?!\p{L})/u.test(
    opening,
  );
}

function isThere({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  return tokens.slice(from, to).some(({ word, value }) => !value && look(places, [word], 0) !== undefined);
}

function isPronoun({ from, to }: TaggedSlot, tokens: readonly Token[]): boolean {
  return look(pronouns, wordsIn(tokens.slice(from, to)), 0)?.length === to - from;
}

function isSeveral({ from, to }: TaggedSlot, tokens: readonly Token[]): boolean {
  return look(severals, wordsIn(tokens.slice(from, to)), 0) !== undefined;
}
