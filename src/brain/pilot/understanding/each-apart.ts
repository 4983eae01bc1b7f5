import { findVerb, sentencesOf } from './clauses.ts';
import { kinds } from './lexicon/kinds.ts';
import { look } from './lexicon/match.ts';
import { articles } from './lexicon/small-words.ts';
import type { Concept } from './lexicon/verbs.ts';
import { type Token, wordsIn } from './tokens.ts';

/**
 * "Move the letter from Ann and the letter from Bob to Spam": the word for what they are is said twice, so each of them is one by
 * itself, and with both is done what is said. It reads "Move the letter from Ann to Spam. Move the letter from Bob to Spam."
 */
export function eachApart(tokens: readonly Token[]): readonly Token[] {
  const sentences = sentencesOf(tokens).map(apart);
  return sentences.some((parts) => parts.length > 1)
    ? sentences.flat().flatMap((said) => [...said, stop(said)])
    : tokens;
}

function apart(sentence: readonly Token[]): readonly (readonly Token[])[] {
  const verb = findVerb(sentence);
  if (verb?.at !== 0 || !DONE_WITH.has(verb.meaning) || sentence.some(({ text }) => CUTS.test(text))) return [sentence];
  const words = wordsIn(sentence);
  const first = kindAt(sentence, verb.length);
  const joins = words.flatMap((word, at) => (JOINS.test(word) && kindAt(sentence, at + 1) ? [at] : []));
  const second = joins.map((at) => kindAt(sentence, at + 1)).find((kind) => kind?.what === first?.what);
  const [join = 0] = joins;
  if (!first || !second || joins.length > 1 || join <= first.end) return [sentence];
  const goal = TAKEN_TO.has(verb.meaning) ? words.findLastIndex((word) => TO.test(word)) : sentence.length;
  // Something is said of each: "the letters and the letter" are not two of them.
  if (goal <= second.end) return [sentence];
  const deed = sentence.slice(0, verb.length);
  const to = sentence.slice(goal);
  return [
    [...deed, ...sentence.slice(verb.length, join), ...to],
    [...deed, ...sentence.slice(join + 1, goal), ...to],
  ];
}

/** The word for what it is that stands here, behind an article, and where it ends. */
function kindAt(tokens: readonly Token[], from: number): { what: string; end: number } | undefined {
  const words = wordsIn(tokens);
  const at = from + (look(articles, words, from)?.length ?? 0);
  const found = tokens[at]?.value ? undefined : look(kinds, words, at);
  return found && { what: found.meaning, end: at + found.length };
}

function stop(said: readonly Token[]): Token {
  const end = said.at(-1)?.end ?? 0;
  return { text: '.', word: '', start: end, end, isMark: true };
}

const TAKEN_TO: ReadonlySet<Concept> = new Set<Concept>(['move', 'drag', 'put', 'add']);
const DONE_WITH: ReadonlySet<Concept> = new Set<Concept>([...TAKEN_TO, 'handle', 'remove', 'open', 'tick', 'untick']);
const JOINS = /^(?:and|и)$/;
const TO = /^(?:to|into|in|onto|в|во|на|к)$/;
/** More is said there than of these two. */
const CUTS = /^(?:,|;|:|except|but|кроме|then|if|если)$/i;
