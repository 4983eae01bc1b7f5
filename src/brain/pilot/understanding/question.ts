import type { Constraint, Phrase, Query, Things } from '../goal.ts';
import { takeBest } from './constraints.ts';
import { type Context, findIndex, isSmall, propertyPhrase, splitList, textOf, trim } from './context.ts';
import { comparatives, superlatives } from './lexicon/degrees.ts';
import { lexicon, look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { known, properties } from './lexicon/properties.ts';
import { type Asking, copulas, questions, sums, tables, whens } from './lexicon/questions.ts';
import { articles, ordinals, quantifiers, relations, ties } from './lexicon/small-words.ts';
import { units } from './lexicon/units.ts';
import { isPronoun, readObjects, readPhrase, readThings } from './phrase.ts';
import { isInfinitive, withoutCountRest, withoutVerbRest } from './question-rest.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Whether a question begins here. */
export function asksAt(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  return (
    look(whens, words, at) !== undefined || look(questions, words, at) !== undefined || whetherInside(tokens.slice(at))
  );
}

/** A question that begins with its question word. */
export function readQuestion(said: readonly Token[], context: Context): Query {
  const { rest: tokens, more } = takeMore(said, context);
  if (more) {
    const query = readQuestion(tokens, context);
    const own = query.tell.length > 0 ? query.tell : [propertyPhrase(known.name, context)];
    // "which one has the most seats, and how many?"
    const last = more.words === '' ? query.things.best?.by : more;
    const isOne = query.want === 'value' || query.want === 'name';
    return isOne && last ? { ...query, want: 'value', tell: [...own, last] } : query;
  }
  const words = wordsIn(tokens);
  const either = readEither(tokens, context);
  if (either) return either;
  const gap = readGap(tokens, context);
  if (gap) return gap;
  const deed = readWhatDoes(tokens, context);
  if (deed) return deed;
  const when = look(whens, words, 0);
  const question = look(questions, words, 0);
  if (when && when.length >= (question?.length ?? 0)) return askedWhen(tokens, when.length, context);
  if (!question || (question.meaning !== 'whether' && whetherInside(tokens))) return askedWhether(tokens, context);
  // "Which of these phones" asks for a phone, "which colour" for the colour of something.
  const isAmong = question.meaning === 'which' && words.slice(0, question.length).includes('of');
  const without = question.meaning === 'many' ? withoutCountRest : withoutVerbRest;
  return asked(question.meaning, without(tokens.slice(question.length)), context, {
    isAmong,
    isMany: /^как(?:ие|их)$/.test(words[0] ?? ''),
    isPlaced: /^(?:на|в|во|с|со|по|к|до|из|за|on|in|at)$/.test(words[0] ?? ''),
  });
}

function asked(
  asking: Asking,
  rest: readonly Token[],
  context: Context,
  { isAmong, isMany, isPlaced }: { isAmong: boolean; isMany: boolean; isPlaced: boolean },
): Query {
  if (typeof asking === 'object') {
    // "… and what does it cost", "… and where": of what was spoken of last.
    const isBare = trim(rest).every((token) => token.text === '?');
    return {
      things: isBare ? pronounThings('') : readThings(withoutCopulas(possessed(rest)), context),
      want: 'value',
      tell: [propertyPhrase(asking.tell, context)],
    };
  }
  // «какая у него тема», «какой у них адрес»: of what was spoken of last.
  const [at, owner, ...owned] = trim(rest);
  if (at?.word === 'у' && owner && isPronoun([owner]) && owned.length > 0 && asking !== 'many')
    return { things: pronounThings(owner.text), want: 'value', tell: tellsOf(withoutCopulas(owned), context) };
  // «какие размеры у второй куртки»: what is asked for, and whose it is.
  const whose = findIndex(rest, (index) => index > 0 && index < rest.length - 1 && rest[index]?.word === 'у');
  const asked0 = trim(rest.slice(0, Math.max(whose, 0)));
  if (whose > 0 && (asking === 'which' || asking === 'what') && asked0.length > 0 && !asked0.some((one) => one.value))
    return {
      things: readThings(withoutCopulas(rest.slice(whose + 1)), context),
      want: 'value',
      tell: tellsOf(withoutCopulas(asked0), context),
    };
  if (asking === 'many') return askedMany(rest, context);
  if (asking === 'whether') return askedWhether(rest, context);
  const property = look(properties, wordsIn(trim(rest)), 0);
  const after = trim(rest).slice(property?.length ?? 0);
  const isHad = asking === 'which' && /^(?:has|have)$/.test(after[0]?.word ?? '');
  const isAboutProperty = property && !isAmong && !isHad && look(copulas, wordsIn(after), 0);
  const ranked = property && trim(after).length > 0 ? takeBest(after, context) : undefined;
  // «в каком городе больше всего жителей»: nothing else is named, so the city itself is asked for.
  if (asking === 'which' && ranked?.best && withoutCopulas(ranked.rest).every(isSmall)) {
    const noun = readThings(trim(rest).slice(0, property?.length), context);
    return { things: { ...noun, best: ranked.best }, want: 'name', tell: [] };
  }
  if (isAboutProperty) {
    // "does the course start": the last word is what it does.
    const isHelped = /^(?:does|do|did)$/.test(after[0]?.word ?? '');
    const plain = withoutCopulas(after);
    const thing = isHelped && plain.length > 1 && !plain.at(-1)?.value ? plain.slice(0, -1) : plain;
    return readQuery([...trim(rest).slice(0, property.length), ...withOf(thing)], context, 'value');
  }
  const whereabouts = asking === 'which' && !property ? askedOf(rest, isPlaced, context) : undefined;
  if (whereabouts) return whereabouts;
  if (asking === 'which' && context.language === 'en') {
    const things = readThings(withoutCopulas(possessed(rest)), context);
    const isMany = isPluralAsked(rest) && !things.best && !isAmong;
    const isOne = things.count === 'one' && !isMany;
    return {
      things: { ...things, count: isOne ? 'one' : manyOf(things) },
      want: isOne ? (isTold(things) ? 'name' : 'value') : 'list',
      tell: [],
    };
  }
  const query = readQuery(withoutCopulas(rest), context, 'value');
  const { what, where } = query.things;
  // "What is in the cart": all that is there.
  if (
    asking === 'what' &&
    what.words === '' &&
    !what.kind &&
    what.place?.is === 'in' &&
    where.length === 0 &&
    query.tell.length === 0
  )
    return /^(?:text|heading|section|cell|field|message|dialog)$/.test(what.place.what.kind ?? '')
      ? { things: thingsOf(what.place.what), want: 'value', tell: [] }
      : { things: { ...query.things, count: 'all' }, want: 'list', tell: [] };
  const isChoice = asking === 'which' && query.tell.length === 0;
  if (isChoice && isMany && !query.things.best && (query.things.where.length > 0 || query.things.what.place))
    return { ...query, things: { ...query.things, count: manyOf(query.things) }, want: 'list' };
  const isChosen = query.things.best !== undefined || query.things.where.some(({ of, is }) => of || is !== '=');
  if (!isChoice || !isChosen) return query;
  return { ...query, want: query.things.count === 'all' ? 'list' : 'name' };
}

/** "which floor is the office on", «на каком этаже офис»: the floor is asked for, and of what. */
function askedOf(rest: readonly Token[], isPlaced: boolean, context: Context): Query | undefined {
  const kept = rest.filter((token) => token.text !== '?');
  const words = wordsIn(kept);
  const is = findIndex(kept, (at) => at > 0 && /^(?:is|are|was|were)$/.test(words[at] ?? ''));
  const isStranded = is > 0 && /^(?:on|in|at|for|from|to|by)$/.test(words.at(-1) ?? '');
  const noun = isStranded ? kept.slice(0, is) : isPlaced ? kept.slice(0, 1) : [];
  const thing = withoutCopulas(isStranded ? kept.slice(is + 1, -1) : kept.slice(1)).filter(
    (token, at) => at > 0 || !/(?:ется|ится|лся|лась|лось|лись)$/.test(token.word),
  );
  if (noun.length === 0 || thing.length === 0 || noun.some((token) => token.value)) return undefined;
  if (takeBest(thing, context).best && !thing.some((token) => token.value?.exact)) return undefined;
  return { things: readThings(thing, context), want: 'value', tell: [withoutExact(readPhrase(noun, context))] };
}

function isTold({ what, where, best }: Things): boolean {
  return where.length > 0 || best !== undefined || what.place !== undefined;
}

/** "Which rooms have …", but not "which room do I have". */
function isPluralAsked(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) => /^(?:have|are|were|do)$/.test(token.word) && !/^(?:i|we|you)$/.test(tokens[at + 1]?.word ?? ''),
  );
}

