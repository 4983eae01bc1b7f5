import { look } from '../../lexicon/match.ts';
import { connectors, ties } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { saidThere, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "“Lamp, oak”: find, open, put in basket", «Тема «Шины»: открыть, подписаться»: a note that is headed by a thing tells what is done with it.
 * The first that is told without saying with what is done with the thing, the others with "it".
 */
export function asDoneWithHead(tokens: readonly Token[]): Token[] {
  const colon = tokens.findIndex(({ text, value }) => text === ':' && !value);
  const head = tokens.slice(0, Math.max(0, colon));
  if (!isThing(head) || !isBare(tokens, colon + 1)) return [...tokens];
  let isNamed = false;
  const words = wordsIn(tokens);
  return tokens.slice(colon + 1).flatMap((token, index) => {
    const at = colon + 1 + index;
    if (!isBare(tokens, at)) return [token];
    const it = wordBefore(tokens[at + 1] ?? token, /[а-я]/.test(words[at] ?? '') ? 'это' : 'it');
    const object = isNamed ? [it] : saidThere(head, token);
    isNamed = true;
    return [token, ...object];
  });
}

/** A name in quotes, with or without a word for what it is. */
function isThing(head: readonly Token[]): boolean {
  const [first, second, ...more] = head.filter(({ word }) => word !== 'the');
  if (first?.value?.exact) return second === undefined;
  const isNoun = first !== undefined && !first.value && look(verbs, [first.word], 0)?.form !== 'base';
  return isNoun && second?.value?.exact === true && more.length === 0;
}

/** What to do, at the beginning or after a comma, and not with what. */
function isBare(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const verb = tokens[at]?.value ? undefined : look(verbs, words, at);
  const before = tokens[at - 1];
  const isFirst = before?.isMark === true || look(connectors, words, at - 1) !== undefined;
  const next = tokens[at + 1];
  const isAll = !next || next.isMark === true || look(connectors, words, at + 1) !== undefined;
  const isWhere =
    next !== undefined && !next.value && (PLACED.test(next.word) || look(ties, words, at + 1) !== undefined);
  return verb !== undefined && verb.length === 1 && isFirst && (isAll || isWhere);
}

const PLACED = /^(?:in|into|to|from|out|в|во|на|из|к)$/;
