import type { Best, Phrase, Relation, Things } from '../../goal.ts';
import { takeBest } from '../../understanding/constraints.ts';
import { type Context, propertyPhrase, splitList, textOf, trim } from '../../understanding/context.ts';
import type { Target } from '../../understanding/goals/targets.ts';
import { extremes } from '../../understanding/lexicon/degrees.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { pronouns } from '../../understanding/lexicon/pronouns.ts';
import { properties } from '../../understanding/lexicon/properties.ts';
import { ordinals, quantifiers, relations, times } from '../../understanding/lexicon/small-words.ts';
import { isPluralHead, readObjects, readPhrase, readThings } from '../../understanding/phrase.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import type { TaggedSlot } from '../tagged.ts';
import { ordinalByPlace } from './by-its-place.ts';
import { narrowed } from './narrowed.ts';
import { slotsOf, type Words, wordsOf } from './tagged-words.ts';

/** What the clause is about, each with all that was said of it. Never none: what is not named was spoken of before. */
export function nounsIn(words: Words): Things[] {
  const things = slotsOf(words, 'thing');
  if (things.length === 0) return [thingsFrom(words, undefined, modifiersIn(words))];
  const named = things.map((thing, at) =>
    thingsFrom(
      words,
      thing,
      modifiersIn(words).filter((one) => ownerOf(one, things) === at),
    ),
  );
  // "the letter from Ann: archive it": what was named in the same breath is not another one.
  const others = named.filter((one, at) => at === 0 || !speaksAgain(words, things[at], one, named[0]));
  return others.map((one, at) => (at > 0 ? likeFirst(one, others[0]) : likeNext(one, others[1])));
}

/** "the second and the third lesson": what the first is stands with the second. */
function likeNext(things: Things, next: Things | undefined): Things {
  const { words, kind, ordinal, isPronoun } = things.what;
  const isBare = (words === '' || isPronoun === true) && !kind && ordinal !== undefined && things.where.length === 0;
  if (!isBare || next?.what.ordinal === undefined || next.what.isPronoun) return things;
  return { ...things, what: { words: next.what.words, ordinal, ...(next.what.kind && { kind: next.what.kind }) } };
}

function speaksAgain(
  { tokens }: Words,
  slot: TaggedSlot | undefined,
  { what }: Things,
  before: Things | undefined,
): boolean {
  const first = slot ? tokens[slot.from]?.word : undefined;
  if (what.isPronoun === true || /^(?:these|those|both|эти|этих|этим|обе|оба|обоих)$/.test(first ?? '')) return true;
  // "the red lamp … that lamp".
  return /^(?:this|that|это[тйм]|эту|эта|этого|этому)$/.test(first ?? '') && isOfSameSort(what, before?.what);
}

/** "lamp" is what "the red lamp" is, «ответ» what «принятый ответ» is. */
export function isOfSameSort(one: Phrase, other: Phrase | undefined): boolean {
  if (!other) return false;
  if (one.words === '') return one.kind !== undefined && one.kind === other.kind;
  const name = one.words.toLowerCase();
  return (
    !/\s/.test(name) &&
    other.words
      .toLowerCase()
      .split(/\s+/)
      .some((word) => beginAlike(name, word))
  );
}

/** All but their endings. */
function beginAlike(one: string, other: string): boolean {
  const length = Math.max(4, Math.min(one.length, other.length) - 2);
  return one.slice(0, length) === other.slice(0, length);
}

/** "the letters from Ann and from Bea": what the second is stands with the first. */
function likeFirst(things: Things, first: Things | undefined): Things {
  const isBare = things.what.words === '' && !things.what.kind && things.where.length > 0;
  return isBare && first && (first.what.kind || first.what.words !== '') && first.where.length > 0
    ? { ...things, what: { ...first.what, ...things.what, words: first.what.words } }
    : things;
}

export function nounIn(words: Words): Things {
  return nounsIn(words)[0] ?? nothing;
}

/** "all boxes" is each box; "the box" is the box. */
export function targetsIn(words: Words): Target[] {
  return nounsIn(words).map(targetOf);
}