function manyOf({ count }: Things): Things['count'] {
  return count === 'one' ? 'all' : count;
}

/** "which hotels in Rome have a pool": what they have is said like "with a pool", before where they are. */
function possessed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => index > 0 && /^(?:has|have|had)$/.test(words[index] ?? '') && index < tokens.length - 1,
  );
  const [verb] = tokens.slice(at, at + 1);
  if (at < 0 || !verb || /^(?:been|to)$/.test(words[at + 1] ?? '')) return [...tokens];
  const subject = tokens.slice(0, at);
  const place = findIndex(subject, (index) => index > 0 && look(relations, words, index) !== undefined);
  const cut = place < 0 ? at : place;
  return [
    ...subject.slice(0, cut),
    { ...verb, text: 'with', word: 'with' },
    ...tokens.slice(at + 1),
    ...subject.slice(cut),
  ];
}

/** "How many pages does the book have": what is counted comes first, whose they are after "does". */
function askedMany(said: readonly Token[], context: Context): Query {
  const measured = askedMeasure(said, context);
  if (measured) return measured;
  const rest = said.some((token) => /^(?:does|do|did)$/.test(token.word)) ? said : possessed(said);
  const at = findIndex(rest, (index) => index > 0 && /^(?:does|do|did)$/.test(rest[index]?.word ?? ''));
  const { kept, where: told } = takePredicate(withoutCopulas(at > 0 ? rest.slice(0, at) : rest), context);
  const plain = /^(?:of|из)$/.test(kept[0]?.word ?? '') && kept.length > 1 ? trim(kept.slice(1)) : kept;
  const read = readThings(plain, context);
  const counted = { ...read, where: [...read.where, ...told] };
  const whose = at > 0 ? withoutCopulas(rest.slice(at)) : [];
  const isOwned = whose.length > 0 && !/^(?:i|we|you)$/.test(whose[0]?.word ?? '');
  const { place } = counted.what;
  // «сколько отзывов у книги»: they are the book's, not beside it.
  if (place?.is === 'beside' && rest.some((token) => token.word === 'у'))
    return {
      things: { ...counted, what: { ...counted.what, place: { ...place, is: 'of' } }, count: manyOf(counted) },
      want: 'count',
      tell: [],
    };
  const what: Phrase =
    isOwned && !counted.what.place
      ? { ...counted.what, place: { is: 'of', what: readPhrase(whose, context) } }
      : counted.what;
  return {
    things: { ...counted, what, count: counted.count === 'one' ? 'all' : counted.count },
    want: 'count',
    tell: [],
  };
}

