import { lexicon, look } from '../lexicon/match.ts';
import { verbs } from '../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../tokens.ts';
import { asTable } from './as-a-table.ts';
import { asAskedApart } from './asked-apart.ts';
import { asAskedFirst } from './asked-last.ts';
import { asOfIt } from './asked-of-it.ts';
import { asBooked } from './booked-then.ts';
import { asTheTwo } from './both-of-them.ts';
import { asFirst } from './comes-first.ts';
import { asTotal } from './comes-to.ts';
import { asCompared } from './compared-with-signs.ts';
import { asCostTogether } from './cost-together.ts';
import { asAskedOf } from './curious-about.ts';
import { asFocused } from './cursor-put.ts';
import { withoutFirst } from './done-first.ts';
import { withoutEmptyRequests } from './empty-requests.ts';
import { asFilter } from './filter-tools.ts';
import { withFree } from './for-free.ts';
import { asForm } from './form-list.ts';
import { asOrder } from './from-most-to-least.ts';
import { asAnswer } from './given-answers.ts';
import { asThereIs } from './has-in-it.ts';
import { inLetters } from './letter-case.ts';
import { withoutLookingThrough } from './looked-through.ts';
import { asSet } from './made-so.ts';
import { asMadeUntil } from './made-until.ts';
import { asMarked } from './marked-again.ts';
import { asPath } from './menu-path.ts';
import { withoutMereTalk } from './mere-talk.ts';
import { asOpenedTab } from './on-its-tab.ts';
import { asOneByOne } from './one-by-one.ts';
import {
  asAssign,
  asBegun,
  asCreate,
  asCreatedWith,
  asLookUp,
  asMove,
  asPress,
  asPressed,
  asReply,
  asSearch,
} from './other-verbs.ts';
import { asOwnTime } from './own-times.ts';
import { withPlaceAfter } from './place-after.ts';
import { asMadeThere } from './placed-anew.ts';
import { withoutAssent, withoutFavour, withoutPoliteness, withoutSite } from './politeness.ts';
import { asSupposed } from './said-as-noun.ts';
import { asDoneWithIt } from './said-of-it.ts';
import { asSought } from './seen-there.ts';
import { asForwarded } from './sent-on.ts';
import { asSentWith } from './sent-with-button.ts';
import { asWritten } from './should-say.ts';
import { asFound } from './sought-to-be-told.ts';
import {
  anySoMany,
  asOneOfThem,
  withoutAppearing,
  withoutAtEnd,
  withoutBoth,
  withoutCounting,
  withoutDown,
  withoutFinding,
  withoutList,
  withoutManner,
  withoutNeed,
  withoutPointing,
  withoutSender,
  withoutThere,
  withoutThereNeeded,
  withoutWhenDone,
} from './spare-words.ts';
import { asBesideIt } from './stands-beside.ts';
import { asInThere } from './that-are-there.ts';
import { asIt, asNamed } from './that-one.ts';
import {
  withoutColumns,
  withoutCourse,
  withoutGiven,
  withoutGiving,
  withoutOpening,
  withoutSuch,
  withoutTheOne,
  withQuotedEnds,
} from './told-by-the-way.ts';
import { asThere } from './told-from-there.ts';
import { withoutWhatFor } from './told-what-for.ts';
import { asQuoted } from './unquoted-text.ts';
import { asCreated } from './wanted-anew.ts';
import { asWatched } from './watched-first.ts';
import { asPlaceSaid } from './where-it-says.ts';
import { asLookedInto } from './where-to-look.ts';
import { asWritersLetter } from './who-wrote.ts';
import { asTheirs } from './whose-it-is.ts';
import { asDeed } from './wished-deeds.ts';
import { asWriting, withoutSending } from './wished-letters.ts';
import { asMovedThere, asPutThere } from './wished-places.ts';
import { asDone } from './wished-states.ts';
import { asAdded } from './wished-things.ts';
import { withStars } from './with-stars.ts';

type Step = (tokens: readonly Token[]) => Token[];

/** What signs, quotes and letters say is said in words. */
const SIGNS: readonly Step[] = [asBegun, inLetters, asPath, asCompared, asQuoted, withQuotedEnds];

/** What people say around what they want. */
const TALK: readonly Step[] = [
  withoutPoliteness,
  withoutFavour,
  asSought,
  asWritersLetter,
  asWritten,
  withoutOpening,
  withoutSuch,
  withoutColumns,
  withoutGiven,
  withoutGiving,
  withoutCourse,
  withFree,
  asTheTwo,
  asPlaceSaid,
  asBesideIt,
  asThereIs,
  withoutTheOne,
  asAskedOf,
  asTable,
  asOrder,
  asAskedFirst,
  asAskedApart,
  asTotal,
  asCostTogether,
  asOwnTime,
  asLookedInto,
  asOfIt,
  asItIs,
  asStay,
  withoutAssent,
  asForm,
  withoutAppearing,
  asSupposed,
  withoutSite,
  withoutSender,
  asOneOfThem,
  withoutThereNeeded,
  asInThere,
  withoutMereTalk,
];

/** How things shall be is what is to be done with them. */
const WISHES: readonly Step[] = [
  asAnswer,
  asForwarded,
  asMovedThere,
  asPutThere,
  asDeed,
  asAdded,
  asDone,
  asSet,
  withoutThere,
  asThere,
  asCreated,
  asMadeThere,
  asBooked,
];

/** Deeds that go without saying, or are said twice. */
const SPARE_DEEDS: readonly Step[] = [
  withoutLookingThrough,
  withoutFinding,
  withoutWhenDone,
  asWatched,
  asMadeUntil,
  asOneByOne,
  withoutAtEnd,
  withoutEmptyRequests,
  asSentWith,
  withoutWhatFor,
  withoutManner,
  withoutCounting,
  asBoth,
  withoutBoth,
  withoutNeed,
];

