import type { Understood } from '../goal.ts';
import { afterFiller, commandsAt } from './clauses.ts';
import { isSmall } from './context.ts';
import { has, lexicon, look } from './lexicon/match.ts';
import { places } from './lexicon/pronouns.ts';
import { verbs } from './lexicon/verbs.ts';
import { namesIn } from './named-in-talk.ts';
import { inPlaceOf, saidThere, type Token, wordsIn } from './tokens.ts';

/**
 * "There is “Proof of address”: attach the file in that place": what is unclear may only speak of what is then done. The rest alone, where
 * what points at it is called by its name. Nothing where it may be more than talk: it tells to do something, leaves something out, or
 * holds what the rest does not take up.
 */
export function withoutTalk(
  { unclear, goals }: Understood,
  tokens: readonly Token[],
  task: string,
): Token[] | undefined {
  if (unclear.length === 0 || goals.length === 0) return undefined;
  return unclear.reduce<Token[] | undefined>((left, words) => left && withoutOne(left, words, task), [...tokens]);
}

function withoutOne(tokens: readonly Token[], words: string, task: string): Token[] | undefined {
  const start = task.indexOf(words);
  const isOf = (token: Token) => start >= 0 && token.start >= start && token.end <= start + words.length;
  const from = tokens.findIndex(isOf);
  const to = tokens.findLastIndex(isOf) + 1;
  const talk = tokens.slice(from, to);
  if (from < 0 || !talk.every(isOf) || !isMereTalk(talk)) return undefined;
  const before = tokens.slice(0, from);
  const after = afterConclusion(tokens.slice(to));
  const [name, ...others] = namesIn(talk);
  if (others.length > 0 || (!name && talk.some(({ value }) => value))) return undefined;
  if (!name) return isConcluded(tokens, to) ? [...before, ...after] : undefined;
  if (!isName(name) || !isSaidOf(talk, name) || !isAllOfIt(talk, name)) return undefined;
  const named = withName(after, name);
  return named && [...before, ...named];
}

/** "…, [so] open it": what follows stands for itself. */
function afterConclusion(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ isMark, word }) => !isMark && !has(conclusions, word) && word !== 'что');
  return tokens.slice(Math.max(0, at));
}

function isConcluded(tokens: readonly Token[], at: number): boolean {
  return has(conclusions, tokens.find(({ isMark }, index) => index >= at && !isMark)?.word ?? '');
}

/** A whole sentence is what is to be written, and not what something is called. */
function isName(name: readonly Token[]): boolean {
  const text = name.map(({ text: said, value }) => value?.text ?? said).join(' ');
  return !/[.?!]$/.test(text) && text.split(' ').length <= MOST_WORDS;
}

/** "and also “Plan B”" says nothing of it: it is one more. */
function isSaidOf(talk: readonly Token[], name: readonly Token[]): boolean {
  return talk.some(
    (token) => !name.includes(token) && !isSmall(token) && !has(adding, token.word) && token.word.length >= LEAST_TOLD,
  );
}

/** No other value stands there, and nothing more that belongs to the name. */
function isAllOfIt(talk: readonly Token[], name: readonly Token[]): boolean {
  const [before] = talk.slice(Math.max(0, talk.indexOf(name[0] as Token) - 1));
  const isCut = before !== name[0] && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '') && !name[0]?.value;
  return !isCut && talk.every((token) => !token.value || name.includes(token));
}

const MOST_WORDS = 7;
const LEAST_TOLD = 3;

/** It tells nobody to do anything but to find it, and denies, leaves out and makes nothing depend on it. */
function isMereTalk(talk: readonly Token[]): boolean {
  const start = afterFiller(talk, 0);
  const isFound = look(verbs, wordsIn(talk), start)?.meaning === 'find';
  return (isFound || !commandsAt(talk, start)) && !talk.some(({ word, text }) => text === '?' || has(deciding, word));
}

/** Where the first word points at it that can, its name. */
function withName(tokens: readonly Token[], name: readonly Token[]): Token[] | undefined {
  for (const [at, token] of tokens.entries()) {
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
    const isWithin = has(inside, before.at(-1)?.word ?? '');
    const noun = after[0] && !after[0].isMark && !after[0].value ? after[0] : undefined;
    if (token.value) continue;
    if (has(places, token.word)) {
      const into = inPlaceOf(token, /\p{Script=Cyrillic}/u.test(token.text) ? 'в' : 'in');
      return [...before, into, ...saidThere(name, token), ...after];
    }
    if (has(pointers, token.word) && noun) return withNoun(before, noun, name, isWithin, after.slice(1));
    if (has(standIns, token.word) || (has(pointers, token.word) && isWithin))
      return [...before, ...saidThere(name, token), ...after];
  }
  return undefined;
}

/** "that order": the word for what it is stays, unless it says nothing. */
function withNoun(
  before: readonly Token[],
  noun: Token,
  name: readonly Token[],
  isWithin: boolean,
  after: readonly Token[],
): Token[] {
  const what = [...(has(bare, noun.word) ? [] : [noun]), ...saidThere(name, noun)];
  const [pressed, ...rest] = after;
  // «нажми у этого заказа «Повторить»»: of two names side by side, the one that is touched comes first.
  return isWithin && pressed?.value?.exact
    ? [...before.slice(0, -1), pressed, ...before.slice(-1), ...what, ...rest]
    : [...before, ...what, ...after];
}

const adding = lexicon([[true, 'also|plus|еще|также']]);
const conclusions = lexicon([[true, 'so|therefore|поэтому|так']]);
const inside = lexicon([[true, 'in|into|on|at|в|во|на|у']]);
const pointers = lexicon([[true, 'that|this|этот|эту|этого|этой|этом|этому|тот|ту|том|той|того']]);
const standIns = lexicon([[true, 'it|его|ее|него|нее|нем|ней|ним']]);
const bare = lexicon([[true, 'one|place|spot|name|месте|место|названия|название']]);
const deciding = lexicon([
  [
    true,
    "if|unless|until|whether|not|no|never|except|but|stay|stays|keep|don't|doesn't|without|если|пока|ли|не|нет|без|кроме|только|остается|остаться|оставь|пусть|нельзя|зачем|what|which|who|сколько|какой|кто",
  ],
]);