/** "How many kilograms did the bees give", «сколько дней длится тур»: a measure is read, not counted. */
function askedMeasure(tokens: readonly Token[], context: Context): Query | undefined {
  const kept = trim(tokens);
  const unit = look(units, wordsIn(kept), 0);
  if (!unit || unit.meaning === 'stars') return undefined;
  const isHelped = kept.some((token) => /^(?:does|do|did)$/.test(token.word));
  const plain = withoutCopulas(kept.slice(unit.length)).filter((token) => !isInfinitive(token.word));
  // "does the tank hold": the last word is what it does.
  const after = isHelped && plain.length > 1 && !plain.at(-1)?.value ? plain.slice(0, -1) : plain;
  const words = wordsIn(after);
  const opens = after[0] && (look(relations, words, 0) ?? look(ties, words, 0));
  const deed = findIndex(after, (at) => at > 0 && isPast(words[at] ?? ''));
  const subject = trim(deed > 0 ? after.slice(0, deed) : after);
  // «сколько километров до озера»: so far it is to the lake.
  const isFar = /^(?:to|до)$/.test(words[0] ?? '') && subject.length > 1;
  if (subject.length === 0 || (opens && !isFar) || look(predicates, words, 0)) return undefined;
  const tell = [{ words: textOf(kept.slice(0, unit.length), context) }];
  return { things: readThings(isFar ? trim(subject.slice(1)) : subject, context), want: 'value', tell };
}

/** English verbs of the past that end a question: "how many litres the tank held". */
function isPast(word: string): boolean {
  return /^(?:gave|got|had|made|took|went|sold|won|lost|spent|ran|held|brought|bought|grew|fell|rose|ate|drank|left|kept|weighed|earned|[a-z]{3,}ed)$/.test(
    word,
  );
}

/** "are still open", «ещё не доставлено»: what is said of those that are counted. */
function takePredicate(tokens: readonly Token[], context: Context): { kept: Token[]; where: Constraint[] } {
  const plain = tokens.filter((token) => !/^(?:still|yet|already|еще|уже)$/.test(token.word));
  const words = wordsIn(plain);
  const at = findIndex(plain, (index) => index > 0 && !!look(predicates, words, index));
  const length = at > 0 ? (look(predicates, words, at)?.length ?? 0) : 0;
  if (at < 0 || at + length < plain.length) return { kept: [...tokens], where: [] };
  const isDenied = /^(?:not|не)$/.test(words[at - 1] ?? '');
  const value = { text: textOf(plain.slice(at), context), kind: 'text' as const };
  return { kept: plain.slice(0, isDenied ? at - 1 : at), where: [{ is: isDenied ? '≠' : '=', value }] };
}

