import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { endOfLarge, inPlaceOf, saidThere, sentenceStart, type Token, wordsIn } from '../../tokens.ts';
import { HOLDERS } from '../talk/that-are-there.ts';

/**
 * "Everything in the Doing column is finished, so move all those cards to Done", «файлы в папке «Старое» не нужны, удали все эти файлы»: those
 * that were spoken of, where they were said to be, and no others.
 */
export function asThoseOfPlace(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const these = words.findIndex((_, at) => THESE.test(words.slice(at, at + 2).join(' ')));
  const said = these < 0 ? undefined : statedBefore(tokens, these);
  const noun = tokens[these + 2];
  if (!said || !noun || noun.isMark || noun.value) return [...tokens];
  const all = inPlaceOf(tokens[these], /[а-я]/.test(words[these] ?? '') ? 'все' : 'all');
  const rest = tokens.slice(these + 3);
  return [...said.before, ...said.deed, all, noun, ...saidThere(said.place, noun), ...rest];
}

/** What was said of a place right before, with what came before that and what is to be done now. */
function statedBefore(
  tokens: readonly Token[],
  these: number,
): { before: Token[]; place: Token[]; deed: Token[] } | undefined {
  const words = wordsIn(tokens);
  const verb = tokens.findLastIndex((_, at) => at < these && look(verbs, words, at)?.form === 'base');
  const mark = tokens.findLastIndex(({ isMark }, at) => at < verb && isMark === true);
  const from = sentenceStart(tokens, mark);
  const stated = tokens.slice(from, mark);
  const isTold = stated.every((_, at) => look(verbs, wordsIn(stated), at)?.form !== 'base' || at > 0);
  const place = placeIn(stated);
  const isMoved = /^(?:move|drag)$/.test(look(verbs, words, verb)?.meaning ?? '');
  if (verb < 0 || mark < 0 || !isTold || place.length === 0) return undefined;
  return {
    before: tokens.slice(0, from),
    place: isMoved ? outOf(place) : place,
    deed: tokens.slice(verb, these),
  };
}

/** "in the Doing column", «в папке «Старое»», «в колонке Сделать потом». */
function placeIn(stated: readonly Token[]): Token[] {
  const at = stated.findIndex(({ word }) => /^(?:in|on|under|в|во|на)$/.test(word));
  const article = /^(?:the|my|our)$/.test(stated[at + 1]?.word ?? '') ? 1 : 0;
  const holder = HOLDERS.has(stated[at + 1]?.word ?? '') ? 1 : 0;
  const name = at + 1 + article + holder;
  if (at < 0 || !stated[name]) return [];
  const large = stated[name]?.value?.exact ? name + 1 : endOfLarge(stated, name);
  const isHeld = /^(?:column|folder|list|group|section|tab)$/.test(stated[large]?.word ?? '');
  // «в колонке В работе, …»: all of it up to the comma.
  const stop = stated.findIndex(({ isMark }, index) => index > name && isMark === true);
  const isWhole = holder > 0 && large > name && stop > large && stop - name <= MOST_OF_NAME;
  const end = isWhole ? stop : isHeld ? large + 1 : large;
  return end > name ? stated.slice(at, end) : [];
}

/** What is moved is moved from there. */
function outOf(place: readonly Token[]): Token[] {
  const [into, ...rest] = place;
  if (!into || !/^(?:в|во|на)$/.test(into.word)) return [...place];
  return [
    inPlaceOf(into, 'из'),
    ...rest.map((token) => (HOLDERS.has(token.word) ? inPlaceOf(token, HOLDERS.get(token.word) ?? '') : token)),
  ];
}

const MOST_OF_NAME = 4;
const THESE = /^(?:all (?:these|those)|все (?:эти|те))$/;
