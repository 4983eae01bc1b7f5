import { afterFiller, commandsAt } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, isNameLike, type Token, wordsIn } from '../../tokens.ts';
import { GOING_ON, type Means, means } from '../by-button.ts';

/**
 * "repeat the order from Suliko Yard with the “Order again” button", "star the letter from Ann by clicking the star in its row": what is
 * pressed for it is known, and where: at the thing that it is done with.
 */
export function asPressedFor(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 1 && look(means, words, index) !== undefined);
  const verb = at < 0 ? -1 : tokens.findLastIndex((_, index) => index < at && isDeed(tokens, index));
  const opening = at < 0 ? undefined : look(means, words, at);
  const button = at + (opening?.length ?? 0);
  const end = endOf(tokens, button);
  const said = tokens.slice(button, end);
  const called = said.filter(({ word }) => word !== 'button');
  // «удали файл «план», нажав на корзину»
  const thing = tokens.slice(verb + 1, tokens[at - 1]?.text === ',' ? at - 1 : at);
  const first = tokens[verb];
  if (!first || called.length === 0 || !isAct(words, verb) || !isNamed(thing) || !isButton(said, opening?.meaning))
    return [...tokens];
  const isRussian = /[а-я]/.test(first.word);
  const [press, inside] = isRussian ? ['нажми', 'в'] : ['press', 'in'];
  const pressed = [inPlaceOf(first, press), ...called, inPlaceOf(tokens[at], inside), ...thing];
  return [...tokens.slice(0, verb), ...pressed, ...asPressedFor(tokens.slice(end + tailOf(words, end)))];
}

/** A command; what a sentence begins with is one, even if nobody knows it. */
function isDeed(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(({ text }, index) => index < at && /^[.!;]$/.test(text)) + 1;
  const isFirst = at === afterFiller(tokens, start);
  return commandsAt(tokens, at) || (isFirst && !tokens[at]?.value && !tokens[at]?.isMark);
}

/** What is done with a thing that is there: nothing is typed, looked for or sent with it. */
function isAct(words: readonly string[], verb: number): boolean {
  const known = look(verbs, words, verb)?.meaning;
  return known === undefined || /^(?:handle|remove|go|open|book|buy|choose)$/.test(known);
}

/** One thing, told by a name. */
function isNamed(thing: readonly Token[]): boolean {
  return thing.some(isNameLike) && !thing.some(({ isMark }) => isMark) && thing.length <= MOST_WORDS;
}

const MOST_WORDS = 8;

/** Up to where it is, or where the sentence goes on. */
function endOf(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(
    ({ isMark, word }, at) => at >= from && (isMark === true || GOING_ON.test(word) || tailOf(words, at) > 0),
  );
  return end < 0 ? tokens.length : end;
}

/** In quotes; after "by clicking" a few plain words will do, and what is only "with" it must be called a button. */
function isButton(said: readonly Token[], opening: Means | undefined): boolean {
  // "via the Like button": written large, it is its name.
  const isQuoted = said.some(({ value, text }) => value?.exact || (said.length === 2 && /^\p{Lu}/u.test(text)));
  const isCalled = opening !== 'with' || said.at(-1)?.word === 'button';
  return said.length <= 3 && isCalled && (isQuoted || opening === 'pressing');
}

function tailOf(words: readonly string[], at: number): number {
  return look(tails, words, at)?.length ?? 0;
}

/** At the thing itself. */
const tails = lexicon([
  [
    true,
    'in its row|on its row|in that row|in the same row|in the row|on it|next to it|beside it|в его строке|в её строке|в ее строке|в этой строке|в той же строке|на нём|на нем|на ней|рядом с ним|рядом с ней',
  ],
]);