function askedWhether(tokens: readonly Token[], context: Context): Query {
  const plain = withoutCopulas(tokens).filter((token) => !/^(?:ли|whether|if|any)$/.test(token.word));
  const words = wordsIn(plain);
  const at = findIndex(plain, (index) => !!look(predicates, words, index));
  const found = at >= 0 ? look(predicates, words, at) : undefined;
  const rest = found ? [...plain.slice(0, at), ...plain.slice(at + found.length)] : plain;
  const things = readThings(rest.length > 0 ? rest : plain, context);
  if (!found || rest.length === 0) return { things, want: 'whether', tell: [] };
  const value = { text: textOf(plain.slice(at, at + found.length), context), kind: 'text' as const };
  return { things: { ...things, where: [...things.where, { is: '=', value }] }, want: 'whether', tell: [] };
}

/** «работает ли музей»: the little word stands after what is asked. */
function whetherInside(tokens: readonly Token[]): boolean {
  return tokens.slice(0, 4).some((token) => token.word === 'ли');
}

/** "When does the museum open": the deed whose time is asked for. */
function askedWhen(tokens: readonly Token[], from: number, context: Context): Query {
  const plain = withoutCopulas(tokens.slice(from));
  const words = wordsIn(plain);
  const end = findIndex(plain, (index) => index > 0 && !!(look(ties, words, index) ?? look(relations, words, index)));
  const core = plain.slice(0, end < 0 ? plain.length : end);
  const isDeedFirst = /(?:ет|ит|ют|ут|ят|ат|ся|сь|л|ла|ло|ли)$/.test(core[0]?.word ?? '') && core.length > 1;
  const helper = helperOf(tokens);
  const isRussianLast =
    !isDeedFirst && /(?:л|ла|ло|ли|лся|лась|лось|лись|ется|ится|ает|яет|ует)$/.test(core.at(-1)?.word ?? '');
  const isDeedLast =
    isRussianLast ||
    /^(?:does|do|did|will)$/.test(helper) ||
    (/^(?:was|were|is|are)$/.test(helper) &&
      tokens.filter((token) => token.text !== '?').at(-1)?.word !== helper &&
      /(?:ed|t|en|wn|lt|nd|ught)$/.test(core.at(-1)?.word ?? ''));
  const deed = isDeedFirst ? core.slice(0, 1) : isDeedLast && core.length > 1 ? core.slice(-1) : [];
  const subject = [...core.filter((token) => !deed.includes(token)), ...plain.slice(core.length)];
  const tell: Phrase =
    deed.length > 0
      ? { words: textOf(deed, context), kind: 'date' }
      : { ...propertyPhrase(known.time, context), kind: 'date' };
  return { things: readThings(subject, context), want: 'value', tell: [tell] };
}

/** The helping verb of a question: does, was, will. */
function helperOf(tokens: readonly Token[]): string {
  return tokens.find((token) => /^(?:does|do|did|will|was|were|is|are)$/.test(token.word))?.word ?? '';
}

/** What is wanted, said as a noun: "the price of the first book", "all titles", "the total of the bill". */
export function readQuery(tokens: readonly Token[], context: Context, want: 'value' | 'name', isSummed = false): Query {
  const along = takeAlong(tokens, context);
  if (along) {
    const { things, tell } = readQuery(along.rest, context, want);
    const own = tell.length > 0 ? tell : [propertyPhrase(known.name, context)];
    return { things, want: things.count === 'one' ? 'value' : 'table', tell: [...own, ...along.tell] };
  }
  const listed = takeColon(tokens, context);
  const { rest: plain, isTable } = takeTable(listed.rest);
  const { rest: whole, made } = takeSum(plain);
  const { tell: told, rest, isOwned } = (isSummed ? takeSource(whole, context) : undefined) ?? takeTell(whole, context);
  const tell = [...told, ...listed.tell];
  const several = made || isSummed ? severalOf(rest) : [];
  const [summed, ...others] = several.map((member) => readThings(member, context));
  if (summed && others.length > 0) {
    const like = others.map(({ what }): Phrase => ({ ...what, ...(summed.what.kind && { kind: summed.what.kind }) }));
    return { things: summed, want: made ?? 'sum', tell, against: like };
  }
  const read = tell.length === 0 ? readObjects : readThings;
  const things = isOwned ? pronounThings(isOwned) : read(withoutLeading(rest), context);
  const count: Things['count'] = made && things.count === 'one' && !things.what.isPronoun ? 'all' : things.count;
  return { things: { ...things, count }, want: wantOf(), tell };

  function wantOf(): Query['want'] {
    if (isTable || (tell.length > 1 && count === 'all')) return 'table';
    if (made) return made;
    if (count !== 'one') return 'list';
    if (tell.length > 0) return 'value';
    return things.best ? 'name' : want;
  }
}

