import { afterFiller } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import {
  beginsSentence,
  inPlaceOf,
  markInPlaceOf,
  sentenceStart,
  type Token,
  wordBefore,
  wordsIn,
} from '../../tokens.ts';
import { wishLength, wishLengthRu } from '../wishing.ts';

/**
 * "I want Lamps to be first in the list, could you drag it up there", «хочу, чтобы Лампы были первыми, перетащи их наверх»: which place a
 * thing shall have is said before it is moved there.
 */
export function asMovedThere(tokens: readonly Token[]): Token[] {
  const wish = wishIn(tokens);
  const deed = wish && moveAt(tokens, wish.end);
  if (!wish || !deed) return [...tokens];
  const [verb] = deed.verb;
  const isRussian = /[а-я]/.test(verb?.word ?? '');
  const place = PLACES[isRussian ? 'ru' : 'en'][wish.isLast ? 'last' : 'first'];
  const aim = place.split(' ').map((word) => inPlaceOf(tokens[deed.end - 1], word));
  return [...tokens.slice(0, wish.from), ...deed.verb, ...wish.name, ...aim, ...tokens.slice(deed.end)];
}

const PLACES = {
  en: { first: 'to the first place', last: 'to the last place' },
  ru: { first: 'на первое место', last: 'на последнее место' },
} as const;

interface Wish {
  from: number;
  /** Where it ends: at the mark after it. */
  end: number;
  name: Token[];
  isLast: boolean;
}

function wishIn(tokens: readonly Token[]): Wish | undefined {
  const words = wordsIn(tokens);
  for (const from of tokens.keys()) {
    if (from > 0 && !tokens[from - 1]?.isMark) continue;
    const opener = wishLength(words, from) || wishLengthRu(words, from);
    const start = from + opener;
    const end = tokens.findIndex(({ isMark }, at) => at > start && isMark);
    const at = words.findIndex((_, index) => index > start && lengthOf(STANDING, words.slice(index, end)) > 0);
    if (end < 0 || at < 0 || at - start > MOST_OF_NAME || lengthOf(STANDING, words.slice(at, end)) < end - at) continue;
    // "Lamps should be first": what shall be so is wanted, whoever says it.
    if (opener === 0 && !SHALL.test(words[at] ?? '')) continue;
    return { from, end, name: tokens.slice(start, at), isLast: LAST.test(words.slice(at, end).join(' ')) };
  }
  return undefined;
}

/** "…, could you drag it up there": a move of what was spoken of, to no other place than that. */
function moveAt(tokens: readonly Token[], mark: number): { verb: Token[]; end: number } | undefined {
  const words = wordsIn(tokens);
  const joint = /^(?:so|and|then|поэтому|и)$/.test(words[mark + 1] ?? '') ? 1 : 0;
  const at = afterFiller(tokens, mark + 1 + joint);
  // "pull it up there with the mouse"
  const isPulled = PULLED.test(words.slice(at, at + MOST_OF_NAME + 1).join(' '));
  const verb = isPulled ? ({ form: 'base', meaning: 'drag', length: 1 } as const) : look(verbs, words, at);
  if (verb?.form !== 'base' || !/^(?:drag|move|put)$/.test(verb.meaning)) return undefined;
  const next = tokens.findIndex(({ isMark }, index) => index > at && isMark);
  const end = next < 0 ? tokens.length : next;
  const isIt = lengthOf(IT_THERE, words.slice(at + verb.length, end)) === end - at - verb.length;
  return isIt && end > at + verb.length
    ? { verb: isPulled ? [inPlaceOf(tokens[at], 'drag')] : tokens.slice(at, at + verb.length), end }
    : undefined;
}

/** How many words at the beginning are of this pattern. */
function lengthOf(pattern: RegExp, words: readonly string[]): number {
  const said = pattern.exec(words.join(' '))?.[0].trim() ?? '';
  return said === '' ? 0 : said.split(' ').length;
}

