import type { Act, Phrase, Query, Relation, Things } from '../../goal.ts';
import { isSmall, trim } from '../../understanding/context.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { properties } from '../../understanding/lexicon/properties.ts';
import { sums } from '../../understanding/lexicon/questions.ts';
import { ordinals } from '../../understanding/lexicon/small-words.ts';
import { readPhrase, readThings } from '../../understanding/phrase.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import { slotNames } from '../tagged.ts';
import { askedFor, whoDid } from './asked-for.ts';
import { ordinalByPlace } from './by-its-place.ts';
import { comparedBy } from './compared-by.ts';
import { nothing, nounsIn, placeOf, withoutJoint, withPlace } from './nouns.ts';
import { allOf, clauseOf, isSaidAround, slotsOf, type Words } from './tagged-words.ts';

/** Something to find out: of what, which property, and what is wanted of it. */
export function tell(said: Words, asking: Query['want']): Built {
  const { context } = said;
  const who = asking === 'name' ? whoDid(clauseOf(said), context) : undefined;
  const compared = asking === 'difference' ? comparedBy(said) : undefined;
  const words = who ? ofWhatWasDone(said, who.by) : (compared?.words ?? said);
  const told = asking === 'table' && isOfOne(words) ? 'value' : asking;
  const want = isTotal(words) && told === 'value' ? 'sum' : isCounted(words, told) ? 'count' : told;
  // Where nothing is held against anything, it was misheard.
  if (want === 'difference' && !isCompared(words)) return built();
  const asked = allOf(words, 'field');
  // "[how many] likes does it have": by itself it asks for nothing.
  const named = asked.length > 1 ? asked.filter((field) => !isHowMany(field)) : asked;
  const only = who?.asked ?? compared?.tell;
  const fields = only ? [only] : named.flatMap((field) => askedFor(field, context, want));
  const [place] = slotsOf(words, 'place', 'to');
  const spoken = place ? placeOf(words, place) : thereIn(words);
  // «какую зарплату там предлагают»: of what was found there.
  const isOnlyThere =
    spoken?.what.isPronoun && fields.length > 0 && slotsOf(words, 'thing', 'cond', 'best').length === 0;
  const there = isOnlyThere ? undefined : spoken;
  const owner = ownerAsked(words, want, fields);
  if (owner) return built(askedAs({ things: withPlace(owner.things, there), want: owner.want, tell: owner.tell }));
  const nouns = nounsIn(words).map((things) => withPlace(inPlace(owned(things, fields), there), there));
  // Whether what? Any page would say yes to nothing.
  if (want === 'whether' && fields.length === 0 && nouns.every(isNothing)) return built();
  const questions = nouns.map((things) => queryOf(things, want, fields));
  if (want === 'difference' || want === 'sum' || want === 'average') return built(askedAs(joined(words, questions)));
  return built(...questions.map(askedAs));
}

/** «кто [написал ответ, который приняли]»: what was done is no part of what it was done with. */
function ofWhatWasDone(words: Words, by: Token): Words {
  const at = words.tokens.indexOf(by);
  const slots = words.slots.flatMap((one) => {
    if (one.slot !== 'cond' || one.from !== at) return [one];
    const hasThing = words.slots.some(({ slot }) => slot === 'thing');
    return one.to === at + 1 ? [] : [{ ...one, slot: hasThing ? one.slot : ('thing' as const), from: at + 1 }];
  });
  return { ...words, slots };
}

/** "the total price of rent and heating": of several it is what they come to together. */
function isTotal(words: Words): boolean {
  const [field] = allOf(words, 'field');
  const named =
    field && trim(field).filter(({ word }, at) => at > 0 || !/^(?:как(?:ая|ой|ова|ов)|what|which)$/.test(word));
  const made = named && look(sums, wordsIn(named), 0);
  return made?.meaning === 'sum' && nounsIn(words).length > 1;
}

/** «сколько всего заказов»: nothing of them is added up. */
function isCounted(words: Words, asking: Query['want']): boolean {
  const said = wordsIn(words.tokens.slice(words.from, words.to)).join(' ');
  const isMany = /^(?:how many|сколько(?: (?:всего|у|там|тут|есть))* (?!стоит|стоят|денег))/.test(said);
  return asking === 'sum' && isMany && slotsOf(words, 'field').length === 0;
}

/** Two are named, or it is said that they are held against each other. */
function isCompared(words: Words): boolean {
  const named = slotsOf(words, 'thing').length > 1 || nounsIn(words).some(({ what }) => what.isPronoun);
  return (named || allOf(words, 'against').length > 0 || isSaidAround(words, DIFFERING)) && isSaidIn(words, DIFFERING);
}

