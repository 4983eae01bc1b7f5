import type { Phrase, Query, Things } from '../goal.ts';
import { takeBest } from './constraints.ts';
import { type Context, findIndex, isSmall, propertyPhrase, splitList, trim } from './context.ts';
import { withoutCopulas } from './copulas.ts';
import { look } from './lexicon/match.ts';
import { known, properties } from './lexicon/properties.ts';
import { type Asking, copulas, questions, whens } from './lexicon/questions.ts';
import { readPhrase, readThings } from './phrase.ts';
import { isPronoun, pronounThings } from './pronoun.ts';
import { withoutCountRest, withoutVerbRest } from './question-rest.ts';
import { readEither, readGap } from './questions/comparison.ts';
import { askedMany, manyOf } from './questions/how-many.ts';
import { possessed } from './questions/possessed.ts';
import { readQuery, totalOfNamed } from './questions/query.ts';
import { tellsOf, withoutExact } from './questions/tell.ts';
import { askedWhen } from './questions/when.ts';
import { askedWhether, whetherInside } from './questions/whether.ts';
import { type Token, wordBefore, wordsIn } from './tokens.ts';

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
  const its = askedOfIt(tokens);
  if (its) return its;
  const priced = verbForward(tokens);
  if (priced) return readQuestion(priced, context);
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
    // «кто автор у принятого ответа»: whose it is, and not beside what.
    const of = trim(rest)[0]?.word === 'у' ? trim(rest).slice(1) : rest;
    return {
      things: isBare ? pronounThings('') : readThings(withoutCopulas(possessed(of)), context),
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
    return (
      totalOfNamed(asked0, trim(rest.slice(whose + 1)), context) ?? {
        things: readThings(withoutCopulas(rest.slice(whose + 1)), context),
        want: 'value',
        tell: tellsOf(withoutCopulas(asked0), context),
      }
    );
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

/** "which company offers it": the company of what was spoken of. */
function askedOfIt(tokens: readonly Token[]): Query | undefined {
  const [which, noun, verb, it, ...others] = tokens.filter((token) => token.text !== '?');
  const isIt = it && /^(?:it|them)$/.test(it.word) && others.length === 0;
  if (which?.word !== 'which' || !noun || noun.value || !isIt || !/[^s]s$/.test(verb?.word ?? '')) return undefined;
  return { things: pronounThings(it.text), want: 'value', tell: [{ words: noun.text }] };
}

/** «сколько она стоит», «сколько рюкзак весит», "how much does the tent weigh": what is asked comes last. */
function verbForward(tokens: readonly Token[]): Token[] | undefined {
  const kept = tokens.filter((token) => token.text !== '?');
  const [how] = kept;
  const isHeavy = /^how much (?:does|do|did) .* weigh$/.test(wordsIn(kept).join(' '));
  if (isHeavy && how) return [how, wordBefore(how, 'heavy'), wordBefore(how, 'is'), ...kept.slice(3, -1)];
  const [first, ...others] = kept;
  const last = others.pop();
  const isAsked = /^(?:стоит|стоят|весит|весят|длится|длятся)$/.test(last?.word ?? '');
  return first?.word === 'сколько' && last && isAsked && others.length > 0 ? [first, last, ...others] : undefined;
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

/** "What does the ticket cost", "what does the plan include": the last word says what is asked of it. */
function readWhatDoes(tokens: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(tokens);
  const plain = tokens.filter((token) => token.text !== '?');
  const isSummed = /^(?:together|altogether|combined)$/.test(plain.at(-1)?.word ?? '');
  if (isSummed && /^costs?$/.test(plain.at(-2)?.word ?? '') && /^(?:do|does|did|will|would)$/.test(words[1] ?? '')) {
    const [first, ...others] = splitList(plain.slice(2, -2)).map((member) => readThings(member, context));
    const against = others.map(({ what }) => what);
    if (first && others.length > 0)
      return { things: first, want: 'sum', tell: [propertyPhrase(known.price, context)], against };
  }
  const verb = plain.at(-1);
  const isHelped = /^(?:do|does|did|will|would)$/.test(words[1] ?? '');
  // "tell me what it costs".
  const isTold = /^(?:costs?|weighs?)$/.test(verb?.word ?? '');
  if (words[0] !== 'what' || !(isHelped || isTold) || !verb || verb.value) return undefined;
  const subject = trim(plain.slice(isHelped ? 2 : 1, -1));
  if (subject.length === 0 || /^(?:i|we|you)$/.test(subject[0]?.word ?? '')) return undefined;
  const property = /^costs?$/.test(verb.word) ? known.price : /^weighs?$/.test(verb.word) ? known.weight : undefined;
  const tell = property ? propertyPhrase(property, context) : { words: verb.text };
  return { things: readThings(subject, context), want: 'value', tell: [tell] };
}

function withOf(tokens: readonly Token[]): Token[] {
  const first = tokens[0];
  return first ? [wordBefore(first, 'of'), ...tokens] : [];
}

function thingsOf({ like = [], best, ...what }: Phrase): Things {
  return { what, count: 'one', where: like, ...(best && { best }) };
}