export function targetOf(things: Things): Target {
  const { what, count, except } = things;
  if (count === 'one' && !except) return { phrase: phraseOf(things) };
  return { phrase: { words: what.words, ...(what.kind && { kind: what.kind }), isPronoun: true }, each: things };
}

export function phraseOf({ what, where, best }: Things): Phrase {
  return { ...what, ...(where.length > 0 && { like: where }), ...(best && { best }) };
}

/** Where something is, by the word that stands before the slot. */
export function placeOf(words: Words, slot: TaggedSlot): Relation {
  const before = wordsIn(words.tokens);
  for (const length of [4, 3, 2, 1]) {
    const found = look(relations, before, slot.from - length);
    if (found?.length === length && slot.from - length >= words.from)
      return { is: found.meaning === 'of' ? 'in' : found.meaning, what: placeNamed(words, slot) };
  }
  return { is: 'in', what: placeNamed(words, slot) };
}

/** «в поддержку», "in the archive": the place without its preposition. */
export function placeNamed(words: Words, slot: TaggedSlot): Phrase {
  return readPhrase(withoutStress(withoutJoint(wordsOf(words, slot))), words.context);
}

/** "the [very] top of the list". */
function withoutStress(said: readonly Token[]): Token[] {
  const isEnd = (token: Token | undefined) => /^(?:top|bottom|beginning|end|start|first|last)$/.test(token?.word ?? '');
  return said.filter(({ word }, at) => word !== 'very' || !isEnd(said[at + 1]));
}

export function withoutJoint(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  const isJoint = /^(?:in|into|to|onto|on|at|from|out|for|under|within|в|во|на|к|ко|из|с|со|для|под|у|от)$/.test(
    kept[0]?.word ?? '',
  );
  return isJoint && kept.length > 1 ? trim(kept.slice(1)) : kept;
}

export function withPlace(things: Things, place: Relation | undefined): Things {
  return place && !things.what.place ? { ...things, what: { ...things.what, place } } : things;
}

export const nothing: Things = { what: { words: '', isPronoun: true }, count: 'one', where: [] };

const MODIFIERS = ['cond', 'best', 'count', 'except'] as const;

function modifiersIn(words: Words): TaggedSlot[] {
  return slotsOf(words, ...MODIFIERS);
}

/** A number and a superlative stand before what they belong to, a condition mostly after it. */
function ownerOf({ slot, from, to }: TaggedSlot, things: readonly TaggedSlot[]): number {
  const next = things.findIndex((thing) => thing.from >= to);
  const last = next < 0 ? things.length - 1 : next - 1;
  if (next < 0 || last < 0) return Math.max(next, last);
  const before = from - (things[last]?.to ?? 0);
  const after = (things[next]?.from ?? 0) - to;
  const isNearer = slot === 'count' || slot === 'best' ? after <= before : after < before;
  return isNearer ? next : last;
}

function thingsFrom(words: Words, thing: TaggedSlot | undefined, modifiers: readonly TaggedSlot[]): Things {
  const { context } = words;
  const named = thing ? plainName(wordsOf(words, grown(words, thing))) : [];
  let things: Things = named.length > 0 ? namedThings(named, words) : nothing;
  for (const slot of modifiers) {
    const said = wordsOf(words, slot.slot === 'cond' ? wholeRelative(words, slot) : slot);
    if (slot.slot === 'cond') things = narrowed(things, said, context, words.kind === 'filter');
    else if (slot.slot === 'best') things = ranked(things, said, words.tokens.slice(words.from, slot.from), context);
    else if (slot.slot === 'count') things = { ...things, count: countFrom(said) ?? things.count };
    else things = { ...things, except: [...(things.except ?? []), ...exceptionsIn(said, context)] };
  }
  if (things.where.length > 0 || things.best || things.what.place || things.what.ordinal !== undefined)
    things = named.length > 0 ? things : withoutPronoun(things);
  things = countedFromFirst(things);
  // "the comments by Ann" are all of hers, where something is done with them.
  const isChosen = things.what.exact || things.best !== undefined || things.where.length === 0;
  if (isDoneWith(words.kind) && isPluralHead(named) && !isChosen && things.count === 'one' && !things.what.ordinal)
    things = { ...things, count: 'all' };
  const isAll = thing ? isAllBefore(words, [thing, ...modifiers]) : things.except !== undefined;
  const isMany = things.count === 'one' && things.what.ordinal === undefined && !things.what.isPronoun;
  return isAll && isMany ? { ...things, count: 'all' } : things;
}

