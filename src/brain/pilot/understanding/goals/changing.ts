import type { Act, Entry, Phrase, Things, Value } from '../../goal.ts';
import { type Context, exceptionAt, findIndex, isSmall, splitList, textOf, trim, valueFrom } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { articles, quantifiers, relations } from '../lexicon/small-words.ts';
import { units } from '../lexicon/units.ts';
import { readPairs } from '../pairs.ts';
import { isPronoun, readObjects, readPhrase, readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { durations } from '../values/numbers.ts';
import { type Builder, type Built, built } from './built.ts';
import { enter, entered, namedShown } from './entering.ts';
import { distributed, readTarget, splitNames, withoutPreposition } from './targets.ts';

/** Adding, removing, and what else is done with things. */
export const changing: Builder = ({ concept, verb, rest, context }) => {
  switch (concept) {
    case 'add':
      return add(rest, context);
    case 'put':
      return put(verb, rest, context);
    case 'remove':
      return dropped(verb, rest, context) ?? remove(rest, context);
    case 'clear':
    case 'empty': {
      const from = /корзин/.test(verb.at(-1)?.word ?? '') ? verb.slice(-1) : rest;
      return built({
        kind: 'remove',
        things: { what: { words: '', kind: 'item' }, count: 'all', where: [] },
        from: readPhrase(from, context),
      });
    }
    case 'handle':
      return handle(verb, rest, context);
    case 'buy': {
      if (trim(rest).length === 0 || isPronoun(rest))
        return built({ kind: 'submit', ...(trim(rest).length > 0 && { what: readPhrase(rest, context) }) });
      return { acts: [{ kind: 'add', things: readThings(rest, context) }, { kind: 'submit' }] };
    }
    case 'book': {
      if (trim(rest).length === 0 || isPronoun(rest))
        return built({ kind: 'submit', ...(trim(rest).length > 0 && { what: readPhrase(rest, context) }) });
      return booked(verb, rest, context) ?? handle(verb, rest, context);
    }
    case 'save': {
      const words = wordsIn(rest);
      const shown = /^(?:apply|прим)/.test(verb[0]?.word ?? '') ? namedShown(rest, context) : undefined;
      if (shown) return built(shown);
      const isFile = rest.some((token, at) => token.value?.kind === 'file' || look(files, words, at));
      const to = findIndex(rest, (at) => /^(?:to|in|into|в|for)$/.test(words[at] ?? '') && at > 0);
      if (isFile && to < 0) return built({ kind: 'download', what: readPhrase(rest, context) });
      if (isOneThing(readThings(rest, context))) return handle(verb, rest, context);
      if (to > 0) return add(rest, context);
      return built({ kind: 'press', target: { words: textOf(verb, context) } });
    }
    case 'submit': {
      const withPairs = filledIn(verb, rest, context);
      if (withPairs) return withPairs;
      const kept = withoutPreposition(trim(rest), /^(?:for|за)$/);
      const own = trim(verb.slice(1));
      const what = kept.length > 0 ? kept : own;
      return built({
        kind: 'submit',
        ...(what.length > 0 && !/^(?:out|to|for)$/.test(what[0]?.word ?? '') && { what: readPhrase(what, context) }),
      });
    }
    case 'upload':
      return upload(rest, context);
    case 'download': {
      if (trim(rest).length === 0) return undefined;
      const as = findIndex(rest, (at) => at > 0 && /^(?:as|как)$/.test(rest[at]?.word ?? ''));
      const { phrase, each } = readTarget(as > 0 ? rest.slice(0, as) : rest, context);
      return { acts: [{ kind: 'download', what: phrase }], ...(each && { each }) };
    }
    case 'accept':
    case 'reject':
      return consent(concept, verb, rest, context);
    default:
      return undefined;
  }
};

/** "Save the first vacancy" keeps a thing; "save the profile" keeps what was changed. */
function isOneThing({ what, best, where }: Things): boolean {
  return (
    what.ordinal !== undefined ||
    best !== undefined ||
    where.some(({ of }) => of && /^(?:from|by|about|от|про)$/.test(of.words))
  );
}

/** "submit the form with name Anna": filled in first, then sent off. */
function filledIn(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const at = findIndex(
    rest,
    (index) =>
      /^(?:with|using|с|со|:)$/.test(rest[index]?.value ? '' : (rest[index]?.text.toLowerCase() ?? '')) &&
      look(properties, wordsIn(trim(rest.slice(index + 1))), 0) !== undefined,
  );
  const pairs = at >= 0 ? readPairs(rest.slice(at + 1), context, 'field first') : [];
  if (pairs.length === 0 || !pairs.every(({ field }) => field)) return undefined;
  const before = trim(rest.slice(0, at));
  const what = before.length > 0 ? before : trim(verb.slice(1));
  return {
    acts: [...pairs.map(entered), { kind: 'submit', ...(what.length > 0 && { what: readPhrase(what, context) }) }],
  };
}

function add(rest: readonly Token[], context: Context): Built {
  const file = rest.find((token) => token.value?.kind === 'file')?.value;
  if (file) return upload(rest, context) ?? { acts: [] };
  const [first, ...others] = trim(rest);
  const isWhereOnly =
    /^(?:to|into|in|в|во|на|к)$/.test(first?.word ?? '') && look(holders, wordsIn(others), others.length - 1);
  if (isWhereOnly) {
    const it: Things = { what: { words: '', isPronoun: true }, count: 'one', where: [] };
    return { acts: [{ kind: 'add', things: it, to: readPhrase(others, context) }] };
  }
  // «положи в неё свечу»: into what was spoken of.
  const [into, it, ...inside] = trim(rest);
  const isIntoIt = /^(?:into|to|in|в|во|к|на)$/.test(into?.word ?? '') && it !== undefined && isPronoun([it]);
  const { what, to } = isIntoIt && inside.length > 0 ? { what: inside, to: [it] } : takeDestination(placeLast(rest));
  const target = to ? { to: readPhrase(to, context) } : {};
  const parts = distributed(what);
  const members =
    parts.length > 1 ? parts : splitNames(what, what.some((token) => token.text === ',') || isCounted(what));
  const acts = members.map((member): Act => ({ kind: 'add', things: readThings(member, context), ...target }));
  return { acts };
}

/** "Put 5 May in departure" fills in; "put the book into the basket" adds. */
function put(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const { what, to } = takeDestination(rest);
  const isValue = what.length === 1 && what[0]?.value !== undefined;
  const isThrown = /^(?:полож|кин|клад)/.test(verb[0]?.word ?? '') && !isValue;
  // "put the green one in": in what was spoken of.
  const isInto =
    /^(?:in|back)$/.test(rest.at(-1)?.word ?? '') && look(articles, [rest[0]?.word ?? ''], 0) !== undefined;
  if (isThrown || isInto) return add(isInto ? rest.slice(0, -1) : rest, context);
  const words = wordsIn(to ?? []);
  const isField = to?.some((_, at) => look(kinds, words, at)?.meaning === 'field');
  if (
    to &&
    !isValue &&
    !isField &&
    (to.some((_, at) => look(holders, words, at)) ||
      isPronoun(what) ||
      /^(?:the|all|every|each|both)$/.test(rest[0]?.word ?? ''))
  )
    return add(rest, context);
  return enter(rest, context, 'value first');
}

/** "drop the card onto Done" moves it; "drop the card" takes it away. */
function dropped(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const at = findIndex(rest, (index) => index > 0 && /^(?:into|onto|on|over|to)$/.test(rest[index]?.word ?? ''));
  if (!/^drop/.test(verb[0]?.word ?? '') || at < 0) return undefined;
  return built({
    kind: 'drag',
    what: readPhrase(rest.slice(0, at), context),
    to: readPhrase(rest.slice(at + 1), context),
  });
}

/** «из корзины всё» says where before what. */
function placeLast(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  if (!/^(?:from|in|out|into|to|из|с|со|в|во|на|к)$/.test(kept[0]?.word ?? '')) return kept;
  const words = wordsIn(kept);
  const holder = findIndex(kept, (at) => at > 0 && !!(look(holders, words, at) || containerKind(kept, at)));
  const named = kept[holder + 1]?.value?.exact && kept.length > holder + 2 ? holder + 1 : holder;
  return holder > 0 && named < kept.length - 1 ? [...kept.slice(named + 1), ...kept.slice(0, named + 1)] : kept;
}

function remove(said: readonly Token[], context: Context): Built | undefined {
  const rest = said.filter((token) => !/^(?:оттуда|отсюда)$/.test(token.word));
  const isThence = rest.length < said.length;
  const { named, except } = takeExcept(rest);
  const kept = placeLast(named);
  if (kept.length === 0) return undefined;
  const words = wordsIn(kept);
  const at = findIndex(
    kept,
    (index) => index > 0 && /^(?:from|out|из|off|с|со)$/.test(words[index] ?? '') && index < kept.length - 1,
  );
  const after = at > 0 ? trim(kept.slice(at + (words[at + 1] === 'of' ? 2 : 1))) : [];
  const isSource =
    (at > 0 && isPronoun(kept.slice(0, at))) ||
    after.some((_, index) => look(holders, wordsIn(after), index) ?? containerKind(after, index));
  const what = [...(isSource ? kept.slice(0, at) : kept), ...except];
  const there: Phrase = { words: 'там', isPronoun: true };
  const from = isThence ? { from: there } : isSource ? { from: readPhrase(after, context) } : {};
  const hasException = readThings(what, context).except !== undefined;
  const parts = distributed(what);
  const members = hasException
    ? [what]
    : parts.length > 1
      ? parts
      : splitNames(
          what,
          what.some((token) => token.text === ','),
        );
  return { acts: members.map((member): Act => ({ kind: 'remove', things: readObjects(member, context), ...from })) };
}

/** «из корзины всё, кроме молока»: what is left out, and what it is left out of. */
function takeExcept(tokens: readonly Token[]): { named: Token[]; except: Token[] } {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => index > 0 && exceptionAt(words, index) > 0);
  if (at < 0) return { named: [...tokens], except: [] };
  const from = findIndex(tokens, (index) => index > at + 1 && /^(?:from|из)$/.test(words[index] ?? ''));
  // "except milk from the cart" says out of what; "except the one from Anna" says which one.
  const source = from > 0 ? tokens.slice(from + 1) : [];
  const isSource = source.some((_, index) => look(holders, wordsIn(source), index) ?? containerKind(source, index));
  const end = isSource && words[at + 1] !== 'from' ? from : tokens.length;
  return { named: [...tokens.slice(0, at), ...tokens.slice(end)], except: tokens.slice(at, end) };
}