const MOST_OF_NAME = 6;
const LAST = /(?<!\p{L})(?:last|bottom|end|последн\p{L}+|конце|низу|внизу)(?!\p{L})/u;

const SHALL = /^(?:should|must|has|have|ought|needs?|долж(?:ен|на|но|ны))$/;
const STANDING =
  /^(?:(?:(?:to|should|must|(?:has|have|ought|needs?) to) (?:be|come|stand|go|appear) (?:first|last|number one)|(?:(?:to|should|must|(?:has|have|ought|needs?) to) (?:be|come|stand|go|appear) )?(?:at the (?:very )?(?:top|bottom|beginning|end)|on top|in (?:the )?(?:first|last) place))(?: (?:in|of|on) (?:the|this|that|my|our) \p{L}+)?|(?:долж(?:ен|на|но|ны) (?:быть|стоять|идти|оказаться)|был[аои]?|стоял[аои]?|ш(?:ел|ла|ло|ли)|оказал(?:ся|ась|ось|ись)) (?:перв(?:ой|ым|ыми)|последн(?:ей|им|ими)|(?:на|в) (?:перв|последн)ом месте|(?:в )?(?:самом )?(?:начале|конце)|(?:на )?(?:самом )?верху|в (?:самом )?низу|внизу)(?: (?:в (?:этом |моем )?списке|списка))?)$/u;

const PULLED = /^(?:pull|bring|get|take|slide) (?:it|them) (?:all the way )?(?:up|down)(?: |$)/;

const IT_THERE =
  /^(?:it|them|that|(?:the|that|this) (?:card|one|item|task|entry|row|file|letter)|его|ее|их)(?: (?:up|down|over|across))?(?: (?:there|to the (?:very )?(?:top|bottom)|to that place|with the mouse|for me|please))*$|^(?:его|ее|их)(?: (?:туда|наверх|вверх|вниз|в (?:самое )?начало|в (?:самый )?(?:верх|низ|конец)|мышкой|мышью|пожалуйста))*$/;

/** "“Plan” can go in the archive", "“Plan” goes over to Done, drag it there", «“План” можно в архив»: where a thing may go it is moved. */
export function asPutThere(said: readonly Token[]): Token[] {
  const tokens = asPutIt(said);
  for (const at of tokens.keys()) {
    const words = wordsIn(tokens);
    const begins = beginsSentence(tokens, at) || (words[at - 1] === 'so' && words[at - 2] === ',');
    const done = begins ? lengthOf(DONE_WITH, words.slice(at, at + MOST_OF_NAME)) : 0;
    const called = begins && done === 0 ? lengthOf(CALLED, words.slice(at, at + MOST_OF_NAME)) : 0;
    const named = at + done + called;
    const name = begins && tokens[named]?.value?.exact ? tokens[named] : undefined;
    if (!name) continue;
    const from = named + 1 + lengthOf(done > 0 ? THEREFORE : FINISHED, words.slice(named + 1));
    const mark = tokens.findIndex(
      ({ isMark }, index) => index > from && isMark === true && !/^[—–-]$/.test(tokens[index]?.text ?? ''),
    );
    const end = mark < 0 ? tokens.length : mark;
    const [, goes = '', rest = ''] = GOES.exec(wordsIn(tokens).slice(from, end).join(' ')) ?? [];
    const into = from + goes.trim().split(' ').length;
    if (goes === '' || rest === '' || tokens.slice(into, end).some(({ value }) => value && !value.exact)) continue;
    const isRussian = /[а-я]/.test(goes);
    const last = /^(?:now|then|already)$/.test(tokens[end - 1]?.word ?? '') ? end - 1 : end;
    const place = tokens.slice(into, last).filter(({ word }) => !/^(?:его|ее|их)$/.test(word));
    const [deed, to] = isRussian ? [KEPT.test(rest) ? 'добавь' : 'перемести', 'в'] : ['move', 'to'];
    const again = moveAt(tokens, end)?.end ?? end;
    // "…, so that mail can go into the archive": what it is, too.
    const isAfter = /^(?:that|this|the)$/.test(words[from - 2] ?? '') && from > named + 2;
    const noun = isAfter ? tokens[from - 1] : called > 0 ? tokens[at + 1] : undefined;
    const kind = noun ? [wordBefore(name, noun.word)] : [];
    const said = [wordBefore(name, deed), ...kind, name, inPlaceOf(tokens[into - 1], to), ...place];
    return [...tokens.slice(0, at), ...said, ...asPutThere(tokens.slice(again))];
  }
  return [...tokens];
}

