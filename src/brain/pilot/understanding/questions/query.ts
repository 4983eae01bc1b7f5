import type { Phrase, Query, Things } from '../../goal.ts';
import { type Context, findIndex, isSmall, propertyPhrase, splitList, trim } from '../context.ts';
import { superlatives } from '../lexicon/degrees.ts';
import { look } from '../lexicon/match.ts';
import { known, properties } from '../lexicon/properties.ts';
import { sums, tables } from '../lexicon/questions.ts';
import { articles, ordinals, quantifiers } from '../lexicon/small-words.ts';
import { readObjects, readPhrase, readThings } from '../phrase.ts';
import { isPronoun, pronounThings } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { takeTell, tellPhrase, tellsOf, withoutExact } from './tell.ts';

/** What is wanted, said as a noun: "the price of the first book", "all titles", "the total of the bill". */
export function readQuery(tokens: readonly Token[], context: Context, want: 'value' | 'name', isSummed = false): Query {
  const along = takeAlong(tokens, context);
  if (along) {
    const { things, tell } = readQuery(along.rest, context, want);
    const own = tell.length > 0 ? tell : [propertyPhrase(known.name, context)];
    return { things, want: things.count === 'one' ? 'value' : 'table', tell: [...own, ...along.tell] };
  }
  const listed = takeColon(tokens, context);
  const { rest: plain, isTable } = takeTable(listed.rest);
  const { rest: whole, made } = takeSum(plain);
  const { tell: told, rest, isOwned } = (isSummed ? takeSource(whole, context) : undefined) ?? takeTell(whole, context);
  const tell = [...told, ...listed.tell];
  const several = made || isSummed ? severalOf(rest) : [];
  const [summed, ...others] = several.map((member) => readThings(member, context));
  if (summed && others.length > 0) {
    const like = others.map(({ what }): Phrase => ({ ...what, ...(summed.what.kind && { kind: summed.what.kind }) }));
    return { things: summed, want: made ?? 'sum', tell, against: like };
  }
  const read = tell.length === 0 ? readObjects : readThings;
  const things = isOwned ? pronounThings(isOwned) : read(withoutLeading(rest), context);
  const count: Things['count'] = made && things.count === 'one' && !things.what.isPronoun ? 'all' : things.count;
  return { things: { ...things, count }, want: wantOf(), tell };

  function wantOf(): Query['want'] {
    if (isTable || (tell.length > 1 && count === 'all')) return 'table';
    if (made) return made;
    if (count !== 'one') return 'list';
    if (tell.length > 0) return 'value';
    return things.best ? 'name' : want;
  }
}

/** «какая сумма у «А» и «Б»?»: one sum of several that are named. */
export function totalOfNamed(said: readonly Token[], of: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(said);
  const isTotal = look(sums, words, 0)?.meaning === 'sum' && !SUMS.test(words[0] ?? '');
  if (!isTotal || of.filter(({ value }) => value?.exact).length < 2) return undefined;
  const [summed, ...others] = severalOf(of).map((member) => readThings(member, context));
  const kind = summed?.what.kind;
  const against = others.map(({ what }): Phrase => ({ ...(kind && { kind }), ...what }));
  return summed && others.length > 0
    ? { things: summed, want: 'sum', tell: tellsOf(said, context), against }
    : undefined;
}

/** Each of them has its own. */
const SUMS = /^(?:суммы|итоги|totals|sums)$/;

/** «итоговые суммы из писем «А» и «Б»», "the totals in the letters …": what is summed, and out of what. */
function takeSource(
  tokens: readonly Token[],
  context: Context,
): { tell: Phrase[]; rest: Token[]; isOwned?: string } | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) =>
      index > 0 &&
      /^(?:from|in|из|в|на)$/.test(words[index] ?? '') &&
      tokens.slice(index + 1).some((token) => token.value?.exact) &&
      !tokens.slice(0, index).some((token) => token.value),
  );
  return at > 0
    ? { tell: [withoutExact(readPhrase(tokens.slice(0, at), context))], rest: tokens.slice(at + 1) }
    : undefined;
}

/** "hub, rim and spokes": things that are named one by one. */
function severalOf(tokens: readonly Token[]): Token[][] {
  const members = splitList(withoutLeading(tokens));
  const words = wordsIn(tokens);
  const isAll = tokens.some((_, at) => look(quantifiers, words, at) !== undefined);
  const isPlain = members.every((member) => member.some((token) => token.value?.exact) || !member.some(isSmall));
  return members.length > 1 && isPlain && !isAll ? members : [];
}