/** "2 seats for Ann Marsh on the 18:05 sailing": who, how many and which go into the form. */
function booked(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const entries: Entry[] = [];
  let kept = trim(rest);
  const name = findIndex(
    kept,
    (at) => /^(?:for|для|имя)$/.test(kept[at]?.word ?? '') && /^\p{Lu}/u.test(kept[at + 1]?.text ?? ''),
  );
  if (name >= 0) {
    let end = name + 1;
    while (/^\p{Lu}/u.test(kept[end]?.text ?? '')) end++;
    const words = context.language === 'ru' ? 'имя' : 'name';
    entries.push({ field: { words }, value: valueFrom(kept.slice(name + 1, end), context) });
    const start = kept[name]?.word === 'имя' && kept[name - 1]?.word === 'на' ? name - 1 : name;
    kept = [...kept.slice(0, start), ...kept.slice(end)];
  }
  const which = momentNoun(kept);
  if (which) {
    entries.push({ field: { words: which.noun.text }, value: which.value });
    kept = [...kept.slice(0, which.from), ...kept.slice(which.to)];
  }
  const things = readThings(kept, context);
  if (entries.length === 0) return undefined;
  const { count, what } = things;
  const many: Entry[] =
    typeof count === 'number'
      ? [{ field: { words: what.words }, value: { text: String(count), kind: 'number', number: count } }]
      : [];
  return built({
    kind: 'handle',
    verb: { words: plainVerb(textOf(verb, context)) },
    things: emptyIsIt(things),
    with: [...many, ...entries],
  });
}