const DIFFERING =
  /^(?:differen\p{L}*|differs?|compar\p{L}*|more|less|fewer|than|versus|vs|gap|between|\p{L}+er|разниц\p{L}*|сравн\p{L}*|отлича\p{L}*|чем|больше|меньше|дороже|дешевле|\p{L}+ее|против|или|or)$/u;

function isSaidIn(words: Words, pattern: RegExp): boolean {
  return words.tokens.slice(words.from, words.to).some(({ word }) => pattern.test(word));
}

/** "which company is behind the first job": what is asked comes first, of which one after it. */
function ownerAsked(
  words: Words,
  want: Query['want'],
  fields: readonly Phrase[],
): { things: Things; tell: Phrase[]; want: Query['want'] } | undefined {
  const [asked, owner = ofWhichOne(words) ?? ofWhom(words), ...others] = nounsIn(words);
  const { place: _, ...property } = asked?.what ?? nothing.what;
  const first = want === 'name' && fields.length === 0 ? ofTheFirst(words) : undefined;
  if (first) return first;
  if (fields.length > 0 || !asked || !owner || others.length > 0) return undefined;
  // «чтение какой статьи займёт …»: which one is asked of the second.
  const which = slotsOf(words, 'thing')[1];
  if (
    want === 'name' &&
    which &&
    /^(?:which|what|как(?:ой|ая|ое|ую|ого|ом))$/.test(words.tokens[which.from - 1]?.word ?? '')
  )
    return { things: owner, tell: [], want };
  // "the titles of all the vacancies"; "remote-only jobs" are no jobs of something.
  const word = asked.what.words.toLowerCase().replace(/s$/, '');
  const [thing] = slotsOf(words, 'thing');
  const isTold = slotsOf(words, 'cond').some(({ to }) => to === thing?.from);
  if (want === 'list' && !isTold && look(properties, [word], 0))
    return { things: { ...owner, count: 'all' }, tell: [asked.what], want: 'list' };
  if (want !== 'name') return undefined;
  const isOne = owner.what.ordinal !== undefined || owner.best !== undefined || ofWhom(words) !== undefined;
  const isAlone = asked.where.length === 0 || nounsIn(words).length === 1;
  const isPlain = asked.what.ordinal === undefined && isAlone && !asked.best && !asked.what.exact;
  return isOne && isPlain && !/\p{Lu}/u.test(asked.what.words)
    ? { things: owner, tell: [property], want: 'value' }
    : undefined;
}

/** "which company is [at the top]": what the first in the list says of it. */
function ofTheFirst(words: Words): { things: Things; tell: Phrase[]; want: Query['want'] } | undefined {
  const [[thing] = [], [cond], ...others] = [allOf(words, 'thing'), allOf(words, 'cond'), ...allOf(words, 'best')];
  const ordinal = cond && ordinalByPlace(wordsIn(trim(cond)));
  const plain = trim(thing ?? []);
  const isProperty = plain.length === 1 && look(properties, wordsIn(plain), 0) !== undefined;
  if (ordinal === undefined || !isProperty || others.length > 0) return undefined;
  return {
    things: { what: { words: '', ordinal }, count: 'one', where: [] },
    tell: [readPhrase(plain, words.context)],
    want: 'value',
  };
}

/** "which company has [the first vacancy in the list]": of which one was taken for what is told of it, or for nothing at all. */
function ofWhichOne(words: Words): Things | undefined {
  const [cond = restOf(words)] = allOf(words, 'cond');
  const said = withoutJoint(cond);
  const at = said.findIndex((_, index) => look(ordinals, wordsIn(said), index) !== undefined);
  // "[has the] first job in the list", «[предлагает] первую вакансию»: who has it is told by that.
  const isBegun = said.slice(0, Math.max(0, at)).every(({ word }) => OWNING.test(word) || DOING.test(word));
  return at >= 0 && isBegun && said.length - at > 1 ? readThings(said.slice(at), words.context) : undefined;
}

/** All that is said after what is asked, where no more of it matters. */
function restOf(words: Words): Token[] {
  const [asked, ...others] = slotsOf(words, ...slotNames);
  return asked && others.length === 0 ? words.tokens.slice(asked.to, words.to) : [];
}

/** «автора [принятого ответа]»: a property, and whose it is. */
function ofWhom(words: Words): Things | undefined {
  const [[thing] = [], [cond] = [], ...more] = [allOf(words, 'thing'), allOf(words, 'cond')];
  const said = cond?.[0]?.word === 'of' ? cond.slice(1) : (cond ?? []);
  const isProperty = thing && look(properties, wordsIn(trim(thing)), 0)?.length === trim(thing).length;
  const isNoun = said.length > 0 && !said.some((token) => token.isMark) && !isSmall(said[0] as Token);
  return isProperty && isNoun && more.length === 0 ? readThings(said, words.context) : undefined;
}

