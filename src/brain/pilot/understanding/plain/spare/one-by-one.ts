import type { Goal, Things } from '../../../goal.ts';
import { afterFiller, commandsAt } from '../../clauses.ts';
import { orders } from '../../lexicon/degrees.ts';
import { has, look } from '../../lexicon/match.ts';
import { articles, connectors, quantifiers, relations } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "Click the numbers in ascending order", «нажми на карточки от А до Я»: all of them are pressed, one after the other. Nothing is
 * sorted by it.
 */
export function asOneByOne(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => pressesAt(tokens, index) && orderAfter(tokens, index) !== undefined);
  const found = at < 0 ? undefined : orderAfter(tokens, at);
  if (!found) return [...tokens];
  const language = /[а-я]/.test(words[at] ?? '') ? 'ru' : 'en';
  const start = nounAfter(tokens, at);
  const [noun] = tokens.slice(start, start + 1);
  if (!noun || !isPlain(tokens.slice(start, found.from))) return [...tokens];
  const all = look(quantifiers, words, start) ? [] : [wordBefore(noun, ALL[language])];
  const place = { start: tokens[found.from]?.start ?? 0, end: tokens[found.to - 1]?.end ?? 0 };
  const order = IN_ORDER[language][found.order].map((word) => ({ text: word, word, ...place }));
  const named = tokens.slice(has(articles, noun.word) ? start + 1 : start, found.from);
  return [...tokens.slice(0, start), ...all, ...named, ...order, ...tokens.slice(found.to)];
}

const ALL = { en: 'all', ru: 'все' } as const;
const IN_ORDER = {
  en: { rising: ['in', 'ascending', 'order'], falling: ['in', 'descending', 'order'] },
  ru: { rising: ['в', 'порядке', 'возрастания'], falling: ['в', 'порядке', 'убывания'] },
} as const;

/** A few words for things of one sort, and nothing that is called something: what is sorted by a press is one thing. */
function isPlain(said: readonly Token[]): boolean {
  const isName = ({ text, value, word }: Token) =>
    value !== undefined || /^\p{Lu}/u.test(text) || /^(?:to|by|чтобы)$/.test(word);
  return said.length > 0 && said.length <= LONGEST && !said.some(isName);
}

const LONGEST = 4;

function pressesAt(tokens: readonly Token[], at: number): boolean {
  const isStart = at === afterFiller(tokens, 0) || commandsAt(tokens, at);
  return isStart && !tokens[at]?.value && look(verbs, wordsIn(tokens), at)?.meaning === 'press';
}

/** Past the verb and "on". */
function nounAfter(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const start = at + (look(verbs, words, at)?.length ?? 1);
  const on = look(relations, words, start);
  return on ? start + on.length : /^(?:on|на|по)$/.test(words[start] ?? '') ? start + 1 : start;
}

/** The order that ends the clause which begins here. */
function orderAfter(
  tokens: readonly Token[],
  at: number,
): { order: 'rising' | 'falling'; from: number; to: number } | undefined {
  const words = wordsIn(tokens);
  const end = tokens.findIndex((token, index) => index > at && (token.isMark || has(connectors, token.word)));
  const last = end < 0 ? tokens.length : end;
  for (let from = at + 2; from < last; from++) {
    const found = tokens[from]?.value ? undefined : look(orders, words, from);
    if (found && from + found.length === last) return { order: found.meaning, from, to: last };
  }
  return undefined;
}

/** All of them, one after the other: the order is no place that they are in. */
export function oneByOne(goal: Goal): Goal {
  const { act, each } = goal;
  const { place, ...what } = each?.what ?? { words: '' };
  const [, order] = (place?.is === 'in' && ORDERS.find(([words]) => words.test(place.what.words))) || [];
  if (act.kind !== 'press' || !each || !order) return goal;
  const isOfAmounts = !/ascend|descend|alphabet|возраст|убыва|алфавит|(?<!\p{L})[aа] (?:to z|до я)(?!\p{L})/iu.test(
    goal.said,
  );
  return { ...goal, each: { ...each, what, inOrder: { order, ...(isOfAmounts && { isOfAmounts }) } } satisfies Things };
}

const ORDERS: readonly (readonly [RegExp, 'rising' | 'falling'])[] = [
  [/^(?:ascending order|порядке возрастания)$/i, 'rising'],
  [/^(?:descending order|порядке убывания)$/i, 'falling'],
];