/** "on the 18:05 sailing", «на рейс 9:40»: an hour or a day that tells which of several. */
function momentNoun(tokens: readonly Token[]): { noun: Token; value: Value; from: number; to: number } | undefined {
  const isNoun = (token: Token | undefined) =>
    token !== undefined && !token.value && /^\p{Ll}{3,}$/u.test(token.text) && !isSmall(token);
  for (const at of tokens.keys()) {
    if (!/^(?:on|at|for|in|на|в)$/.test(tokens[at]?.word ?? '')) continue;
    const first = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1;
    const [one, two] = [tokens[first], tokens[first + 1]];
    const isMoment = (token: Token | undefined) => /^(?:date|time)$/.test(token?.value?.kind ?? '');
    if (one?.value && isMoment(one) && two && isNoun(two))
      return { noun: two, value: one.value, from: at, to: first + 2 };
    if (one && isNoun(one) && two?.value && isMoment(two))
      return { noun: one, value: two.value, from: at, to: first + 2 };
  }
  return undefined;
}

/** What a word says that has no act of its own, with what goes along: a text, a name, a person. */
function handle(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const { things: tokens, entries, suffix } = takeEntries(trim(rest), context);
  const isLike = verb.length > 1 && look(nouned, [verb.at(-1)?.word ?? ''], 0);
  const name = isLike ? textOf(verb.slice(-1), context) : textOf(verb, context);
  const phrase: Phrase = { words: (suffix ? `${plainVerb(name)} ${suffix}` : plainVerb(name)).trim() };
  const plain = withoutPreposition(tokens, /^(?:to|in|into|on|for|at|from|на|к|от|за|в|about)$/);
  // What is done with two at once is not done with each.
  const isJoint = /^(?:swap|merg|join|combin|объедин|поменя|сравн)/.test(verb[0]?.word ?? '');
  const parts = isJoint ? [plain] : distributed(plain);
  const [only] = plain;
  if (plain.length === 1 && only?.value?.exact && look(spoken, [verb.at(-1)?.word ?? ''], 0))
    return built({
      kind: 'handle',
      verb: phrase,
      things: emptyIsIt(readThings([], context)),
      with: [{ value: only.value }, ...entries],
    });
  return built(
    ...parts.map(
      (part): Act => ({
        kind: 'handle',
        verb: phrase,
        things: emptyIsIt(readObjects(part, context)),
        ...(entries.length > 0 && { with: entries }),
      }),
    ),
  );
}