const OWNING = /^(?:has|have|had|is|are|the|behind|posted|offers|owns|in|of|стоит|за|у|имеет|разместил[аи]?)$/;

/** What somebody does, of which nothing is asked: "offering", "wrote", «предлагает». */
const DOING =
  /^(?:\p{Ll}{3,}(?:ing|ed|es)|wrote|made|runs|sells|posts|holds|\p{Ll}{3,}(?:[аяуи]ет|ит|ёт|[аяи]л[аи]?))$/u;

function askedAs(question: Query): Act {
  return { kind: 'tell', question };
}

function queryOf(things: Things, want: Query['want'], tell: readonly Phrase[]): Query {
  const isPlural = want === 'count' || want === 'sum' || want === 'average' || want === 'list' || want === 'table';
  const isOne = things.count === 'one' && !things.what.isPronoun && things.what.ordinal === undefined;
  // "the cheapest stay, name and price" is one.
  const isFirst =
    things.best !== undefined &&
    (want === 'table' || want === 'list') &&
    isOne &&
    !/(?:s|ы|и)$/.test(things.what.words);
  const count = isPlural && isOne && !isFirst ? 'all' : things.count;
  return { things: { ...things, count }, want: wanted(), tell: want === 'name' && things.best ? [] : tell };

  function wanted(): Query['want'] {
    if (isFirst) return tell.length > 0 ? 'value' : 'name';
    if (want === 'list' && tell.length > 1) return 'table';
    if (want === 'name' && tell.length > 0 && !things.best) return 'value';
    if (want === 'value' && things.count !== 'one') return tell.length > 1 ? 'table' : 'list';
    return want === 'table' && tell.length === 0 ? 'table' : want;
  }
}

/** Two that are held against each other, or many that are added up. */
function joined(words: Words, questions: readonly Query[]): Query {
  const [first, ...others] = questions;
  const named = allOf(words, 'against').map((said) => readPhrase(withoutJoint(said), words.context));
  const against = [...others.map(({ things }) => things.what), ...named];
  // «из двух писем — «А» и «Б»»: both are named, and that they are two is said by that.
  const [called, ...more] = against.filter(({ exact, words }) => exact || /^\p{Lu}/u.test(words));
  const isCounted = first && called && !first.things.what.exact && first.things.count === more.length + 1;
  if (isCounted)
    return {
      ...first,
      things: { what: { ...first.things.what, ...called }, count: 'one', where: first.things.where },
      against: more.map((one) => ({ ...first.things.what, ...one })),
    };
  const question: Query = first ?? { things: nothing, want: 'value', tell: [] };
  if (against.length === 0) return question;
  const isAll = question.want === 'sum' && question.things.count === 'all' && question.things.where.length === 0;
  return { ...question, ...(isAll && { things: { ...question.things, count: 'one' } }), against };
}

/** "which dish there": in the place that was spoken of. */
function thereIn(words: Words): Relation | undefined {
  const isThing = (at: number) => words.slots.some(({ slot, to }) => slot === 'thing' && to === at);
  // "which dish there is the cheapest" is asked of a place, "is there a dish" of nothing.
  const isBehind = words.tokens.some(
    ({ word }, at) => word === 'there' && at > words.from && at < words.to && isThing(at),
  );
  const isPlain = isSaidAround(words, /^(?:there|там|тут)$/) && !isSaidAround(words, /^(?:is|are|were|was|есть)$/);
  const isThere = isPlain || (isBehind && slotsOf(words, 'best').length > 0);
  return isThere
    ? { is: 'in', what: { words: words.context.language === 'ru' ? 'там' : 'there', isPronoun: true } }
    : undefined;
}

/** "give me its name and price", «назови её название и цену»: of the one that was spoken of. */
function isOfOne(words: Words): boolean {
  const isIts = (said: readonly Token[] | undefined) => /^(?:its|his|her|его|ее)$/.test(said?.[0]?.word ?? '');
  return isIts(allOf(words, 'field')[0]) && slotsOf(words, 'thing', 'cond').length === 0;
}

function isHowMany(said: readonly Token[]): boolean {
  return /^(?:сколько|how many|how much|what|what's|что)$/.test(said.map(({ word }) => word).join(' '));
}

function isNothing({ what, where, best }: Things): boolean {
  return what.words === '' && !what.kind && where.length === 0 && !best;
}

/** «что лежит в корзине»: nothing is named, but where it is. */
function inPlace(things: Things, there: Relation | undefined): Things {
  const { isPronoun, ...what } = things.what;
  return isPronoun && there && !there.what.isPronoun && isNothing(things) ? { ...things, what } : things;
}

/** "how many points does it have", "what does it cost": nothing is named beside what is asked. */
function owned(things: Things, fields: readonly Phrase[]): Things {
  return isNothing(things) && fields.length > 0 ? { ...things, what: { ...things.what, isPronoun: true } } : things;
}