/** «итоговые суммы из писем «А» и «Б»», "the totals in the letters …": what is summed, and out of what. */
function takeSource(
  tokens: readonly Token[],
  context: Context,
): { tell: Phrase[]; rest: Token[]; isOwned?: string } | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) =>
      index > 0 &&
      /^(?:from|in|из|в|на)$/.test(words[index] ?? '') &&
      tokens.slice(index + 1).some((token) => token.value?.exact) &&
      !tokens.slice(0, index).some((token) => token.value),
  );
  return at > 0
    ? { tell: [withoutExact(readPhrase(tokens.slice(0, at), context))], rest: tokens.slice(at + 1) }
    : undefined;
}

/** "hub, rim and spokes": things that are named one by one. */
function severalOf(tokens: readonly Token[]): Token[][] {
  const members = splitList(withoutLeading(tokens));
  const words = wordsIn(tokens);
  const isAll = tokens.some((_, at) => look(quantifiers, words, at) !== undefined);
  const isPlain = members.every((member) => member.some((token) => token.value?.exact) || !member.some(isSmall));
  return members.length > 1 && isPlain && !isAll ? members : [];
}

/** "the first one with its price", «первую вещь и её цену», "it and its author": what is told beside the name. */
function takeAlong(tokens: readonly Token[], context: Context): { rest: Token[]; tell: Phrase[] } | undefined {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  const own = findIndex(
    kept,
    (at) =>
      at > 1 &&
      /^(?:its|their|his|her|его|ее|их)$/.test(words[at] ?? '') &&
      /^(?:and|with|plus|и|с|со|,)$/.test(words[at - 1] ?? '') &&
      at < kept.length - 1,
  );
  if (own > 0) {
    const joint = /^(?:together|along|вместе)$/.test(words[own - 2] ?? '') ? own - 2 : own - 1;
    return { rest: trim(kept.slice(0, joint)), tell: tellsOf(kept.slice(own + 1), context) };
  }
  const withAt = findIndex(kept, (at) => at > 1 && /^(?:with|с|со)$/.test(words[at] ?? ''));
  const alongside = withAt > 0 ? splitList(kept.slice(withAt + 1)) : [];
  const areAll = kept.some(
    (one, at) => (look(quantifiers, words, at)?.meaning ?? 1) !== 1 || one.value?.kind === 'number',
  );
  if (
    areAll &&
    alongside.length > 0 &&
    alongside.every((one) => look(properties, wordsIn(one), 0)?.length === one.length)
  )
    return { rest: trim(kept.slice(0, withAt)), tell: alongside.map((one) => tellPhrase(one, context)) };
  const [first = [], ...others] = splitList(kept);
  if (others.length === 0 || look(properties, wordsIn(first), 0)) return undefined;
  const isAfterIt = isPronoun(first) && others.every((member) => !member.some((token) => token.value));
  const isChosen = first.some((_, at) => look(ordinals, wordsIn(first), at) ?? look(superlatives, wordsIn(first), at));
  const areProperties = others.every((member) => look(properties, wordsIn(member), 0)?.length === member.length);
  return isAfterIt || (isChosen && areProperties)
    ? { rest: first, tell: others.map((member) => tellPhrase(member, context)) }
    : undefined;
}

function tellsOf(tokens: readonly Token[], context: Context): Phrase[] {
  const isOwn = (token: Token | undefined) => /^(?:its|their|his|her|его|ее|их)$/.test(token?.word ?? '');
  return splitList(tokens).map((member) => tellPhrase(isOwn(member[0]) ? member.slice(1) : member, context));
}

/** "all letters: sender and subject": what is told of them comes after a colon. */
function takeColon(tokens: readonly Token[], context: Context): { rest: Token[]; tell: Phrase[] } {
  const at = findIndex(tokens, (index) => index > 1 && tokens[index]?.text === ':');
  const after = at > 0 ? splitList(tokens.slice(at + 1)) : [];
  const isPlain = after.every((member) => member.length < 4 && !member.some((token) => token.value ?? token.isMark));
  if (after.length === 0 || !isPlain) return { rest: [...tokens], tell: [] };
  return { rest: tokens.slice(0, at), tell: after.map((member) => tellPhrase(member, context)) };
}

/** One against the other: "compare the prices of A and B". */
export function readComparison(said: readonly Token[], context: Context): Query {
  // "…: where is it cheaper?" asks for nothing that a comparison does not tell.
  const colon = findIndex(said, (at) => at > 0 && said[at]?.text === ':' && asksAt(said, at + 1));
  const tokens = colon > 0 ? said.slice(0, colon) : said;
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => /^(?:by|по)$/.test(words[index] ?? '') && !!look(properties, words, index + 1),
  );
  const named = at >= 0 ? splitList(tokens.slice(at + 1)).map((member) => tellPhrase(member, context)) : [];
  const { tell, rest } = takeTell(at >= 0 ? tokens.slice(0, at) : tokens, context);
  const members = splitVersus(withoutLeading(withoutIn(rest)));
  const [first = [], ...others] = members;
  return {
    things: readThings(first, context),
    want: 'difference',
    tell: [...tell, ...named],
    ...(others.length > 0 && { against: others.map((member) => readPhrase(member, context)) }),
  };
}