export function plainVerb(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+(?:to|on|for|на|от|from)$/, '')
    .replace(/\s+(?:the|an?)(?=\s|$)/g, '');
}

export function emptyIsIt(things: Things): Things {
  const isEmpty =
    things.count !== 'all' &&
    things.what.words === '' &&
    !things.what.kind &&
    !things.what.place &&
    things.where.length === 0;
  return isEmpty ? { ...things, what: { ...things.what, isPronoun: true } } : things;
}

/** "as read", "to bob@x.org", "with «Thanks»", "by 2 weeks": what is done with, beside the things themselves. */
export function takeEntries(
  tokens: readonly Token[],
  context: Context,
): { things: Token[]; entries: Entry[]; suffix?: string } {
  const words = wordsIn(tokens);
  const as = findIndex(tokens, (at) => at > 0 && /^(?:as|как)$/.test(words[at] ?? ''));
  if (as > 0) {
    const suffix = textOf(tokens.slice(as), context);
    return { things: trim(tokens.slice(0, as)), entries: [], suffix };
  }
  const entries: Entry[] = [];
  let things = [...tokens];
  for (let at = things.length - 1; at > 0; at--) {
    const value = momentAt(things, at) ?? alongWith(things, at, context);
    if (!value) continue;
    const isPerson = value.kind === 'mail' || value.kind === 'phone';
    entries.unshift({ ...(isPerson && { field: { words: context.language === 'ru' ? 'кому' : 'to' } }), value });
    things = things.slice(0, at);
  }
  const last = things.at(-1);
  const isSaid =
    last?.value?.exact &&
    things.length > 1 &&
    things
      .slice(0, -1)
      .some((token, index) => look(kinds, wordsIn(things), index)?.meaning === 'message' || token.text === ':');
  if (isSaid && last?.value) {
    entries.unshift({ value: last.value });
    things = things.slice(0, -1);
  }
  return { things: trim(things), entries };
}

