import { asksAt } from '../../questions/asks-at.ts';
import {
  endOfLarge,
  inPlaceOf,
  markInPlaceOf,
  partStart,
  saidThere,
  sentenceStart,
  type Token,
  wordBefore,
  wordsIn,
  wordsTaken,
} from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/**
 * "I'm looking for a room in Graz with a balcony. How many like that are there?", "the rooms that are rated 4 stars and offer breakfast",
 * "With Graz chosen and the list sorted by price, what is first?": which ones are asked about is told around the question.
 */
export function asSuchOnes(tokens: readonly Token[]): Token[] {
  return [asLikeThat, asOffering, asChosenBefore, asSetSo].reduce((left, step) => step(left), [...tokens]);
}

/** "I'm looking for [a room in Graz]. How many [like that] are there?": how many rooms in Graz. */
function asLikeThat(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const sought = wordsTaken(SOUGHT, words.slice(0, MOST_WORDS));
  const stop = tokens.findIndex(({ text }) => /^[.!;]$/.test(text));
  const at = words.findIndex(
    (_, index) => index > stop && LIKE_THAT.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const length = wordsTaken(LIKE_THAT, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const [noun, ...rest] = tokens.slice(sought, Math.max(stop, 0));
  const isPlain =
    noun !== undefined && /^\p{Ll}{2,}(?:[^sy]|[aeo]y)$/u.test(noun.text) && !rest.some(({ isMark }) => isMark);
  if (sought === 0 || stop < 0 || at !== stop + 1 || !isPlain) return [...tokens];
  const many = ['how', 'many', /(?:[cs]h|x)$/.test(noun.word) ? `${noun.word}es` : `${noun.word}s`];
  const stand = tokens[at];
  const asked = [...many.map((word) => inPlaceOf(stand, word)), ...saidThere(rest, stand)];
  return [...asked, ...tokens.slice(at + length)];
}

const MOST_WORDS = 8;
const SOUGHT =
  /^(?:i'm|i am|we're|we are) (?:looking|searching) for an?(?= )|^(?:i|we) (?:need|want) an?(?= )|^(?:i|we)'d like an?(?= )/;
const LIKE_THAT = /^how many (?:(?:ones )?like (?:that|this|it)|such ones|of (?:those|them|these))(?= )/;

/** "stays [that are rated] 5 stars [and offer] free cancellation": with five stars and free cancellation. */
function asOffering(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      RATED.test(words.slice(index, index + 3).join(' ')) &&
      tokens[index + ratedLength(words, index)]?.value?.unit === 'stars',
  );
  const stars = at + ratedLength(words, at);
  if (at < 1) return [...tokens];
  const offer =
    words[stars + 1] === 'and' &&
    /^(?:offer|offers|have|has|include|includes|with|offering)$/.test(words[stars + 2] ?? '');
  const rest = offer ? [...tokens.slice(stars + 1, stars + 2), ...tokens.slice(stars + 3)] : tokens.slice(stars + 1);
  return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'with'), ...tokens.slice(stars, stars + 1), ...rest];
}

function ratedLength(words: readonly string[], at: number): number {
  return (
    RATED.exec(words.slice(Math.max(at, 0), at + 3).join(' '))?.[0]
      .trim()
      .split(' ').length ?? 0
  );
}

const RATED = /^(?:(?:that|which) (?:are|is|have|has) rated|(?:that|which) have|(?:that|which) has|rated)(?= |$)/;

/** "[With] Graz [chosen and the list sorted by] price, what …": choose it, sort, and then tell. */
function asChosenBefore(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => words[index] === 'with' && partStart(tokens, index) === index);
  const comma = tokens.findIndex(({ text }, index) => index > at && text === ',');
  const chosen = words.findIndex(
    (word, index) => index > at + 1 && index < comma && /^(?:chosen|selected|picked)$/.test(word),
  );
  const name = tokens.slice(at + 1, Math.max(chosen, 0));
  const isNamed =
    name.length > 0 && name.length <= 3 && name.every(({ text, value }) => value?.exact || /^\p{Lu}/u.test(text));
  if (at < 0 || chosen < 0 || !isNamed || !asksAt(tokens, comma + 1)) return [...tokens];
  const [first] = name;
  const after = tokens.slice(chosen + 1, comma);
  const order = wordsTaken(SORTED, wordsIn(after));
  if (!first || (after.length > 0 && order === 0)) return [...tokens];
  const sort = order > 0 ? ['and', 'sort', 'by'].map((word) => inPlaceOf(after[0], word)) : [];
  const deed = [wordBefore(first, 'choose'), ...name, ...sort, ...after.slice(order)];
  return [...tokens.slice(0, at), ...deed, markInPlaceOf(tokens[comma], '.'), ...tokens.slice(comma + 1)];
}

const SORTED = /^and (?:the|them|everything|all)(?: \p{L}+)? (?:sorted|ordered|arranged) by(?= )/u;

/** "the rooms [that are shown] once the city is set to Graz and “Sea view” is ticked": it is set so and that is ticked first. */
function asSetSo(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => index > 1 && SET_SO.test(words.slice(index, index + MOST_OF_STATE).join(' ')),
  );
  const said = SET_SO.exec(words.slice(Math.max(at, 0), at + MOST_OF_STATE).join(' '));
  const value = at + (said?.[0].split(' ').length ?? 0);
  const [shown] = said?.[0].split(/ ?(?:once|when|after|if) /) ?? [];
  const from = at + (shown ? shown.split(' ').length : 0) + 1;
  const field = tokens.slice(from, value - 3);
  const end = Math.max(value + 1, endOfLarge(tokens, value));
  const start = sentenceStart(tokens, at);
  const asked = tokens.slice(start, Math.max(tokens[at - 1]?.text === ',' ? at - 1 : at, start));
  const isAsked = asksAt(asked, 0) || wishLength(wordsIn(asked)) > 0;
  if (at < 0 || !said || !isAsked || tokens[value] === undefined || tokens[value]?.isMark) return [...tokens];
  const say = (...all: string[]) => all.map((word) => inPlaceOf(tokens[at], word));
  const deed = [...say('set'), ...field, ...say('to'), ...tokens.slice(value, end)];
  const isTicked =
    words[end] === 'and' &&
    tokens[end + 1]?.value?.exact &&
    /^is (?:ticked|checked|on)$/.test(words.slice(end + 2, end + 4).join(' '));
  const tick = isTicked ? [...tokens.slice(end, end + 1), ...say('tick'), ...tokens.slice(end + 1, end + 2)] : [];
  const rest = tokens.slice(isTicked ? end + 4 : end);
  return [...tokens.slice(0, start), ...deed, ...tick, markInPlaceOf(tokens[at], '.'), ...asked, ...rest];
}

const MOST_OF_STATE = 12;
const SET_SO =
  /^(?:(?:that|which) (?:are (?:shown|listed|displayed|left)|you (?:get|see)|come up) )?(?:once|when|after|if) (?:the|my) (?!order|sort)\p{L}+(?: \p{L}+)? is set to(?= |$)/u;