/** "in A and B", «в A и B»: what is compared is there. */
function withoutIn(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  return /^(?:in|at|between|в|во|между|у)$/.test(kept[0]?.word ?? '') && kept.length > 1 ? trim(kept.slice(1)) : kept;
}

/** "who sent it and when", «кто автор и сколько стоит»: one more thing is asked at the end. */
function takeMore(tokens: readonly Token[], context: Context): { rest: Token[]; more?: Phrase } {
  const kept = tokens.filter((token) => token.text !== '?');
  const words = wordsIn(kept);
  const at = findIndex(kept, (index) => index > 1 && /^(?:and|и)$/.test(words[index] ?? ''));
  const asked = at > 0 ? look(questions, words, at + 1) : undefined;
  const when = at > 0 ? look(whens, words, at + 1) : undefined;
  const isLast = (length: number | undefined) => length !== undefined && at + 1 + length === kept.length;
  if (isLast(asked?.length) && asked?.meaning === 'many') return { rest: kept.slice(0, at), more: { words: '' } };
  if (isLast(when?.length)) return { rest: kept.slice(0, at), more: propertyPhrase(known.date, context) };
  if (isLast(asked?.length) && typeof asked?.meaning === 'object')
    return { rest: kept.slice(0, at), more: propertyPhrase(asked.meaning.tell, context) };
  return { rest: [...tokens] };
}

/** "the price difference between A and B", «разница в цене между A и B». */
function readGap(tokens: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(tokens);
  const noun = findIndex(tokens, (at) => /^(?:difference|разниц[аеуы])$/.test(words[at] ?? ''));
  const between = findIndex(tokens, (at) => /^(?:between|между)$/.test(words[at] ?? ''));
  if (noun < 0 || between < noun) return undefined;
  const property = tokens
    .slice(0, between)
    .map((_, at) => look(properties, words, at)?.meaning)
    .find(Boolean);
  const [first = [], ...others] = splitList(tokens.slice(between + 1).filter((token) => token.text !== '?'));
  if (others.length === 0) return undefined;
  return {
    things: readThings(first, context),
    want: 'difference',
    tell: property ? [propertyPhrase(property, context)] : [],
    against: others.map((member) => readPhrase(member, context)),
  };
}

/** "What does the ticket cost", "what does the plan include": the last word says what is asked of it. */
function readWhatDoes(tokens: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(tokens);
  const plain = tokens.filter((token) => token.text !== '?');
  const verb = plain.at(-1);
  if (words[0] !== 'what' || !/^(?:do|does|did|will|would)$/.test(words[1] ?? '') || !verb || verb.value)
    return undefined;
  const subject = trim(plain.slice(2, -1));
  if (subject.length === 0 || /^(?:i|we|you)$/.test(words[2] ?? '')) return undefined;
  const tell = /^costs?$/.test(verb.word) ? propertyPhrase(known.price, context) : { words: verb.text };
  return { things: readThings(subject, context), want: 'value', tell: [tell] };
}

/** "which is cheaper, A or B", «что быстрее: A или B», «где дешевле, в A или в B». */
function readEither(tokens: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => !!look(comparatives, words, index));
  const or = findIndex(tokens, (index) => index > 0 && /^(?:or|или)$/.test(words[index] ?? ''));
  const degree = at >= 0 ? look(comparatives, words, at) : undefined;
  const more = findIndex(tokens, (index) => /^(?:more|fewer|less|больше|меньше)$/.test(words[index] ?? ''));
  const counted = or > 0 && more > 0 && !tokens[more + 1]?.isMark ? tokens.slice(more + 1, more + 2) : [];
  if (
    counted.length > 0 &&
    !(degree && degree.length > 1) &&
    counted[0] &&
    !isSmall(counted[0]) &&
    words[more + 2] === ','
  ) {
    const [one = [], ...rest] = splitList(tokens.slice(more + 2).filter((token) => token.text !== '?')).map(withoutIn);
    const against = rest.map((member) => readPhrase(member, context));
    return { things: readThings(one, context), want: 'difference', tell: [tellPhrase(counted, context)], against };
  }
  if (!degree || or < 0) return undefined;
  const names = [...tokens.slice(0, at), ...tokens.slice(at + degree.length)];
  const opener = look(questions, wordsIn(names), 0)?.length ?? 0;
  const plain = withoutCopulas(names.slice(opener));
  const colon = findIndex(plain, (index) => plain[index]?.text === ':');
  const members = splitList(plain.slice(colon + 1)).map(withoutIn);
  // «где быстрее доставка, в A или в B»: what is compared is said before the two.
  const hasTopic = members.length === 3 && !members[0]?.some((token) => token.value);
  const isAsked = hasTopic && /^(?:where|где)$/.test(words[0] ?? '');
  const [asked = []] = isAsked ? members : [];
  const [first = [], ...others] = hasTopic ? members.slice(1) : members;
  if (others.length === 0) return undefined;
  return {
    things: readThings(first, context),
    want: 'difference',
    tell: [isAsked ? tellPhrase(asked, context) : propertyPhrase(degree.meaning, context)],
    against: others.map((member) => readPhrase(member, context)),
  };
}