/** A day or an hour at the end, with nothing before it. */
function momentAt(tokens: readonly Token[], at: number): Value | undefined {
  const value = at === tokens.length - 1 ? tokens[at]?.value : undefined;
  const isBare = !/^(?:on|at|in|for|to|from|since|after|before|until|than|by|в|на|с|до|по|за|от|после|к|and|и)$/.test(
    tokens[at - 1]?.word ?? '',
  );
  return value && /^(?:date|time)$/.test(value.kind) && !value.exact && isBare ? value : undefined;
}

/** The value that comes along at the end: "to Archive", "for two", "at 19:30", "with Olga". */
function alongWith(tokens: readonly Token[], at: number, context: Context): Value | undefined {
  const word = tokens[at]?.word ?? '';
  const after = trim(tokens.slice(at + 1));
  const [first] = after;
  const isRange =
    /^(?:to|до|по)$/.test(word) &&
    tokens[at - 1]?.value !== undefined &&
    /^(?:from|с|от)$/.test(tokens[at - 2]?.word ?? '');
  const isPlace = /^(?:next|close|рядом|вместе|справа|слева)$/.test(tokens[at - 1]?.word ?? '');
  if (!first || tokens[at]?.value || isRange || isPlace) return undefined;
  // "the album for \"Mum\"": a name in quotes says which one.
  if (word === 'for' && first.value?.exact && first.value.kind === 'text') return undefined;
  if (
    after.length === 1 &&
    first.value &&
    /^(?:to|in|at|on|for|by|with|using|via|as|в|во|на|с|до|кому|под)$/.test(word)
  )
    return first.value;
  const unit = look(units, wordsIn(after), 0);
  const isWhile = unit?.length === after.length && durations.has(unit.meaning);
  if (isWhile && /^(?:for|by|на)$/.test(word))
    return { text: textOf(after, context), kind: 'duration', number: 1, unit: unit.meaning };
  const count = look(quantifiers, wordsIn(after), 0);
  const isCount = typeof count?.meaning === 'number' && after.length <= count.length + 1;
  if (isCount && /^(?:for|на|by)$/.test(word))
    return { text: textOf(after, context), kind: 'number', number: Number(count?.meaning) };
  const isNames = after.length < 4 && after.every((token) => /^\p{Lu}/u.test(token.text));
  if (isNames && /^(?:to|with|с|со|на)$/.test(word)) return valueFrom(after, context);
  return undefined;
}

function upload(rest: readonly Token[], context: Context): Built | undefined {
  const file = rest.find((token) => token.value?.kind === 'file') ?? rest.find((token) => token.value?.exact);
  const { what, to } = takeDestination(rest);
  const near = findIndex(rest, (at) =>
    /^(?:beside|under|above|after|before)$/.test(look(relations, wordsIn(rest), at)?.meaning ?? ''),
  );
  const relation = near >= 0 && near < rest.length - 1 ? look(relations, wordsIn(rest), near) : undefined;
  const placed: Phrase | undefined = relation && {
    words: '',
    place: { is: relation.meaning, what: readPhrase(rest.slice(near + relation.length), context) },
  };
  const as = findIndex(rest, (at) => at > 0 && at < rest.length - 1 && /^(?:as|как)$/.test(rest[at]?.word ?? ''));
  const holder = as > 0 ? rest.slice(as + 1) : to;
  const target = placed ? { to: placed } : holder ? { to: readPhrase(holder, context) } : {};
  if (file?.value) return built({ kind: 'upload', file: file.value, ...target });
  const name = trim(what);
  if (name.length === 0) return undefined;
  return built({ kind: 'upload', file: { ...valueFrom(name, context), kind: 'file' }, ...target });
}

