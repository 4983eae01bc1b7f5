import { has, lexicon, look } from '../../lexicon/match.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/**
 * "click the star icon to mark it as important", «нажми на корзину, чтобы удалить его»: what something is pressed for, where that is
 * said of nothing but "it", is done by pressing it.
 */
export function withoutWhatFor(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => purposeLength(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  return withoutWhatFor([...tokens.slice(0, from), ...tokens.slice(at + purposeLength(tokens, at))]);
}

/** How many words from here tell what the thing before them is pressed for. */
function purposeLength(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const joint = at > 1 ? look(soThat, words, at) : undefined;
  if (!joint || !isPressedBefore(tokens, at)) return 0;
  const verb = at + joint.length;
  const it = tokens.findIndex((_, index) => index > verb && !tokens[index]?.value && has(its, words[index] ?? ''));
  // "to turn it on", "to switch off": nothing but the verb, with what belongs to it, stands before "it".
  const isVerb = /^\p{Ll}+$/u.test(tokens[verb]?.text ?? '') && it > verb && it - verb <= MOST_OF_VERB;
  if (!isVerb || tokens.slice(verb, it).some(({ isMark, value }) => isMark || value)) return 0;
  const end = it + 1 + (look(asWhat, words, it + 1) ? asLength(tokens, it + 1) : 0);
  const next = tokens[end];
  const isOver = next === undefined || next.isMark === true || has(connectors, next.word);
  return isOver ? end - at : 0;
}

const MOST_OF_VERB = 2;

/** "as important", «как важное». */
function asLength(tokens: readonly Token[], at: number): number {
  const what = tokens[at + 1];
  return what && !what.value && /^\p{Ll}+$/u.test(what.text) ? 2 : 0;
}

/** Nothing but what is pressed stands between the verb and here. */
function isPressedBefore(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const press = tokens.findLastIndex(({ value }, index) => {
    const verb = index < at && !value ? look(verbs, words, index) : undefined;
    return verb?.meaning === 'press' && verb.form === 'base';
  });
  const comma = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const between = tokens.slice(press + 1, comma);
  return press >= 0 && between.length > 0 && between.length <= MOST_NAME && between.every(({ isMark }) => !isMark);
}

/** So many words may name what is pressed. */
const MOST_NAME = 9;

const soThat = lexicon([[true, 'to|in order to|so as to|чтобы|что бы|для того чтобы']]);
const asWhat = lexicon([[true, 'as|как']]);
/** What was spoken of, whether one or somebody. */
const its = lexicon([[true, 'it|him|her|that one|его|ее']]);