function splitVersus(tokens: readonly Token[]): Token[][] {
  const at = findIndex(
    tokens,
    (index) => index > 0 && /^(?:with|to|vs|versus|against|with|с|со|против)$/.test(tokens[index]?.word ?? ''),
  );
  return at > 0 ? [...splitList(tokens.slice(0, at)), ...splitList(tokens.slice(at + 1))] : splitList(tokens);
}

function takeTable(tokens: readonly Token[]): { rest: Token[]; isTable: boolean } {
  const words = wordsIn(tokens);
  const kept = trim(tokens);
  if (/^(?:table|таблицу)$/.test(kept[0]?.word ?? '') && /^(?::|of|with|из|с|со)$/.test(kept[1]?.word ?? '')) {
    return { rest: trim(kept.slice(2)), isTable: true };
  }
  const at = findIndex(tokens, (index) => !!look(tables, words, index));
  const found = at >= 0 ? look(tables, words, at) : undefined;
  if (!found) return { rest: [...tokens], isTable: false };
  return { rest: [...tokens.slice(0, at), ...tokens.slice(at + found.length)], isTable: true };
}

function takeSum(tokens: readonly Token[]): { rest: Token[]; made?: 'sum' | 'average' | 'count' } {
  const kept = trim(tokens);
  const found = look(sums, wordsIn(kept), 0);
  if (!found || kept.length === found.length) return { rest: kept };
  const rest = trim(withoutLeading(kept.slice(found.length)));
  return found.meaning === 'sum' && !isMade(kept, rest) ? { rest: kept } : { rest, made: found.meaning };
}

/** A sum is made of many; "the total of the order" is read where it stands, and «суммы заказов» are what is summed. */
function isMade(said: readonly Token[], of: readonly Token[]): boolean {
  if (/^(?:суммы|итоги|totals|sums)$/.test(said[0]?.word ?? '')) return false;
  const words = wordsIn(of);
  if (of.some((_, at) => look(quantifiers, words, at)?.meaning === 'all')) return true;
  const head = words.find((word, at) => !look(articles, words, at) && word !== '') ?? '';
  return /[а-я]/.test(head)
    ? look(properties, words, 0) !== undefined || /(?:ов|ев|ей|ам|ям|ек|ок|ых|их|ий|ат|ет)$/.test(head)
    : look(properties, words, 0) !== undefined || words.some((word) => /[^s]s$/.test(word));
}

/** The properties that are asked for, and of what: "names and prices of all products", «цена доставки», "Anna's phone". */
function takeTell(tokens: readonly Token[], context: Context): { tell: Phrase[]; rest: Token[]; isOwned?: string } {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  if (/^(?:its|their|his|her|его|ее|их)$/.test(words[0] ?? '') && kept.length > 1) {
    return {
      tell: splitList(kept.slice(1)).map((member) => tellPhrase(member, context)),
      rest: [],
      isOwned: kept[0]?.text ?? '',
    };
  }
  const owner = findIndex(kept, (at) => /\p{L}(?:'s|s')$/u.test(words[at] ?? '') && at < kept.length - 1);
  if (owner >= 0) {
    const tell = splitList(kept.slice(owner + 1)).map((member) => tellPhrase(member, context));
    return { tell, rest: [...kept.slice(0, owner), ...kept.slice(owner, owner + 1).map(withoutPossessive)] };
  }
  const inside = findIndex(kept, (at) => at > 0 && look(relations, words, at) !== undefined && words[at] !== 'of');
  const firstOf = findIndex(kept, (at) => at > 0 && words[at] === 'of');
  const of = inside > 0 && inside < firstOf ? -1 : firstOf;
  const left = of > 0 ? kept.slice(0, of) : [];
  const isListOf = /^(?:list|all|each|both|one|two|three|any|some|most|none|cheapest|first|last|table)$/.test(
    left.at(-1)?.word ?? '',
  );
  const isNamePart =
    /^(?:date|state|cup|pair|bottle|terms)$/.test(left.at(-1)?.word ?? '') &&
    /^(?:birth|the art|tea|coffee|use|service)$/.test(words[of + 1] ?? '');
  if (of > 0 && !isListOf && !isNamePart && !left.some((token) => look(ties, [token.word], 0) ?? token.value)) {
    return { tell: splitList(left).map((member) => tellPhrase(member, context)), rest: kept.slice(of + 1) };
  }
  if (isListOf && /^(?:list|table)$/.test(left.at(-1)?.word ?? '')) return takeTell(kept.slice(of + 1), context);
  const chosen = chosenAt(kept);
  if (chosen > 0)
    return {
      tell: splitList(kept.slice(0, chosen)).map((member) => tellPhrase(member, context)),
      rest: kept.slice(chosen),
    };
  return takeProperties(kept, context);
}