/** "…, and once that's done [it can go in] the basket": put it there. */
function asPutIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => IT_GOES.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const length = lengthOf(IT_GOES, words.slice(Math.max(at, 0), at + MOST_WORDS));
  const before = tokens[at - 1];
  if (at < 1 || !before || length === 0) return [...tokens];
  const isParted = before.isMark || /^(?:and|so|then)$/.test(before.word);
  const put = ['put', 'it', 'in'].map((word) => inPlaceOf(tokens[at], word));
  return [
    ...tokens.slice(0, at),
    ...(isParted ? [] : [markInPlaceOf(before, ',')]),
    ...put,
    ...tokens.slice(at + length),
  ];
}

const MOST_WORDS = 9;
const IT_GOES =
  /^(?:it|that) (?:can|may|should|could) (?:(?:now|finally|then|all) )?go(?: straight| right)? (?:in|into)(?= (?:the|my|our) (?:basket|cart|bag|archive|bin|trash)(?: |$))/;

/** "“Plan” [is finished, so it] belongs in Done": why it may go there. */
const FINISHED =
  /^(?:is|was|has been|looks)(?: \p{L}+){1,3} ,(?: (?:so|and|therefore))?(?: (?:it|(?:that|this|the) \p{L}+))?(?= (?:can|may|should|could|goes|belongs) )/u;

/** "[The card called] “Plan” can go into the archive". */
const CALLED = /^(?:the|my|our|that|this) \p{L}+ (?:(?:called|named|titled|entitled|labelled) )?(?=$| )/u;

/** "[I'm done with] “Plan”, so it can go into the archive". */
const DONE_WITH = /^(?:i|we)(?:'m|'re| am| are|'ve| have)? (?:all |already |now )*(?:done|finished|through) with(?= )/;
const THEREFORE =
  /^,(?: (?:so|and|therefore))?(?: (?:it|(?:that|this|the) \p{L}+))(?= (?:can|may|should|could|goes|belongs) )/u;

const GOES =
  /^((?:(?:can|may|should|could) (?:(?:now|finally|then|already) )?go|goes|belongs)(?: over| straight| right)? (?:in|into|to)(?= )|(?:[—–-] )?(?:(?:уже )?(?:можно|пора)|(?:пусть|давай)(?: идет| едет)?) в|[—–-] в(?= \p{L}+ (?:его|ее|их)$)) (.+)$/u;
const KEPT = /^(?:избранн|корзин|закладк|список|сохраненн)/;

/** "The column Review is where I want “Plan” to be": it is moved there. */
export function asWantedThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => index > 0 && word === 'where' && words[index - 1] === 'is');
  const name = at + 1 + (at < 0 ? 0 : wishLength(words, at + 1));
  const [named] = tokens.slice(name, name + 1);
  const end = name + 1 + lengthOf(TO_BE, words.slice(name + 1));
  const start = sentenceStart(tokens, at);
  const place = tokens.slice(start, Math.max(start, at - 1));
  const isPlace = place.length > 0 && place.length <= MOST_OF_NAME && !place.some(({ isMark }) => isMark);
  if (at < 0 || name === at + 1 || end === name + 1 || !named?.value?.exact || !isPlace) return [...tokens];
  const said = [wordBefore(named, 'move'), named, inPlaceOf(named, 'to'), ...place];
  return [...tokens.slice(0, start), ...said, ...tokens.slice(moveAt(tokens, end)?.end ?? end)];
}

const TO_BE = /^to (?:be|go|stand|sit|end up|live)(?= [.,!?;]|$)/;