/** Verbs that mean what others mean, with what goes along with them. */
const VERBS: readonly Step[] = [
  asLookUp,
  asSearch,
  asCalled,
  withoutPointing,
  asWriting,
  withoutSending,
  withoutFirst,
  asFirst,
  asTheirs,
  asFound,
  withoutList,
  asCreate,
  asCreatedWith,
  asReply,
  asAssign,
  asMarked,
  withoutDown,
  anySoMany,
  asMove,
  asFilter,
  asPress,
  asPressed,
  asFocused,
];

/** Where it is, and which one. */
const PLACES: readonly Step[] = [asDoneWithIt, withPlace, withPlaceAfter, asOpenedTab, withStars, asNamed, asIt];

/** The task in plainer words, without those that add nothing to what is done: all readers are spared them. */
export function plainWords(tokens: readonly Token[]): Token[] {
  const steps = [SIGNS, TALK, WISHES, SPARE_DEEDS, VERBS, PLACES].flat();
  return steps.reduce((left, step) => step(left), [...tokens]);
}

/** "two letters: one from Ann, the other from Bob": two letters from Ann and from Bob. */
function asBoth(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const one = tokens.findIndex(
    (_, at) => /^(?:one|один|одно|одну|одного)$/.test(words[at] ?? '') && tokens[at - 1]?.isMark === true,
  );
  const other = words.findIndex(
    (word, at) => at > one + 1 && /^(?:other|another|second|другой|другое|другую|второй|второе|вторую)$/.test(word),
  );
  const two = words.findLastIndex((word, at) => at < one && /^(?:two|both|два|две|двух|оба|обе)$/.test(word));
  const isSame = words[one + 1] === words[other + 1] && /^(?:from|by|about|от|про|о|об)$/.test(words[one + 1] ?? '');
  if (one < 0 || other < 0 || two < 0 || one - two > 5 || !isSame) return [...tokens];
  const end =
    tokens.findLastIndex((token, at) => at < other && !token.isMark && !/^(?:and|the|и|а)$/.test(token.word)) + 1;
  const [first] = tokens.slice(other, other + 1);
  const and = /[а-я]/.test(words[one] ?? '') ? 'и' : 'and';
  const joint: Token[] = first ? [wordBefore(first, and)] : [];
  return [...tokens.slice(0, one - 1), ...tokens.slice(one + 1, end), ...joint, ...tokens.slice(other + 1)];
}

/** "what it's called": what it is called. */
function asItIs(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isAsked = /^(?:what|how|where|when|who|which)$/.test(tokens[at - 1]?.word ?? '');
    const [, pronoun, verb] = (isAsked && /^(it|he|she|they)'(s|re)$/.exec(token.word)) || [];
    return pronoun ? [inPlaceOf(token, pronoun), inPlaceOf(token, verb === 's' ? 'is' : 'are')] : [token];
  });
}

/** "a place to stay": a stay. */
function asStay(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^places?$/.test(word) && tokens[index + 1]?.word === 'to' && tokens[index + 2]?.word === 'stay',
  );
  if (at < 0) return [...tokens];
  const word = tokens[at]?.word === 'places' ? 'stays' : 'stay';
  const stay = { ...inPlaceOf(tokens[at], word), end: tokens[at + 2]?.end ?? 0 };
  return [...tokens.slice(0, at), stay, ...asStay(tokens.slice(at + 3))];
}

/** "add a new list and call it “Food”": a list called so. */
function asCalled(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(callings, words, index) !== undefined);
  const length = at > 0 ? (look(callings, words, at)?.length ?? 0) : 0;
  const [named] = tokens.slice(at + length, at + length + 1);
  const [first] = tokens.slice(at, at + 1);
  if (at < 0 || !first || !named?.value?.exact) return [...tokens];
  const word = /[а-я]/.test(words[at + 1] ?? '') ? 'названием' : 'called';
  return [...tokens.slice(0, at), inPlaceOf(first, word), ...tokens.slice(at + length)];
}

const callings = lexicon([
  [
    true,
    ', it should be called|. it should be called|, let it be called|. let it be called|: пусть она называется|: пусть он называется|: пусть оно называется|, пусть она называется|, пусть он называется|, пусть оно называется|. пусть она называется|. пусть он называется|. пусть оно называется|and call it|and name it|and title it|and call that|и назови его|и назови ее|и назовите его|и назовите ее|и назови|и назовите',
  ],
]);

/** "For Anna Berg, press Edit", «для заказа 12 нажми «Отменить»»: whose it is says where it is. */
function withPlace(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isOpening = /^(?:for|для)$/.test(token.word) && (before === undefined || /^[.!;\n]$/.test(before.text));
    const comma = isOpening ? tokens.findIndex(({ text }, index) => index > at && text === ',') : -1;
    const next = tokens[at + 1];
    const isThing = next !== undefined && !/^(?:each|every|all|any|кажд.*|всех)$/.test(next.word);
    const isNear = comma > at + 1 && comma - at <= MOST_WORDS;
    const verb = isThing && isNear ? look(verbs, wordsIn(tokens), comma + 1) : undefined;
    const isTouched = verb?.form === 'base' && /^(?:press|double|right|hover|tick|untick)$/.test(verb.meaning);
    return isTouched ? { ...token, ...IN[token.word === 'for' ? 'en' : 'ru'] } : token;
  });
}

const MOST_WORDS = 7;
const IN = { en: { text: 'in', word: 'in' }, ru: { text: 'в', word: 'в' } } as const;
