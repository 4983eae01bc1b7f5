import { trim } from './context.ts';
import { extremes, superlatives } from './lexicon/degrees.ts';
import { lexicon, look } from './lexicon/match.ts';
import { relations, ties } from './lexicon/small-words.ts';
import { verbs } from './lexicon/verbs.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Without what is left of a question's own verb: "which seat [I have]", «сколько [осталось] мест», «какой код [показать на входе]». */
export function withoutVerbRest(tokens: readonly Token[]): Token[] {
  const kept = withoutMotion(withoutDeed(withoutAsker(withoutBeing(tokens))));
  return trim(kept).length > 0 ? kept : [...tokens];
}

/** The same for a number that is asked for: what is done takes so much, so it stays. */
export function withoutCountRest(tokens: readonly Token[]): Token[] {
  const kept = withoutAsker(withoutBeing(tokens));
  return trim(kept).length > 0 ? kept : [...tokens];
}

export function isInfinitive(word: string): boolean {
  return (
    /^[а-я]{2,}(?:ать|ить|еть|ять|уть|ыть|оть|зти|сти|йти|аться|иться|еться|яться)$/.test(word) &&
    !/(?:есть|асть|сети|дети|части|гости|ости|кровать|тетрадь|печать|память|девять|десять|треть|нефть|мать)$/.test(word)
  );
}

/** That it is there, was found, is left: it is what the question asks. */
function withoutBeing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = tokens[at]?.value ? undefined : look(beings, words, at);
    const isLast = found && words.slice(at + found.length).every((word) => word === '?' || look(beings, [word], 0));
    if (found && (found.meaning === 'anywhere' || isLast)) at += found.length;
    else kept.push(...tokens.slice(at, ++at));
  }
  return kept;
}

/** "which seat I have", "what documents we need to bring". */
function withoutAsker(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const asker = tokens.findIndex((_, index) => index > 0 && /^(?:i|we|you)$/.test(words[index] ?? ''));
  if (asker < 0) return [...tokens];
  const at =
    asker > 1 && /^(?:do|did|can|should|must|will|have|am|are)$/.test(words[asker - 1] ?? '') ? asker - 1 : asker;
  const end = tokens.findIndex(
    (token, index) =>
      index > asker + 1 &&
      (token.value !== undefined ||
        token.isMark ||
        (words[index] !== 'to' && (look(relations, words, index) ?? look(ties, words, index)) !== undefined)),
  );
  return [...tokens.slice(0, at), ...(end < 0 ? [] : tokens.slice(end))];
}

/** «какой рейс [прилетает] раньше всех»: what they all do tells none from another. */
function withoutMotion(tokens: readonly Token[]): Token[] {
  const modal = tokens.findIndex(({ word }, at) => at > 0 && /^(?:can|could|may)$/.test(word));
  if (modal > 0 && tokens.length > modal + 2) return [...tokens.slice(0, modal), ...tokens.slice(modal + 2)];
  const words = wordsIn(tokens);
  const isRanked = tokens.some((_, at) => look(superlatives, words, at) ?? look(extremes, words, at));
  if (!isRanked) return [...tokens];
  return tokens.filter((token, at) => at === 0 || !/(?:ает|яет|ует|ается|яется|уется|ают|яют|ются)$/.test(token.word));
}

/** "which code to show at the door": what is done with it says nothing about what it is. */
function withoutDeed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      !token.value &&
      ((words[index] === 'to' && look(verbs, words, index + 1)?.form === 'base') || isInfinitive(token.word)),
  );
  if (at < 0) return [...tokens];
  // "the cheapest way to get to Oslo": where it leads says which way is meant.
  const going = words[at] === 'to' ? look(verbs, words, at + 1) : undefined;
  if (going && /^(?:go|find|open)$/.test(going.meaning) && words.slice(at + 1).includes('to'))
    return [...tokens.slice(0, at), ...tokens.slice(words.indexOf('to', at + 1))];
  const after = tokens.slice(at + 1);
  const most = after.findIndex(
    (_, index) => look(superlatives, wordsIn(after), index) ?? look(extremes, wordsIn(after), index),
  );
  return [...tokens.slice(0, at), ...(most < 0 ? [] : after.slice(most))];
}

const beings = lexicon<'anywhere' | 'last'>([
  [
    'anywhere',
    'осталось|остались|остается|остаются|нашлось|нашлись|нашелся|найдено|найдены|получилось|пришло|пришли|имеется|имеются|показано|показаны|отобразилось|числится|значится|набралось|лежит|лежат|хранится|хранятся|там|тут|здесь|написано|сказано|written|у меня|у нас|у тебя|у вас|were found|was found|have been found|are shown|are listed|are displayed|there are|there is|there were',
  ],
  [
    'last',
    'found|left|remain|remaining|shown|listed|displayed|in total|altogether|exist|called|named|titled|there|here|in it|in there',
  ],
]);