/** "the first one with its price", «первую вещь и её цену», "it and its author": what is told beside the name. */
function takeAlong(tokens: readonly Token[], context: Context): { rest: Token[]; tell: Phrase[] } | undefined {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  const own = findIndex(
    kept,
    (at) =>
      at > 1 &&
      /^(?:its|their|his|her|его|ее|их)$/.test(words[at] ?? '') &&
      /^(?:and|with|plus|и|с|со|,)$/.test(words[at - 1] ?? '') &&
      at < kept.length - 1,
  );
  if (own > 0) {
    const joint = /^(?:together|along|вместе)$/.test(words[own - 2] ?? '') ? own - 2 : own - 1;
    return { rest: trim(kept.slice(0, joint)), tell: tellsOf(kept.slice(own + 1), context) };
  }
  const withAt = findIndex(kept, (at) => at > 1 && /^(?:with|с|со)$/.test(words[at] ?? ''));
  const alongside = withAt > 0 ? splitList(kept.slice(withAt + 1)) : [];
  const areAll = kept.some(
    (one, at) => (look(quantifiers, words, at)?.meaning ?? 1) !== 1 || one.value?.kind === 'number',
  );
  if (
    areAll &&
    alongside.length > 0 &&
    alongside.every((one) => look(properties, wordsIn(one), 0)?.length === one.length)
  )
    return { rest: trim(kept.slice(0, withAt)), tell: alongside.map((one) => tellPhrase(one, context)) };
  const [first = [], ...others] = splitList(kept);
  if (others.length === 0 || look(properties, wordsIn(first), 0)) return undefined;
  const isAfterIt = isPronoun(first) && others.every((member) => !member.some((token) => token.value));
  const isChosen = first.some((_, at) => look(ordinals, wordsIn(first), at) ?? look(superlatives, wordsIn(first), at));
  const areProperties = others.every((member) => look(properties, wordsIn(member), 0)?.length === member.length);
  return isAfterIt || (isChosen && areProperties)
    ? { rest: first, tell: others.map((member) => tellPhrase(member, context)) }
    : undefined;
}

/** "all letters: sender and subject": what is told of them comes after a colon. */
function takeColon(tokens: readonly Token[], context: Context): { rest: Token[]; tell: Phrase[] } {
  const at = findIndex(tokens, (index) => index > 1 && tokens[index]?.text === ':');
  const after = at > 0 ? splitList(tokens.slice(at + 1)) : [];
  const isPlain = after.every((member) => member.length < 4 && !member.some((token) => token.value ?? token.isMark));
  if (after.length === 0 || !isPlain) return { rest: [...tokens], tell: [] };
  return { rest: tokens.slice(0, at), tell: after.map((member) => tellPhrase(member, context)) };
}

function takeTable(tokens: readonly Token[]): { rest: Token[]; isTable: boolean } {
  const words = wordsIn(tokens);
  const kept = trim(tokens);
  if (/^(?:table|таблицу)$/.test(kept[0]?.word ?? '') && /^(?::|of|with|из|с|со)$/.test(kept[1]?.word ?? '')) {
    return { rest: trim(kept.slice(2)), isTable: true };
  }
  const at = findIndex(tokens, (index) => !!look(tables, words, index));
  const found = at >= 0 ? look(tables, words, at) : undefined;
  if (!found) return { rest: [...tokens], isTable: false };
  return { rest: [...tokens.slice(0, at), ...tokens.slice(at + found.length)], isTable: true };
}

function takeSum(tokens: readonly Token[]): { rest: Token[]; made?: 'sum' | 'average' | 'count' } {
  const kept = trim(tokens);
  const found = look(sums, wordsIn(kept), 0);
  if (!found || kept.length === found.length) return { rest: kept };
  const rest = trim(withoutLeading(kept.slice(found.length)));
  return found.meaning === 'sum' && !isMade(kept, rest) ? { rest: kept } : { rest, made: found.meaning };
}

/** A sum is made of many; "the total of the order" is read where it stands, and «суммы заказов» are what is summed. */
function isMade(said: readonly Token[], of: readonly Token[]): boolean {
  if (SUMS.test(said[0]?.word ?? '')) return false;
  const words = wordsIn(of);
  const isSum = said.slice(0, 2).some(({ word }) => word === 'sum');
  if (isSum && of.some(({ value }) => value?.exact) && severalOf(of).length > 1) return true;
  if (of.some((_, at) => look(quantifiers, words, at)?.meaning === 'all')) return true;
  // "the total price of my cart" stands there, too.
  const property = look(properties, words, 0);
  // So does "the total amount", where nobody says of what.
  if (property?.length === words.length && !/[^s]s$|[а-я]/.test(words[0] ?? '')) return false;
  const owner = property
    ? words.slice(property.length).filter((word) => !/^(?:of|the|my|our|this|for)$/.test(word))
    : [];
  if (property && /^[a-z]+$/.test(owner[0] ?? '') && !/[^s]s$/.test(owner[0] ?? '') && words[property.length] === 'of')
    return false;
  const head = words.find((word, at) => !look(articles, words, at) && word !== '') ?? '';
  return /[а-я]/.test(head)
    ? look(properties, words, 0) !== undefined || /(?:ов|ев|ей|ам|ям|ек|ок|ых|их|ий|ат|ет)$/.test(head)
    : look(properties, words, 0) !== undefined || words.some((word) => /[^s]s$/.test(word));
}

/** "price on iPhone", «цена у первой книги», «на iPhone»: the joint before the thing says nothing. */
export function withoutLeading(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  const isJoint = /^(?:of|for|у|на|за|для|from|из)$/.test(kept[0]?.word ?? '') && kept.length > 1;
  return isJoint ? trim(kept.slice(1)) : kept;
}
