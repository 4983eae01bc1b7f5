import type { Best, Constraint, Kind, Phrase, Relation, Things } from '../goal.ts';
import { takeBest, takeComparisons } from './constraints.ts';
import { type Context, exceptionAt, findIndex, propertyPhrase, splitList, textOf, trim, valueFrom } from './context.ts';
import { comparisons } from './lexicon/degrees.ts';
import { controlKinds, kinds, tellingFields } from './lexicon/kinds.ts';
import { type Found, has, look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { properties } from './lexicon/properties.ts';
import { copulas } from './lexicon/questions.ts';
import { articles, namers, ordinals, quantifiers, relations, ties } from './lexicon/small-words.ts';
import { propertyOfUnit } from './lexicon/units.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Words for something on a page. */
export function readPhrase(tokens: readonly Token[], context: Context): Phrase {
  const { what, where, best } = readNoun(tokens, context);
  return { ...what, ...(where.length > 0 && { like: where }), ...(best && { best }) };
}

/** Words for something that takes a value: all that is no control belongs to its name. */
export function readField(tokens: readonly Token[], context: Context): Phrase {
  const kept = trim(tokens);
  if (isPronoun(kept)) return pronounOf(kept, context);
  const cut = findIndex(
    kept,
    (at) =>
      at > 0 &&
      (look(relations, wordsIn(kept), at)?.meaning !== 'of' || isNamed(kept.slice(at + 1))) &&
      !!look(relations, wordsIn(kept), at) &&
      at < kept.length - 1,
  );
  const head = cut > 0 ? kept.slice(0, cut) : kept;
  const place = cut > 0 ? placeAt(kept, cut, context) : undefined;
  return { ...readHead(head, context, controlKinds), ...(place && { place }) };
}

/** "the role of Peter": a name in quotes or written large is whose the field is, not part of what it is called. */
function isNamed(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return kept.length > 0 && (kept[0]?.value?.exact === true || /^\p{Lu}/u.test(kept[0]?.text ?? ''));
}

/** Some things among many. */
export function readThings(tokens: readonly Token[], context: Context): Things {
  const { what, where, best, count, except } = readNoun(tokens, context);
  return { what, count, where, ...(best && { best }), ...(except && { except }) };
}

/** Things that something is done with: "the comments by Ann" are all of hers. */
export function readObjects(tokens: readonly Token[], context: Context): Things {
  const things = readThings(tokens, context);
  const isChosen = things.what.ordinal !== undefined || things.best !== undefined || things.what.exact;
  const isMany = things.count === 'one' && things.where.length > 0 && !isChosen && isPluralHead(tokens);
  return isMany ? { ...things, count: 'all' } : things;
}

function isPluralHead(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const ends = (at: number) => look(ties, words, at) ?? look(relations, words, at) ?? look(comparisons, words, at);
  const cut = findIndex(tokens, (at) => at > 0 && (tokens[at]?.value !== undefined || ends(at) !== undefined));
  const head = tokens.slice(0, cut < 0 ? tokens.length : cut).filter((token) => /^\p{Ll}+$/u.test(token.text));
  const isRussian = head.some((token) => /(?:ы|и)$|^(?:письма|сообщения)$/.test(token.word));
  return isRussian || /[^su]s$/.test(head.at(-1)?.word ?? '');
}

export function isPronoun(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  const whole = kept.length > 0 ? kept : tokens;
  return whole.length > 0 && look(pronouns, wordsIn(whole), 0)?.length === whole.length;
}

interface Noun {
  what: Phrase;
  count: Things['count'];
  where: Constraint[];
  best?: Best;
  except?: Phrase[];
}

function readNoun(tokens: readonly Token[], context: Context): Noun {
  if (isPronoun(tokens)) return { what: pronounOf(tokens, context), count: 'one', where: [] };
  const bound = boundPronoun(tokens, context);
  if (bound) return bound;
  const [owner, ...owned] = trim(tokens);
  if (owned.length > 0 && /^(?:its|their|his|her|его|ее|их)$/.test(owner?.word ?? '')) {
    const noun = readNoun(owned, context);
    const place: Relation = { is: 'of', what: { words: owner?.text ?? '', isPronoun: true } };
    return { ...noun, what: { ...noun.what, place: noun.what.place ?? place } };
  }
  const own = ownedName(tokens, context);
  if (own) return own;
  const { kept, except } = takeExceptions(lastInList(tokens), context);
  const compared = takeComparisons(kept, context);
  const timed = takeMoments(compared.rest);
  const { best, rest } = takeBest(timed.rest, context);
  if (best && (isPronoun(rest) || trim(rest).length === 0) && timed.where.length === 0)
    return { what: pronounOf(rest, context), count: 'one', where: compared.where, best };
  if (compared.where.length > 0 && isPronoun(rest))
    return { what: pronounOf(rest, context), count: 'one', where: compared.where };
  const { head, where, place } = takeTies(trimCopulas(rest), context);
  const { count, noun } = takeCount(head, context);
  return {
    what: { ...readHead(noun, context), ...(place && { place }) },
    count,
    where: [...compared.where, ...where, ...timed.where],
    ...(best && { best }),
    ...(except && { except }),
  };
}

/** "it on Fridays", «его из команды»: a pronoun with what is said of it. */
function boundPronoun(tokens: readonly Token[], context: Context): Noun | undefined {
  const [first, ...rest] = trim(tokens);
  const isObject = /^(?:it|him|her|them|he|she|they|его|ее|их|ему|ей|оно|он|она|они)$/.test(first?.word ?? '');
  const words = wordsIn(rest);
  const isBound = isMoment(rest.slice(0, 1)) || (look(ties, words, 0) ?? look(relations, words, 0)) !== undefined;
  if (!first || !isObject || rest.length === 0 || !isBound) return undefined;
  const timed = takeMoments([first, ...rest]);
  const { where, place } = takeTies(timed.rest, context);
  return {
    what: { ...pronounOf([first], context), ...(place && { place }) },
    count: 'one',
    where: [...where, ...timed.where],
  };
}

/** "Ann's last message", "Ann Lee's profile": a letter is from her, all else is hers. */
function ownedName(tokens: readonly Token[], context: Context): Noun | undefined {
  const kept = trim(tokens);
  const at = findIndex(kept, (index) => /^\p{Lu}.*['’]s$/u.test(kept[index]?.text ?? '') && index < kept.length - 1);
  if (at < 0 || !kept.slice(0, at).every((token) => /^\p{Lu}/u.test(token.text))) return undefined;
  const name = textOf(kept.slice(0, at + 1), context).replace(/['’]s$/, '');
  const noun = readNoun(kept.slice(at + 1), context);
  if (noun.what.kind === 'message')
    return { ...noun, where: [{ of: { words: 'from' }, is: '=', value: { text: name, kind: 'text' } }, ...noun.where] };
  return { ...noun, what: { ...noun.what, place: noun.what.place ?? { is: 'of', what: { words: name } } } };
}

/** «самую последнюю в списке» is the one that stands last, not the newest. */
function lastInList(tokens: readonly Token[]): readonly Token[] {
  const words = wordsIn(tokens);
  const isListed = words.some((word) => /^(?:списк[еа]|таблиц[еы]|страниц[еы])$/.test(word));
  const at = findIndex(tokens, (index) => /^сам/.test(words[index] ?? '') && /^последн/.test(words[index + 1] ?? ''));
  return isListed && at >= 0 ? tokens.filter((_, index) => index !== at) : tokens;
}

/** A day or an hour says when, wherever it stands: "a flight to Rome next Friday", "the 9:40 bus". */
function takeMoments(tokens: readonly Token[]): { where: Constraint[]; rest: Token[] } {
  const where: Constraint[] = [];
  const rest: Token[] = [];
  const others = tokens.filter((token) => !token.isMark && !isMoment([token]));
  if (others.every((token) => look(articles, [token.word], 0) ?? look(relations, [token.word], 0)))
    return { where, rest: [...tokens] };
  for (const token of tokens) {
    if (!token.value || token.value.exact || !isMoment([token])) rest.push(token);
    else {
      where.push({ is: '=', value: token.value });
      if (/^(?:on|at|for|by|from|dated|в|во|на|за|к|от|по|the)$/.test(rest.at(-1)?.word ?? '')) rest.pop();
    }
  }
  return { where, rest };
}

function takeExceptions(tokens: readonly Token[], context: Context): { kept: Token[]; except?: Phrase[] } {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => index > 0 && exceptionAt(words, index) > 0);
  if (at < 0) return { kept: [...tokens] };
  const except = splitList(tokens.slice(at + exceptionAt(words, at))).map((member) => readPhrase(member, context));
  return { kept: tokens.slice(0, at), ...(except.length > 0 && { except }) };
}

/** Parts what something is called from where it is and what it is tied to: "from Anna", "in the table", "with a handle". */
function takeTies(said: readonly Token[], context: Context): { head: Token[]; where: Constraint[]; place?: Relation } {
  const tokens = placeLast(said);
  const cuts = cutsOf(tokens);
  const where: Constraint[] = [];
  let head = tokens.slice(0, cuts[0]?.at ?? tokens.length);
  let place: Relation | undefined;
  for (const [index, { at, length, tie, is }] of cuts.entries()) {
    const end = cuts[index + 1]?.at ?? tokens.length;
    const part = tokens.slice(at + length, end);
    if (trim(part).length === 0) {
      head = [...head, ...tokens.slice(at, end)];
    } else if (tie && /^(?:from|из|с)$/.test(tie) && isContainer(part, context)) {
      place = { is: 'in', what: readPhrase(tokens.slice(at + length), context) };
      break;
    } else if (tie) {
      where.push(...tied(tie, part, context));
    } else if (is === 'in' && /^во?$/.test(tokens[at]?.word ?? '') && where.some(isFrom) && isName(part)) {
      // «из Вены в Рим»: after "from" it says where to.
      where.push({ of: { words: 'в' }, is: '=', value: valueFrom(part, context) });
    } else if (is === 'in' && namedProperty(part, context)) {
      where.push(...[namedProperty(part, context)].filter((one) => one !== undefined));
    } else if (is && isMoment(part)) {
      where.push({ is: '=', value: valueFrom(part, context) });
    } else if (is === 'in' && !place && isName(part) && cuts[index + 1]?.tie) {
      // "a flat in Graz with 3 rooms": the rooms are the flat's.
      place = { is, what: readPhrase(part, context) };
    } else if (is && !place) {
      place = placeAt(tokens, at, context);
      break;
    }
  }
  if (place?.is === 'of' && isCountOnly(head))
    return {
      ...takeTies(trim(tokens.slice((cuts[0]?.at ?? 0) + 1)), context),
      head: [...head, ...trim(tokens.slice((cuts[0]?.at ?? 0) + 1))],
    };
  const line = readHead(head, context);
  const [, ...after] = trim(head);
  const own = !place && /^(?:row|column|cell)$/.test(line.kind ?? '') ? namedProperty(after, context) : undefined;
  if (own) return { head: trim(head).slice(0, 1), where: [...where, own] };
  const sized = place?.is === 'of' ? namedProperty(tokens.slice((cuts[0]?.at ?? 0) + 1), context) : undefined;
  if (sized && line.words === '' && /^(?:row|column|cell)$/.test(line.kind ?? ''))
    return { head, where: [...where, sized] };
  if (place?.is === 'of' && place.what.words && line.words === '' && /^(?:row|column|cell)$/.test(line.kind ?? '')) {
    return { head: [...trim(tokens.slice((cuts[0]?.at ?? 0) + 1)), ...head], where };
  }
  return { head, where, ...(place && { place }) };
}

function isFrom({ of }: Constraint): boolean {
  return of?.words === 'из';
}

function isName(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return kept.length > 0 && kept.every((token) => /^\p{Lu}/u.test(token.text));
}

/** "from the list", «из колонки «Готово»»: what things are taken out of is where they are. */
function isContainer(tokens: readonly Token[], context: Context): boolean {
  return /^(?:list|column|table|section|page|row|menu|form)$/.test(readHead(trim(tokens), context).kind ?? '');
}

function isNamedProperty(tokens: readonly Token[]): boolean {
  const property = look(properties, wordsIn(tokens), 0);
  const value = property ? tokens.slice(property.length) : [];
  return value.length > 0 && value.every((token) => token.value !== undefined || /^\p{Lu}/u.test(token.text));
}

/** "in the city of Prague", «в категории «Книги»», "of size XL": a property and its value. */
function namedProperty(tokens: readonly Token[], context: Context): Constraint | undefined {
  const kept = trim(tokens);
  const property = look(properties, wordsIn(kept), 0);
  const rest = property ? trim(kept.slice(property.length)) : [];
  const value = rest[0]?.word === 'of' ? trim(rest.slice(1)) : rest;
  const isValue =
    value.length > 0 && value.every((token) => token.value !== undefined || /^[\p{Lu}\d]/u.test(token.text));
  if (!property || !isValue) return undefined;
  return { of: propertyPhrase(property.meaning, context), is: '=', value: valueFrom(value, context) };
}

/** «в списке Иванов», "in the cart two books": where it is may come first. */
function placeLast(tokens: readonly Token[]): readonly Token[] {
  const words = wordsIn(tokens);
  const relation = look(relations, words, 0);
  if (!relation || tokens.length < relation.length + 2) return tokens;
  const article = relation.length + (look(articles, words, relation.length) ? 1 : 0);
  const from = article + (look(ordinals, words, article)?.length ?? 0);
  const large = findIndex(
    tokens,
    (at) => at > from && (/^\p{Lu}/u.test(tokens[at]?.text ?? '') || tokens[at]?.value !== undefined),
  );
  const isNamed = tokens[from]?.value !== undefined || /^\p{Lu}/u.test(tokens[from]?.text ?? '');
  const isTied = tokens
    .slice(from)
    .some((_, index) => look(ties, words, from + index) ?? look(relations, words, from + index));
  const end = large > 0 && !(large === from + 2 && /[а-я]/.test(words[0] ?? '')) ? large : from + 1;
  if (isNamedProperty(tokens.slice(end))) return tokens;
  if (isNamed || isTied || end >= tokens.length || (large < 0 && !/[а-я]/.test(words[0] ?? ''))) return tokens;
  return [...tokens.slice(end), ...tokens.slice(0, end)];
}

interface Cut {
  at: number;
  length: number;
  tie?: string;
  is?: Relation['is'];
}

function cutsOf(tokens: readonly Token[]): Cut[] {
  const words = wordsIn(tokens);
  const cuts: Cut[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const relation = look(relations, words, at);
    const tie = look(ties, words, at);
    if (look(namers, words, at) || (at === 0 && !relation)) continue;
    if (tie && (!relation || tie.length > relation.length)) cuts.push({ at, length: tie.length, tie: tie.meaning });
    else if (relation) cuts.push({ at, length: relation.length, is: relation.meaning });
    const length = cuts.at(-1)?.at === at ? (cuts.at(-1)?.length ?? 1) : 1;
    at += length - 1;
  }
  return cuts;
}

function placeAt(tokens: readonly Token[], at: number, context: Context): Relation | undefined {
  const found = look(relations, wordsIn(tokens), at);
  return found && { is: found.meaning, what: readPhrase(tokens.slice(at + found.length), context) };
}

function tied(tie: string, part: readonly Token[], context: Context): Constraint[] {
  const of: Phrase = { words: tie };
  const members = splitList(part).filter((member) => !member.every((token) => has(articles, token.word)));
  return members.map((member): Constraint => {
    if (tie === 'with' || tie === 'с') return having(member, context);
    if (tie === 'are') return { is: '=', value: valueFrom(member, context) };
    if (tie === 'without' || tie === 'без') return { is: 'lacks', value: valueFrom(member, context) };
    return { of, is: '=', value: valueFrom(member, context) };
  });
}

/** "with the subject X" names a property and its value; "with a handle" only says what it has. */
function having(tokens: readonly Token[], context: Context): Constraint {
  const kept = trim(tokens);
  const property = look(properties, wordsIn(kept), 0);
  const value = property && trim(kept.slice(property.length));
  if (property && value && value.length > 0) {
    return {
      of: { words: property.meaning[context.language] },
      is: '=',
      value: valueFrom(trimCopulas(value), context),
    };
  }
  const [first, ...others] = kept;
  const measured = first?.value?.unit && others.length === 0 ? propertyOfUnit[first.value.unit] : undefined;
  if (measured && first?.value) return { of: propertyPhrase(measured, context), is: '=', value: first.value };
  const isAmount = first?.value?.kind === 'number' && others.length > 0 && others.length < 3;
  if (isAmount && first.value) {
    const noun = look(properties, wordsIn(others), 0);
    return {
      of: { words: noun ? noun.meaning[context.language] : textOf(trim(others), context) },
      is: '=',
      value: first.value,
    };
  }
  return { is: 'contains', value: valueFrom(kept, context) };
}

function takeCount(tokens: readonly Token[], context: Context): { count: Things['count']; noun: Token[] } {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  const first = kept[0];
  const found = look(quantifiers, words, 0);
  if (found && found.length < kept.length && !(found.meaning === 1 && kept.length === found.length)) {
    return {
      count: found.meaning === 1 ? 'one' : found.meaning,
      noun: afterCount(kept.slice(found.length), context, found.meaning),
    };
  }
  if (found?.meaning === 'all') return { count: 'all', noun: [] };
  const ordinal = look(ordinals, words, 0);
  const counted = ordinal && takeCount(kept.slice(ordinal.length), context);
  if (ordinal && counted && typeof counted.count === 'number' && kept.length > ordinal.length + 1) {
    return {
      count: counted.count,
      noun: ordinal.meaning < 0 ? [...kept.slice(0, ordinal.length), ...counted.noun] : counted.noun,
    };
  }
  if (/^top$/.test(first?.word ?? '') && kept[1]?.value?.kind === 'number')
    return { count: kept[1].value.number ?? 'one', noun: kept.slice(2) };
  if (first?.value?.kind === 'number' && !first.value.unit && kept.length > 1 && Number.isInteger(first.value.number)) {
    return { count: first.value.number ?? 'one', noun: afterCount(kept.slice(1), context, 2) };
  }
  return { count: 'one', noun: kept };
}

/** "all three letters": the number says nothing more; "both of the". */
function afterCount(tokens: readonly Token[], context: Context, count: Things['count']): Token[] {
  const kept = trim(tokens[0]?.word === 'of' || tokens[0]?.word === 'из' ? tokens.slice(1) : tokens);
  return count === 'all' ? takeCount(kept, context).noun : kept;
}

function isCountOnly(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return (
    kept.length > 0 &&
    (look(quantifiers, wordsIn(kept), 0)?.length === kept.length ||
      (kept.length === 1 && kept[0]?.value?.kind === 'number'))
  );
}

/** A name without what surrounds it: its ordinal, its kind, its words. */
function readHead(tokens: readonly Token[], context: Context, allowed?: ReadonlySet<Kind>): Phrase {
  const named = takeName(tokens);
  if (named) return { ...readHead(named.head, context, allowed), ...nameOf(named.name, context) };
  let rest = trim(tokens);
  // Among fields "the second box" counts boxes, but "last login" is a name.
  const isFieldName =
    allowed !== undefined && rest.length > 1 && rest.at(-1)?.word !== 'one' && !kindIn(rest, context, allowed);
  const ordinal = isFieldName ? undefined : takeOrdinal(rest);
  if (ordinal) rest = ordinal.rest;
  const telling = tellingAt(rest);
  const kind = kindIn(rest, context, allowed);
  if (kind) rest = [...rest.slice(0, kind.at), ...rest.slice(kind.at + kind.length)];
  const name = nameOf(rest, context);
  // "the first one", "the last": one of those that were spoken of.
  const isOne = /^(?:one|ones)$/i.test(name.words) || (ordinal && !kind && !telling && name.words === '');
  return {
    ...name,
    ...(isOne && { isPronoun: true }),
    words: name.words || (telling ?? ''),
    ...(kind && { kind: kind.meaning }),
    ...(ordinal && { ordinal: ordinal.value }),
  };
}

function nameOf(said: readonly Token[], context: Context): Pick<Phrase, 'words' | 'exact'> {
  // "row number 37" is called 37.
  const isNumbered = said.length === 2 && /^(?:number|no|nr|№|номер)$/.test(said[0]?.word ?? '') && said[1]?.value;
  const tokens = isNumbered ? said.slice(1) : said;
  const kept = trim(tokens).filter(
    (token, index, all) => !(token.isMark && /[()[\]:]/.test(token.text) && (index === 0 || index === all.length - 1)),
  );
  const quoted = kept.filter((token) => token.value?.exact);
  if (quoted.length === 1 && quoted[0]?.value) return { words: quoted[0].value.text, exact: true };
  const words = textOf(kept, context);
  const isShouted = /^[\p{Lu}\d\s]{4,}$/u.test(words) && /\p{Lu}{3}/u.test(words);
  return { words, ...(isShouted && { exact: true }) };
}

function takeName(tokens: readonly Token[]): { head: Token[]; name: Token[] } | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => !!look(namers, words, index) && index < tokens.length - 1);
  const found = at >= 0 ? look(namers, words, at) : undefined;
  return found && { head: tokens.slice(0, at), name: tokens.slice(at + found.length) };
}

function takeOrdinal(tokens: readonly Token[]): { value: number; rest: Token[] } | undefined {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const found = look(ordinals, words, at);
    if (found && !isNamePart(tokens, at))
      return { value: found.meaning, rest: [...tokens.slice(0, at), ...tokens.slice(at + found.length)] };
    const number = tokens[at + 1]?.value?.number;
    const isLabel = tokens.some((_, index) => /^(?:row|page|cell)$/.test(look(kinds, words, index)?.meaning ?? ''));
    if (/^(?:number|no|nr|#|№|номер)$/.test(words[at] ?? '') && number && tokens.length > 2 && !isLabel) {
      return { value: number, rest: [...tokens.slice(0, at), ...tokens.slice(at + 2)] };
    }
    const counted = /^(\d{1,3})(?:st|nd|rd|th|-[а-я]{1,3})$/.exec(words[at] ?? '')?.[1];
    if (counted) return { value: Number(counted), rest: [...tokens.slice(0, at), ...tokens.slice(at + 1)] };
  }
  return undefined;
}

/** "First name" and "Last name" are names, not places in an order; so is what is written large in mid-sentence. */
function isNamePart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const isNameWord = /^(?:name|names)$/.test(tokens[at + 1]?.word ?? '') && /^(?:first|last|second)$/.test(token.word);
  return isNameWord || (/^\p{Lu}/u.test(token.text) && token.start > 0);
}

/** English puts the word for the kind last, Russian first. Written large it is part of a name. */
function kindIn(
  tokens: readonly Token[],
  context: Context,
  allowed?: ReadonlySet<Kind>,
): (Found<Kind> & { at: number }) | undefined {
  const words = wordsIn(tokens);
  const found: (Found<Kind> & { at: number })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const kind = look(kinds, words, at);
    const token = tokens[at];
    const isLarge =
      token && /^\p{Lu}/u.test(token.text) && token.start > 0 && context.task.slice(0, token.start).trim() !== '';
    if (!kind || isLarge || (allowed && !allowed.has(kind.meaning)) || has(articles, token?.word ?? '')) continue;
    if (!isAtItsPlace(tokens, at + kind.length, words[at] ?? '')) continue;
    found.push({ ...kind, at });
    at += kind.length - 1;
  }
  const isRussian = /[а-я]/.test(words[found[0]?.at ?? 0] ?? '');
  return isRussian ? found[0] : found.at(-1);
}

