import { has, lexicon, look } from '../../lexicon/match.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { saidThere, type Token, wordsIn } from '../../tokens.ts';

/**
 * "archive the letter from Ann and the one from Tom", «удали заметку о молоке и заметку о хлебе»: what is done with the first is done with the
 * second, which is a thing of its own and no more about the first.
 */
export function asDoneWithEach(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => eachAt(tokens, index) !== undefined);
  const each = eachAt(tokens, at);
  if (!each) return [...tokens];
  const { first, and, second } = each;
  const again = saidThere(tokens.slice(at, first + 1), tokens[second]);
  return [...tokens.slice(0, and + 1), ...again, ...asDoneWithEach(tokens.slice(second + 1))];
}

interface Each {
  /** Where the one and the other are named, and what joins them. */
  first: number;
  and: number;
  second: number;
}

function eachAt(tokens: readonly Token[], at: number): Each | undefined {
  const words = wordsIn(tokens);
  const verb = tokens[at]?.value ? undefined : look(verbs, words, at);
  if (!verb || !DONE_WITH_ONE.has(verb.meaning)) return undefined;
  const from = at + verb.length;
  const first = has(articles, words[from] ?? '') ? from + 1 : from;
  const and = words.findIndex((word, index) => index > first + 1 && /^(?:and|и)$/.test(word));
  const second = and < 0 ? -1 : has(articles, words[and + 1] ?? '') ? and + 2 : and + 1;
  const isOther = words[second] === words[first] || (second === and + 2 && words[second] === 'one');
  const hasMark = tokens.slice(first, second + 2).some(({ isMark }) => isMark);
  const isAlike = has(joints, words[first + 1] ?? '') && words[second + 1] === words[first + 1];
  // "mark the task for Monday and the one for Friday as done": what is said last is said of both.
  const isAfterBoth = words.slice(second).some((word) => /^(?:as|как)$/.test(word));
  return isOther && isAlike && !hasMark && !isAfterBoth ? { first, and, second } : undefined;
}

const DONE_WITH_ONE: ReadonlySet<Concept> = new Set(['handle', 'remove', 'tick', 'untick', 'save', 'download', 'open']);
const articles = lexicon([[true, 'the|a|an|my|our']]);
const joints = lexicon([[true, 'from|about|of|for|by|with|to|on|in|от|о|об|про|для|с|со|на|в|из|за']]);
