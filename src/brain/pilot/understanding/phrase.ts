import type { Best, Constraint, Kind, Phrase, Relation, Things } from '../goal.ts';
import { takeBest, takeComparisons } from './constraints.ts';
import { type Context, exceptionAt, findIndex, splitList, textOf, trim, valueFrom } from './context.ts';
import { trimCopulas } from './copulas.ts';
import { comparisons } from './lexicon/degrees.ts';
import { controlKinds } from './lexicon/kinds.ts';
import { lexicon, look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';
import { relations, ties } from './lexicon/small-words.ts';
import { colourBeside } from './phrases/colour-beside.ts';
import { isCountOnly, takeCount } from './phrases/count.ts';
import { readHead } from './phrases/head.ts';
import { isMoment, takeMoments } from './phrases/moments.ts';
import { cutsOf, isName, namedProperty, placeLast, tied } from './phrases/ties.ts';
import { isPronoun, pronounOf } from './pronoun.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Words for something on a page. */
export function readPhrase(tokens: readonly Token[], context: Context): Phrase {
  const { what, where, best } = readNoun(tokens, context);
  return { ...what, ...(where.length > 0 && { like: where }), ...(best && { best }) };
}

/** Words for something that takes a value: all that is no control belongs to its name. */
export function readField(tokens: readonly Token[], context: Context): Phrase {
  const kept = forWhat(withoutLead(trim(tokens)));
  if (isPronoun(kept)) return pronounOf(kept, context);
  const cut = findIndex(
    kept,
    (at) =>
      at > 0 &&
      (look(relations, wordsIn(kept), at)?.meaning !== 'of' || isNamed(kept.slice(at + 1))) &&
      !!look(relations, wordsIn(kept), at) &&
      at < kept.length - 1,
  );
  const named = FIELD.test(kept[0]?.word ?? '') ? kept.slice(1) : kept;
  const whole = named.length > 0 && look(properties, wordsIn(named), 0)?.length === named.length;
  const head = cut > 0 && !whole ? kept.slice(0, cut) : kept;
  const place = cut > 0 && !whole ? placeAt(kept, cut, context) : undefined;
  return { ...readHead(head, context, controlKinds), ...(place && { place }) };
}

/** "[there] the language", «[а] город», «[там] срок»: where one is, and that more is said, is no part of its name. */
function withoutLead(said: readonly Token[]): readonly Token[] {
  const isLead = said.length > 1 && /^(?:а|там|тут|здесь|there|here)$/.test(said[0]?.word ?? '');
  return isLead ? withoutLead(trim(said.slice(1))) : said;
}

/** «поле для вопроса», "the box for comments": what a field is for is its name. */
function forWhat(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex(({ word }) => /^(?:для|for)$/.test(word));
  const isFor = at < said.length - 1 && (at === 0 || (at > 0 && FIELD.test(said[at - 1]?.word ?? '')));
  return isFor ? trim(said.slice(at + 1)) : said;
}

const FIELD = /^(?:пол[еяю]|окошк[оеа]|строк[ауеи]|field|box|input)$/;

/** "the role of Peter", "the owner of the file “Plan”": a name in quotes or written large is whose the field is, not part of what it is called. */
function isNamed(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  const [first] = kept;
  return first !== undefined && (kept.at(-1)?.value?.exact === true || /^\p{Lu}/u.test(first.text));
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

export function isPluralHead(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const ends = (at: number) => look(ties, words, at) ?? look(relations, words, at) ?? look(comparisons, words, at);
  const cut = findIndex(tokens, (at) => at > 0 && (tokens[at]?.value !== undefined || ends(at) !== undefined));
  const head = tokens.slice(0, cut < 0 ? tokens.length : cut).filter((token) => /^\p{Ll}+$/u.test(token.text));
  const isRussian = head.some((token) => /(?:ы|и)$|^(?:письма|сообщения)$/.test(token.word));
  return isRussian || /[^su]s$/.test(head.at(-1)?.word ?? '');
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
    where: [...compared.where, ...where, ...timed.where, ...colourBeside(noun, context)],
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

/** "Ann's last message", "Ann Lee's comment", "Ann Lee's profile": a letter is from her, what she wrote is by her, all else is hers. */
function ownedName(tokens: readonly Token[], context: Context): Noun | undefined {
  const kept = trim(tokens);
  const at = findIndex(kept, (index) => /^\p{Lu}.*['’]s$/u.test(kept[index]?.text ?? '') && index < kept.length - 1);
  if (at < 0 || !kept.slice(0, at).every((token) => /^\p{Lu}/u.test(token.text))) return undefined;
  const name = textOf(kept.slice(0, at + 1), context).replace(/['’]s$/, '');
  const noun = readNoun(kept.slice(at + 1), context);
  const tie = noun.what.kind === 'message' ? 'from' : WRITTEN.test(noun.what.words) ? 'by' : undefined;
  if (tie)
    return { ...noun, where: [{ of: { words: tie }, is: '=', value: { text: name, kind: 'text' } }, ...noun.where] };
  // A row or a column is called by what stands in it.
  const isLine = noun.what.words === '' && /^(?:row|column)$/.test(noun.what.kind ?? '');
  if (isLine) return { ...noun, what: { ...noun.what, words: name } };
  return { ...noun, what: { ...noun.what, place: noun.what.place ?? { is: 'of', what: { words: name } } } };
}

/** What people write under their names. */
const WRITTEN = /^(?:comment|post|reply|review|remark)s?$/i;

/** «самую последнюю в списке» is the one that stands last, not the newest. */
function lastInList(tokens: readonly Token[]): readonly Token[] {
  const words = wordsIn(tokens);
  const isListed = words.some((word) => /^(?:списк[еа]|таблиц[еы]|страниц[еы])$/.test(word));
  const at = findIndex(tokens, (index) => /^сам/.test(words[index] ?? '') && /^последн/.test(words[index + 1] ?? ''));
  return isListed && at >= 0 ? tokens.filter((_, index) => index !== at) : tokens;
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
  const tokens = labelFirst(placeLast(said), context);
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
  if (place?.is === 'of' && isCountOnly(head)) {
    const among = takeTies(trim(tokens.slice((cuts[0]?.at ?? 0) + 1)), context);
    return { ...among, head: [...head, ...among.head] };
  }
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

/** "the button in the dialog labelled OK": what is written on something is written on what is pressed, not on what holds it. */
function labelFirst(tokens: readonly Token[], context: Context): readonly Token[] {
  const words = wordsIn(tokens);
  const label = findIndex(tokens, (at) => at > 1 && !!look(labels, words, at) && at < tokens.length - 1);
  const place = findIndex(tokens, (at) => at > 0 && !!look(relations, words, at));
  const head = place > 0 && place < label ? readHead(tokens.slice(0, place), context) : undefined;
  const isNameless = head !== undefined && head.words === '' && head.ordinal === undefined;
  if (!isNameless || !LABELLED.has(head.kind ?? 'text')) return tokens;
  const end = findIndex(tokens, (at) => !!look(relations, words, at), label);
  const name = tokens.slice(label, end < 0 ? tokens.length : end);
  return [...tokens.slice(0, place), ...name, ...tokens.slice(place, label), ...(end < 0 ? [] : tokens.slice(end))];
}

const labels = lexicon([
  [
    true,
    'labelled|labeled|that says|saying|with the text|with the label|that reads|marked|captioned|с надписью|с текстом',
  ],
]);
const LABELLED: ReadonlySet<Kind> = new Set<Kind>(['button', 'link', 'checkbox', 'radio', 'option', 'tab', 'icon']);

function isFrom({ of }: Constraint): boolean {
  return of?.words === 'из';
}

/** "from the list", «из колонки «Готово»», «из письма»: what things are taken out of is where they are. */
function isContainer(tokens: readonly Token[], context: Context): boolean {
  return /^(?:list|column|table|section|page|row|menu|form|message)$/.test(readHead(trim(tokens), context).kind ?? '');
}

function placeAt(tokens: readonly Token[], at: number, context: Context): Relation | undefined {
  const found = look(relations, wordsIn(tokens), at);
  return found && { is: found.meaning, what: readPhrase(tokens.slice(at + found.length), context) };
}
