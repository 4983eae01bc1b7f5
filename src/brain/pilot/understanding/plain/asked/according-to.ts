import { kinds } from '../../lexicon/kinds.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { articles } from '../../lexicon/small-words.ts';
import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { letters } from '../letter-words.ts';
import { wishLength } from '../wishing.ts';

/**
 * "Going by the prices in the letter “Move”, what is the bed?", "when does the bus leave, according to the timetable?", "looking at the
 * section “Soups”, which is the cheapest?": what the answer is taken from is where it stands, and is said first.
 */
export function asStandingIn(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => sourceAt(tokens, index) !== undefined);
  const source = sourceAt(tokens, at);
  if (!source) return [...tokens];
  const start = tokens.findLastIndex(({ text }, index) => index < at && SENTENCE_END.test(text)) + 1;
  const stop = tokens.findIndex(({ text }, index) => index >= at && SENTENCE_END.test(text));
  const end = stop < 0 ? tokens.length : stop;
  const before = tokens.slice(start, words[at - 1] === ',' ? at - 1 : at);
  const after = asTold(tokens.slice(words[source.end] === ',' ? source.end + 1 : source.end, end));
  const comma = markInPlaceOf(tokens[source.end - 1], ',');
  const asked = [...before, ...after];
  // "Sort the list according to the price": nothing is asked there.
  const [first] = before;
  const isAsked = first ? ASKING.test(first.word) : after.some(({ word }) => ASKING.test(word));
  if (!isAsked) return [...tokens];
  // "what is the total, according to Ann's letter": a letter is opened first, and what is asked stands in it.
  const isLetter = tokens.slice(source.from, source.end).some(({ word, value }) => !value && has(letters, word));
  const isOne = before.length > 0 && !before.some(({ isMark, word }) => isMark === true || word === 'and');
  if (isLetter && isOne)
    return [
      ...tokens.slice(0, start),
      ...before,
      inPlaceOf(tokens[at], 'in'),
      ...tokens.slice(source.from, source.end),
      ...after,
      ...tokens.slice(end),
    ];
  const place = [{ ...inPlaceOf(tokens[at], 'in'), text: 'In' }, ...tokens.slice(source.from, source.end)];
  return [...tokens.slice(0, start), ...place, comma, ...asked, ...tokens.slice(end)];
}

/** "…, I need the name": it is told. */
function asTold(asked: readonly Token[]): Token[] {
  const wish = wishLength(wordsIn(asked));
  const told = ['tell', 'me'].map((word) => inPlaceOf(asked[0], word));
  return wish > 0 && look(articles, wordsIn(asked), wish) ? [...told, ...asked.slice(wish)] : [...asked];
}

/** Where what it is taken from begins and ends, if it is said from here on. */
function sourceAt(tokens: readonly Token[], at: number): { from: number; end: number } | undefined {
  const words = wordsIn(tokens);
  const opener = tokens[at]?.value ? undefined : look(openers, words, at);
  if (!opener) return undefined;
  const isParted = at === 0 || tokens[at - 1]?.isMark === true;
  const noun = at + opener.length;
  const from = noun + (look(figures, words, noun)?.length ?? 0);
  const length = tokens.slice(from).findIndex(({ isMark, value }) => isMark === true && !value);
  const end = length < 0 ? tokens.length : from + length;
  const place = tokens.slice(from, end);
  const isKnown = place.some((token, index) => token.value?.exact || look(kinds, wordsIn(place), index) !== undefined);
  const isNamed =
    place[0]?.value?.exact === true || look(articles, words, from) !== undefined || OWN.test(words[from] ?? '');
  const isSource = opener.meaning === 'source' || (isParted && (isKnown || from > noun));
  return isNamed && isSource && place.length <= MOST_WORDS ? { from, end } : undefined;
}

const MOST_WORDS = 9;
const SENTENCE_END = /^[.!?;\n]/;
const OWN = /^(?:my|our)$/;
const ASKING = /^(?:what|what's|which|who|when|where|how|tell|give|need|know|list|name|say)$/;

const openers = lexicon<'source' | 'seen'>([
  ['source', 'according to|as per|based on|on the basis of'],
  ['seen', 'going by|judging by|judging from|looking at|looking in'],
]);

/** "the prices in": what is taken from there is said by what is asked. */
const figures = lexicon([
  [
    true,
    ['prices', 'figures', 'numbers', 'amounts', 'times', 'dates', 'details', 'data', 'information']
      .flatMap((what) =>
        ['in', 'on', 'from', 'given in', 'shown in', 'listed in'].map((inside) => `the ${what} ${inside}`),
      )
      .join('|'),
  ],
]);