/** Without what only asks or stresses, and without whose it is: "who", "just the flats", "the project's". */
function plainName(said: readonly Token[]): Token[] {
  const kept = trim(said);
  const isSpare = /^(?:just|only|who|what|which|whatever|только|лишь|одни|кто|что)$/.test(kept[0]?.word ?? '');
  const plain = isSpare ? trim(kept.slice(1)) : kept;
  const last = plain.at(-1);
  // "the green one" is green, "the first one" is one of those that were spoken of.
  const isOne =
    /^ones?$/.test(last?.word ?? '') && plain.length > 1 && !look(ordinals, wordsIn(plain), plain.length - 2);
  // "turn the wifi [off]".
  const isSwitch = /^(?:on|off|only|только)$/.test(last?.word ?? '') && plain.length > 1;
  const owner = isOne || isSwitch ? plain.slice(0, -1) : plain;
  const isOwner = last && !last.value && /\p{L}['’]s$/u.test(last.text);
  return isOwner
    ? [
        ...owner.slice(0, -1),
        { ...last, text: last.text.slice(0, -2), word: last.word.slice(0, -2), end: last.end - 2 },
      ]
    : owner;
}

function namedThings(named: readonly Token[], { kind, context }: Words): Things {
  const whole = named.findIndex((token) => /^(?:whole|entire)$/.test(token.word));
  if (whole >= 0 && whole < 2 && named.length > whole + 1) {
    if (kind.startsWith('tell:')) return readObjects(named.slice(whole + 1), context);
    // "clear out the whole lot".
    if (/^(?:lot|bunch|pile|thing)$/.test(named[whole + 1]?.word ?? '')) return { ...nothing, count: 'all' };
    // "archive the whole inbox": all that is in it.
    const place: Relation = { is: 'in', what: readPhrase(named.slice(whole + 1), context) };
    return { what: { words: '', place }, count: 'all', where: [] };
  }
  return theFirst(named) ?? (isDoneWith(kind) ? readObjects : readThings)(named, context);
}

function isDoneWith(kind: Words['kind']): boolean {
  return /^(?:add|remove|handle|tell:.*)$/.test(kind);
}

/** "the first five": so many of those that were spoken of. */
function theFirst(named: readonly Token[]): Things | undefined {
  const kept = trim(named);
  const ordinal = look(ordinals, wordsIn(kept), 0);
  const rest = kept.slice(ordinal?.length ?? 0);
  const isNumber = look(quantifiers, wordsIn(rest), 0)?.length === rest.length || rest[0]?.value?.kind === 'number';
  const count = ordinal && rest.length === 1 && isNumber ? countFrom(rest) : undefined;
  if (!ordinal || typeof count !== 'number') return undefined;
  return { ...nothing, what: { ...nothing.what, ordinal: ordinal.meaning }, count };
}

/** "the first three posts", «три первых поста»: so many from the beginning. */
function countedFromFirst(things: Things): Things {
  const { ordinal, ...what } = things.what;
  return typeof things.count === 'number' && ordinal === 1 ? { ...things, what } : things;
}

/** "who wrote it": nothing is named, but enough is said. */
function withoutPronoun(things: Things): Things {
  const { isPronoun: _, ...what } = things.what;
  return { ...things, what };
}

/** «плюсик [рядом с «Взрослые»]»: where a thing is belongs to it, though it stands after it. */
function grown(words: Words, { slot, from, to }: TaggedSlot): TaggedSlot {
  const { tokens, slots } = words;
  const next = Math.min(words.to, ...slots.filter((one) => one.from >= to).map((one) => one.from));
  const after = tokens.slice(to, next);
  const mark = after.findIndex((token) => token.isMark);
  const tail = mark < 0 ? after : after.slice(0, mark);
  const relation = look(relations, wordsIn(tail), 0);
  const rest = relation ? tail.slice(relation.length) : [];
  // "the button [next to it]" is the one beside what was spoken of.
  const isBeside = relation?.meaning === 'beside' && look(pronouns, wordsIn(rest), 0)?.length === rest.length;
  const isNamed = isBeside || rest.some((token) => token.value?.exact);
  return { slot, from, to: isNamed ? to + tail.length : to };
}

/** «который в этой теме [отмечен как принятый]»: what is begun so is said to its end. */
function wholeRelative(words: Words, slot: TaggedSlot): TaggedSlot {
  const { tokens, slots } = words;
  if (!/^(?:котор\p{L}+|which|that)$/u.test(tokens[slot.from]?.word ?? '')) return slot;
  const next = Math.min(words.to, ...slots.filter((one) => one.from >= slot.to).map((one) => one.from));
  const mark = tokens.findIndex(({ isMark }, at) => at >= slot.to && isMark);
  const to = mark < 0 ? next : Math.min(mark, next);
  const rest = tokens.slice(slot.to, to);
  // "and …" goes on with something else.
  const isOwn = rest.length > 0 && !/^(?:and|or|but|then|и|или|а|но)$/.test(rest[0]?.word ?? '') && to !== next;
  return isOwn || (to === words.to && rest.length > 0 && !rest.some(({ value }) => value)) ? { ...slot, to } : slot;
}

/** «все [непрочитанные] [письма]»: how many stands before all that is said of them. */
function isAllBefore({ tokens, from }: Words, slots: readonly TaggedSlot[]): boolean {
  const words = wordsIn(tokens);
  return slots.some((slot) =>
    [1, 2, 3].some((length) => {
      const at = slot.from - length;
      const found = at >= from ? look(quantifiers, words, at) : undefined;
      return found?.meaning === 'all' && found.length === length;
    }),
  );
}

function ranked(things: Things, said: readonly Token[], before: readonly Token[], context: Context): Things {
  const { best } = takeBest(said, context);
  if (best) return { ...things, best };
  const degree = degreeOf(said, [...before, ...said], context);
  if (degree) return { ...things, best: degree };
  const words = wordsIn(said);
  const ordinal =
    said.map((_, at) => look(ordinals, words, at)?.meaning).find((one) => one !== undefined) ?? ordinalByPlace(words);
  if (ordinal !== undefined) return { ...things, what: { ...things.what, ordinal } };
  const plain = trim(said).filter((token) => !/^(?:best|top|with|has|most|сам\p{L}+|лучш\p{L}+)$/u.test(token.word));
  return { ...things, best: { by: { words: textOf(plain.length > 0 ? plain : said, context) }, order: 'most' } };
}

/** "[which dish] costs [the least]", "[which dish] would [cost me the least]": the verb says of what. */
function degreeOf(said: readonly Token[], before: readonly Token[], context: Context): Best | undefined {
  const extreme = said.map((_, at) => look(extremes, wordsIn(said), at)).find((one) => one !== undefined);
  const words = wordsIn(before);
  const property = before.map((_, at) => look(properties, words, at)?.meaning).findLast((one) => one !== undefined);
  return extreme && property ? { by: propertyPhrase(property, context), order: extreme.meaning } : undefined;
}

export function countFrom(said: readonly Token[]): Things['count'] | undefined {
  const number = said.find((token) => token.value?.number !== undefined)?.value?.number;
  if (number !== undefined) return number === 1 ? 'one' : number;
  const words = wordsIn(said);
  const found = said
    .map((_, at) => (look(times, words, at) ?? look(quantifiers, words, at))?.meaning)
    .find((one) => one !== undefined);
  return found === 1 ? 'one' : found;
}

function exceptionsIn(said: readonly Token[], context: Context): Phrase[] {
  return splitList(said).map((member) => readPhrase(member, context));
}
