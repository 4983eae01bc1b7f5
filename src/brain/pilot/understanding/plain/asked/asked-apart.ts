import { afterFiller } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { inPlaceOf, markInPlaceOf, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * "Sort by price: which is first?", "sorted by price, what's at the top and for how much?", «…, по рейтингу: кто первый?»: what is done and
 * what is asked after it are two sentences, each said in full.
 */
export function asAskedApart(tokens: readonly Token[]): Token[] {
  return [withOrder, withOrderFirst, withQuestionsApart, withIs].reduce((left, step) => step(left), [...tokens]);
}

/** "sorted by price, which …", «…, по цене: что первое»: sort by it. */
function withOrder(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.flatMap((token, at) => {
    const isOpening = at === 0 || tokens[at - 1]?.isMark === true;
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark);
    const isAsked = end > at + 1 && end - at <= MOST_WORDS && asksAt(tokens, end + 1);
    if (!isOpening || !isAsked) return [token];
    const isSorted = /^(?:sorted|ordered|отсортированн\p{L}+)$/u.test(token.word);
    const by = isSorted ? at + 1 : at;
    const isWayOnly = end === by + 2 && WAY.test(words[by + 1] ?? '');
    const isBy = /^(?:by|по)$/.test(words[by] ?? '') && !isWayOnly;
    const isRanked = words.slice(end + 1, end + 1 + MOST_WORDS).some((word) => FIRST.test(word));
    const sort = /[а-я]/.test(token.word) ? 'отсортируй' : 'sort';
    if (isSorted && isBy) return [inPlaceOf(token, sort)];
    if (isSorted && tokens[by]?.value?.exact) return [inPlaceOf(token, 'choose')];
    return isBy && isRanked && !tokens[by + 1]?.value ? [inPlaceOf(token, sort), token] : [token];
  });
}

/** "Which lamp is first if you sort by price?", «что первое, если вещи выстроить по цене?»: sort by it, and then tell. */
function withOrderFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => index > 1 && /^(?:if|when|если|когда)$/.test(word));
  const end = tokens.findIndex(({ text }, index) => index > at && /^[.?!]$/.test(text));
  const from = sentenceStart(tokens, at);
  const clause = tokens.slice(at + 1, Math.max(end, 0));
  const verb = clause.findIndex(({ word }) => SORTING.test(word));
  const isPlain =
    verb >= 0 && verb <= MOST_BEFORE && !clause.some(({ isMark, word }) => isMark || /^(?:and|и)$/.test(word));
  if (at < 0 || tokens[end]?.text !== '?' || !isPlain || !asksAt(tokens, from + afterFiller(tokens.slice(from, at), 0)))
    return [...tokens];
  const sort = inPlaceOf(clause[verb], /[а-я]/.test(words[at] ?? '') ? 'отсортируй' : 'sort');
  const things = clause.slice(0, verb).filter(({ word }) => !/^(?:you|we|i|it's|it|is|are|they're|they)$/.test(word));
  const asked = tokens.slice(from, tokens[at - 1]?.text === ',' ? at - 1 : at);
  const stop: Token = markInPlaceOf(clause.at(-1), '.');
  return [...tokens.slice(0, from), sort, ...things, ...clause.slice(verb + 1), stop, ...asked, ...tokens.slice(end)];
}

const SORTING =
  /^(?:sort(?:ed)?|order(?:ed)?|arrange[d]?|rank(?:ed)?|отсортировать|сортировать|выстроить|упорядочить|расставить|расположить)$/;
const MOST_BEFORE = 3;

/** By which of its ends, not by what. */
const WAY = /^(?:убыванию|возрастанию)$/;
const MOST_WORDS = 6;
const FIRST = /^(?:first|top|last|перв(?:ый|ая|ое|ым|ой)|последн(?:ий|яя|ее|им|ей))$/;

/** Something is done before the colon, and asked after it. */
function withQuestionsApart(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const isJoint = /^[:,—–-]$/.test(token.text) && asksAt(tokens, at + 1);
    const from = tokens.findLastIndex(({ text }, index) => index < at && /^[.!?,;\n]$/.test(text)) + 1;
    const verb = isJoint ? look(verbs, words, from + afterFiller(tokens.slice(from, at), 0)) : undefined;
    const isQuestion = tokens.slice(at).find(({ text }) => /^[.!?]$/.test(text))?.text === '?';
    const isDone = verb?.form === 'base' && (token.text === ',' ? /^(?:sort|choose)$/ : DEEDS).test(verb.meaning);
    return isDone && isQuestion ? markInPlaceOf(token, '.') : token;
  });
}

const DEEDS = /^(?:sort|filter|choose|tick|untick|search|press|open|go)$/;

/** "what's at the top and for how much": what is at the top, and how much is it. */
function withIs(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.flatMap((token, at) => {
    const [, asking] = /^(what|who)'s$/.exec(token.word) ?? [];
    if (asking && /^(?:at|on|first|last|in)$/.test(words[at + 1] ?? ''))
      return [inPlaceOf(token, asking), inPlaceOf(token, 'is')];
    const isFor = token.word === 'for' && words[at + 1] === 'how' && words[at + 2] === 'much';
    if (isFor) return [];
    const isLast = tokens[at + 1] === undefined || tokens[at + 1]?.isMark === true;
    const isMuch = token.word === 'much' && words[at - 1] === 'how' && words[at - 2] === 'for' && isLast;
    return isMuch ? [token, inPlaceOf(token, 'is'), inPlaceOf(token, 'it')] : [token];
  });
}