/** Cookies are accepted or rejected; terms are ticked; all else is handled like any word. */
function consent(
  concept: 'accept' | 'reject',
  verb: readonly Token[],
  rest: readonly Token[],
  context: Context,
): Built | undefined {
  const kept = withoutPreposition(trim(rest), /^(?:to|with|с|со|на|от)$/);
  const words = wordsIn(kept);
  if (kept.length === 0) return built({ kind: 'press', target: { words: textOf(verb, context) } });
  // To accept only what is needed is to reject the rest.
  const isLeast = words.some((word) =>
    /^(?:only|just|necessary|essential|required|только|лишь|необходим.*|обязательн.*)$/.test(word),
  );
  if (kept.some((_, at) => look(cookies, words, at)))
    return built({ kind: 'consent', to: isLeast && !words.includes('all') ? 'reject' : concept });
  if (concept === 'accept' && kept.some((_, at) => look(terms, words, at))) {
    return built({ kind: 'tick', things: [readPhrase(kept, context)], on: true });
  }
  return handle(verb.slice(0, 1), kept, context);
}

/** "… to the cart", «в корзину …», "into the folder X". */
export function takeDestination(tokens: readonly Token[]): { what: Token[]; to?: Token[] } {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  for (let at = kept.length - 2; at >= 0; at--) {
    if (kept[at]?.value || !/^(?:to|into|in|onto|on|в|во|на|к)$/.test(words[at] ?? '')) continue;
    if (/^(?:date|time|number)$/.test(kept[at + 1]?.value?.kind ?? '')) continue;
    const after = trim(kept.slice(at + 1));
    const isHolder = after.some((_, index) => look(holders, wordsIn(after), index) ?? containerKind(after, index));
    if (at > 0 && (isHolder || /^(?:to|into|onto|в|на|к)$/.test(words[at] ?? '')))
      return { what: trim(kept.slice(0, at)), to: after };
    const holder = at === 0 ? after.findIndex((_, index) => look(holders, wordsIn(after), index)) : -1;
    if (holder >= 0 && holder < after.length - 1)
      return { what: trim(after.slice(holder + 1)), to: after.slice(0, holder + 1) };
  }
  return { what: kept };
}

function containerKind(tokens: readonly Token[], at: number): boolean {
  return /^(?:folder|list|section|form|table|column|page|tab)$/.test(look(kinds, wordsIn(tokens), at)?.meaning ?? '');
}

function isCounted(tokens: readonly Token[]): boolean {
  return (
    splitList(tokens).length > 1 &&
    splitList(tokens).every(
      (member) =>
        member[0]?.value?.kind === 'number' ||
        /^(?:a|an|one|two|three|один|одну|два|две|три)$/.test(member[0]?.word ?? ''),
    )
  );
}

/** What things are put into. */
const holders = lexicon([
  [
    true,
    'cart~|basket~|shopping cart~|shopping bag~|bag|trolley|wishlist~|wish list~|favourites|favorites|bookmarks|playlist~|collection~|queue|library|watchlist~|group~|project~|board~|archive|order|inbox|reading list~|корзин~|избранн~|сумк~|пакет~|закладк~|закладок|плейлист~|коллекци~|очеред~|библиотек~|групп~|проект~|архив~|заказ~|вишлист~|список желаний',
  ],
]);

/** Files one saves rather than sends. */
const files = lexicon([
  [
    true,
    'file~|pdf|csv|picture~|image~|photo~|document~|attachment~|файл~|картинк~|фото|фотографи~|документ~|вложени~|изображени~',
  ],
]);

const cookies = lexicon([[true, 'cookie~|cookies|tracking|куки|кук~|cookie-файл~|файл~ cookie|печеньк~']]);
const terms = lexicon([
  [
    true,
    'terms|conditions|privacy policy|policy|agreement~|rules|услови~|правил~|соглашени~|политик~|оферт~|обработк~',
  ],
]);

/** Nouns for what is said under something: the words in quotes are its text. */
const spoken = lexicon([[true, 'comment~|review~|reply|answer~|отзыв~|комментари~|ответ~']]);

/** Nouns that name what is done: «поставь лайк». */
const nouned = lexicon([[true, 'like|лайк|оценк~|дизлайк|dislike']]);