/** "the Save button", "the button Save", but not "email notifications". Russian words bend, so their place is free. */
function isAtItsPlace(tokens: readonly Token[], end: number, word: string): boolean {
  const next = tokens[end];
  return (
    /[а-я]/.test(word) ||
    !next ||
    next.value !== undefined ||
    next.isMark === true ||
    /^[\p{Lu}\d+]/u.test(next.text) ||
    /^(?:number|no|nr)$/.test(next.word) ||
    look(kinds, [next.word], 0) !== undefined
  );
}

function tellingAt(tokens: readonly Token[]): string | undefined {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const found = look(tellingFields, words, at);
    if (found) return found.meaning;
  }
  return undefined;
}

function pronounOf(tokens: readonly Token[], context: Context): Phrase {
  return { words: textOf(tokens, context), isPronoun: true };
}

function isMoment(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return kept.length === 1 && /^(?:date|time)$/.test(kept[0]?.value?.kind ?? '');
}

export function trimCopulas(tokens: readonly Token[]): Token[] {
  let kept = trim(tokens);
  while (kept.length > 1 && kept[0] && !kept[0].value && has(copulas, kept[0].word)) kept = trim(kept.slice(1));
  for (let last = kept.at(-1); kept.length > 1 && last && !last.value && has(copulas, last.word); last = kept.at(-1))
    kept = kept.slice(0, -1);
  return kept;
}