/** «номер последнего заказа», «цвет самой дорогой машины»: from here on it says of which. */
function chosenAt(tokens: readonly Token[]): number {
  const words = wordsIn(tokens);
  const lengthAt = (index: number) => (look(superlatives, words, index) ?? look(ordinals, words, index))?.length ?? 0;
  const at = findIndex(tokens, (index) => index > 0 && lengthAt(index) > 0);
  const before = tokens.slice(0, Math.max(at, 0));
  const noun = at > 0 ? tokens[at + lengthAt(at)] : undefined;
  if (!noun || isSmall(noun) || noun.value || /^сам/.test(words[0] ?? '')) return -1;
  const isPlain = before.every(
    (token) =>
      /^[а-я]+$/.test(token.word) && (!isSmall(token) || token.word === 'и') && !look(quantifiers, [token.word], 0),
  );
  return isPlain ? at : -1;
}

/** Properties at the beginning: «автора и год книги», "price in the second row". */
function takeProperties(tokens: readonly Token[], context: Context): { tell: Phrase[]; rest: Token[] } {
  const words = wordsIn(tokens);
  const tell: Phrase[] = [];
  let at = 0;
  for (let end = 0; ; ) {
    const property = look(properties, words, at);
    if (!property)
      return tell.length > 0 && end < tokens.length
        ? { tell, rest: tokens.slice(end) }
        : { tell: [], rest: [...tokens] };
    const next = tokens[at + property.length];
    const isTied = next && /^(?:with|without|from|by|about|с|со|без|от|про|о|об|за)$/.test(next.word);
    const isEnd = !next || isTied;
    const isGlued = next && /^[a-z]/.test(next.word) && !isSmall(next);
    if (isEnd || isGlued) return { tell: [], rest: [...tokens] };
    tell.push({ words: property.meaning[context.language] });
    at += property.length;
    end = at;
    const isListed = /^(?:,|and|и)$/.test(next?.word ?? '');
    if (!isListed) return { tell, rest: tokens.slice(end) };
    at++;
  }
}

function tellPhrase(tokens: readonly Token[], context: Context): Phrase {
  const property = look(properties, wordsIn(tokens), 0);
  return property?.length === tokens.length
    ? { words: property.meaning[context.language] }
    : withoutExact(readPhrase(tokens, context));
}

/** "the ISBN" is written large for other reasons than a button. */
function withoutExact({ exact: _, ...phrase }: Phrase): Phrase {
  return phrase;
}

/** "price on iPhone", «цена у первой книги», «на iPhone»: the joint before the thing says nothing. */
function withoutLeading(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  const isJoint = /^(?:of|for|у|на|за|для|from|из)$/.test(kept[0]?.word ?? '') && kept.length > 1;
  return isJoint ? trim(kept.slice(1)) : kept;
}

function withOf(tokens: readonly Token[]): Token[] {
  const first = tokens[0];
  return first ? [{ text: 'of', word: 'of', start: first.start, end: first.start }, ...tokens] : [];
}

export function withoutCopulas(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isSpare = (token: Token, at: number) =>
    !token.value && look(copulas, words, at) !== undefined && look(pronouns, [token.word], 0) === undefined;
  const kept = tokens.filter((token, at) => !isSpare(token, at) && token.text !== '?');
  return trim(kept.length > 0 ? kept : tokens);
}

function withoutPossessive(token: Token): Token {
  return { ...token, text: token.text.replace(/['’]s$|s['’]$/u, ''), word: token.word.replace(/'s$|s'$/u, '') };
}

function thingsOf({ like = [], best, ...what }: Phrase): Things {
  return { what, count: 'one', where: like, ...(best && { best }) };
}

function pronounThings(words: string): Things {
  return { what: { words, isPronoun: true }, count: 'one', where: [] };
}

/** What is said of things by yes or no. */
const predicates = lexicon([
  [
    true,
    'available|in stock|sold out|out of stock|free|open|closed|included|possible|allowed|enabled|disabled|checked|read|unread|delivered|paid|overdue|empty|full|on sale|cancelled|canceled|delayed|on time|refundable|online|в наличии|доступ~|доступен|доступна|доступно|открыт|открыта|открыто|закрыт|закрыта|бесплатн~|оплачен~|оплачен|доставлен~|доставлен|свободн~|пуст|пуста|включен|включена|прочитан~',
  ],
]);
