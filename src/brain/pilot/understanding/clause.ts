import type { Act, Goal } from '../goal.ts';
import { afterAdverb, afterFiller, findVerb, untouched, type Verb } from './clauses.ts';
import { type Context, exceptionAt, findIndex, textOf, trim, valueFrom } from './context.ts';
import { build, refined } from './goals/build.ts';
import { type Built, built } from './goals/built.ts';
import { entered } from './goals/entering.ts';
import { takeEntries } from './goals/entries.ts';
import { emptyIsIt } from './goals/handling.ts';
import { withoutPreposition } from './goals/targets.ts';
import { controlKinds } from './lexicon/kinds.ts';
import { look } from './lexicon/match.ts';
import { judgements, padding, relations, siteWords, ties, wishes } from './lexicon/small-words.ts';
import { type Concept, verbs } from './lexicon/verbs.ts';
import { readPairs } from './pairs.ts';
import { readField, readPhrase, readThings } from './phrase.ts';
import { readQuestion } from './question.ts';
import { asksAt } from './questions/asks-at.ts';
import { readQuery } from './questions/query.ts';
import { saidBy, type Token, wordsIn } from './tokens.ts';
import { commandLength, isCertainCommand, looksLikeCommand } from './unknown-verb.ts';

export interface Reading {
  goals: Goal[];
  unclear: string[];
  /** What is to be left alone. */
  spared?: readonly string[];
  /** Rules account for every word of it. */
  isWhole?: boolean;
}

/** The verb of the clause before, for one that has none: "press Next, then Finish". */
export interface Earlier {
  concept: Concept;
  tokens: readonly Token[];
}

/** Verbs that are meant again where none is said. */
const inherited: ReadonlySet<Concept> = new Set<Concept>([
  'press',
  'double',
  'go',
  'open',
  'choose',
  'tick',
  'untick',
  'hover',
  'turn',
  'add',
  'remove',
  'handle',
  'search',
  'expand',
  'close',
]);

/** One clause: what it wants, and what in it nobody can look up. */
export function readClause(tokens: readonly Token[], context: Context, earlier?: Earlier): Reading {
  const said = saidBy(trim(tokens), context.task);
  const start = afterFiller(tokens, 0);
  const plain = withoutQuestionMark(tokens.slice(start));
  if (plain.length === 0) return { goals: [], unclear: [] };
  const vague = findVerb(tokens)?.meaning === 'sort' ? [] : vagueWords(withAs(plain), context);
  if (isWish(tokens)) return { goals: [], unclear: [said] };
  if (isForbidden(tokens))
    return leavesAlone(tokens) ? { goals: [], unclear: [], spared: [said] } : { goals: [], unclear: [said] };
  const { rest, url } = takeSite(withAs(withoutInstead(tokens)));
  const made = readDeed(rest, context, earlier);
  if (!made || made.acts.length === 0) return { goals: [], unclear: said ? [said] : [] };
  const goals = made.acts.map((act): Goal => ({ act, said, ...(made.each && { each: made.each }) }));
  const site: Goal[] = url ? [{ act: { kind: 'go', to: { url } }, said }] : [];
  return { goals: [...site, ...goals], unclear: [...vague, ...(made.unclear ?? [])] };
}

/** "Translate it", "cheer me up": it takes somebody who can judge or make things up. */
export function isWish(tokens: readonly Token[]): boolean {
  const plain = withoutQuestionMark(tokens.slice(afterFiller(tokens, 0)));
  const wish = look(wishes, wordsIn(plain), 0);
  // To call somebody is a wish, to call something off is none.
  if ((look(verbs, wordsIn(plain), 0)?.length ?? 0) > (wish?.length ?? 0)) return false;
  return wish !== undefined && (wish.form === 'base' || wish.length > 1);
}

/** What is not to be done is no goal; that it was said must not get lost. */
export function isForbidden(tokens: readonly Token[]): boolean {
  const start = findIndex(tokens, (at) => !look(padding, wordsIn(tokens), at) && !tokens[at]?.isMark);
  const words = wordsIn(tokens).slice(start);
  if (/^(?:don't|never|avoid|нельзя)$/.test(words[0] ?? '')) return words[1] !== 'forget' && words[1] !== 'mind';
  if (words[0] === 'do' && words[1] === 'not') return words[2] !== 'forget';
  const not = words.indexOf('не');
  const isLate = not > 0 && not < 4 && /(?:ай|яй|уй|авь)(?:те)?(?:ся|сь)?$/.test(words[not + 1] ?? '');
  if (/^(?:leave|оставь)$/.test(words[0] ?? '') && words.some((word) => untouched.test(word))) return true;
  return (
    (isLate && !findVerb(tokens.slice(start, start + not))) ||
    (words[0] === 'не' &&
      (look(verbs, words, 1) !== undefined || leavesAlone(tokens)) &&
      look(verbs, words, 0) === undefined &&
      !/^забуд/.test(words[1] ?? ''))
  );
}

/** "don't touch the alarm": nothing that is done otherwise is held back by it. */
function leavesAlone(tokens: readonly Token[]): boolean {
  return wordsIn(tokens).some((word) =>
    /^(?:touch|change|alter|tick|check|select|choose|leave|(?:трогай|меняй|изменяй|отмечай|выбирай|включай|выключай|ставь|оставь)(?:те)?)$/.test(
      word,
    ),
  );
}

/** "choose B instead of A": what it is not says nothing more. */
function withoutInstead(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) =>
      index > 1 &&
      (/^вместо$/.test(words[index] ?? '') ||
        /^(?:instead of|rather than)$/.test(`${words[index]} ${words[index + 1]}`)),
  );
  return at > 0 ? tokens.slice(0, at) : [...tokens];
}

function readDeed(tokens: readonly Token[], context: Context, earlier?: Earlier): Built | undefined {
  const among = askedAmong(tokens);
  if (among) return { acts: [{ kind: 'tell', question: readQuestion(among, context) }] };
  const plain = withoutQuestionMark(tokens.slice(afterFiller(tokens, 0)));
  const verb = findVerb(tokens);
  if (verb && !(asksAt(plain, 0) && verb.at > 0)) {
    const ahead = tokens.slice(afterAdverb(tokens, afterFiller(tokens, 0)), verb.at);
    const after = tokens.slice(verb.at + verb.length);
    const isObject = ahead.length > 0 && !(look(relations, wordsIn(ahead), 0) ?? look(ties, wordsIn(ahead), 0));
    const isValued = isObject && /^(?:enter|set|put|choose)$/.test(verb.meaning) && trim(after).length > 0;
    if (isValued) return built(fieldAhead(ahead, after, context));
    const placed = ahead.length > 0 && !isObject ? placedEntries(verb, tokens, ahead, after, context) : undefined;
    if (placed) return placed;
    const deed = refined({
      concept: verb.meaning,
      verb: tokens.slice(verb.at, verb.at + verb.length),
      rest: withoutQuestionMark(isObject ? [...ahead, ...after] : placeBehind(withoutLastMark(after), ahead)),
      context,
    });
    return build(deed);
  }
  if (asksAt(plain, 0)) return { acts: [{ kind: 'tell', question: readQuestion(plain, context) }] };
  return withoutVerb(plain, context, earlier);
}

/** "In Drafts, tick all but the first": where it is said of all of them, not of what is left out. */
function placeBehind(after: readonly Token[], place: readonly Token[]): Token[] {
  const words = wordsIn(after);
  const except = findIndex(after, (at) => at > 0 && exceptionAt(words, at) > 0);
  const end = except < 0 ? after.length : except;
  return [...withoutLastMark(after.slice(0, end)), ...withoutLastMark(place), ...after.slice(end)];
}

/** "Of all the bikes, which one is the lightest?" asks which bike is the lightest. */
function askedAmong(tokens: readonly Token[]): Token[] | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => index > 1 && /^(?:which|what|какой|какая|какое|кто)$/.test(words[index] ?? ''),
  );
  const end = tokens[at - 1]?.isMark ? at - 1 : at;
  if (!/^(?:of|among|out|from|из|среди)$/.test(words[0] ?? '') || at < 0 || asksAt(tokens, 0)) return undefined;
  const from = /^of$/.test(words[1] ?? '') ? 2 : 1;
  const noun = tokens.slice(from, end).filter((token) => !/^(?:all|the|these|всех|этих)$/.test(token.word));
  const after = tokens.slice(/^(?:one|ones|is)$/.test(words[at + 1] ?? '') && words[at + 1] !== 'is' ? at + 2 : at + 1);
  return [...tokens.slice(at, at + 1), ...noun, ...after];
}

/** "In the settings make the language French": where the fields are comes first, the fields come after. */
function placedEntries(
  verb: Verb,
  tokens: readonly Token[],
  ahead: readonly Token[],
  after: readonly Token[],
  context: Context,
): Built | undefined {
  const relation = look(relations, wordsIn(ahead), 0);
  if (!relation || !/^(?:enter|set|put)$/.test(verb.meaning)) return undefined;
  const what = readPhrase(ahead.slice(relation.length), context);
  if (what.kind && controlKinds.has(what.kind)) return undefined;
  const made = build({
    concept: verb.meaning,
    verb: tokens.slice(verb.at, verb.at + verb.length),
    rest: after,
    context,
  });
  const acts = made?.acts.map((act): Act | undefined =>
    act.kind === 'enter' && act.field && act.field.words !== ''
      ? { ...act, field: { ...act.field, place: act.field.place ?? { is: relation.meaning, what } } }
      : undefined,
  );
  return acts?.every((act) => act !== undefined) && acts.length > 0 ? { acts } : undefined;
}

/** «громкость поставь 40», «язык выбери английский»: the field comes before the verb, its value after. */
function fieldAhead(ahead: readonly Token[], after: readonly Token[], context: Context): Act {
  const value = withoutPreposition(trim(after), /^(?:на|в|во|to|as)$/);
  return { kind: 'enter', value: valueFrom(value, context), field: readField(ahead, context) };
}

/** No verb that anybody knows: a field and its value, a verb that only the page may know, or a thing to tell about. */
function withoutVerb(tokens: readonly Token[], context: Context, earlier?: Earlier): Built | undefined {
  const address = tokens.find((token) => token.value?.kind === 'address');
  const isPlace = tokens.every((token) => token === address || token.isMark || look(siteWords, [token.word], 0));
  if (address?.value && isPlace) return { acts: [{ kind: 'go', to: { url: address.value.text } }] };
  const colon = findIndex(tokens, (at) => at > 1 && tokens[at]?.text === ':');
  const deed = colon > 0 && looksLikeCommand(tokens[0], tokens[1]) ? unknownDeed(tokens, context) : undefined;
  if (deed) return deed;
  const certain = isCertainCommand(tokens) ? unknownVerb(tokens, context) : undefined;
  if (certain) return certain;
  const pairs = readPairs(tokens, context, 'field first');
  const isStated = tokens.some((token) => /^(?:[:=—–]|→|->|is|are|should|must|будет|должн.*|равн.*)$/.test(token.word));
  const isTyped = pairs.every(({ field, value }) => field && (value.kind !== 'text' || value.exact));
  if (
    pairs.length > 0 &&
    pairs.every(({ field }) => field) &&
    (isStated || pairs.length > 1 || (isTyped && tokens.length < 5 * pairs.length && earlier?.concept !== 'search'))
  )
    return { acts: pairs.map(entered) };
  const unknown = unknownVerb(tokens, context);
  if (unknown) return unknown;
  if (earlier && inherited.has(earlier.concept)) {
    return build({ concept: earlier.concept, verb: earlier.tokens, rest: tokens, context });
  }
  const question = readQuery(tokens, context, 'value');
  return { acts: [{ kind: 'tell', question }] };
}

/** «Повтори заказ: адрес …, карта …»: a verb that nobody knows, with what goes into the form. */
function unknownDeed(tokens: readonly Token[], context: Context): Built | undefined {
  const made = build({ concept: 'handle', verb: tokens.slice(0, 1), rest: tokens.slice(1), context });
  const isFilled = made?.acts.some((act) => act.kind === 'handle' && act.with && act.with.length > 0);
  return isFilled ? made : undefined;
}

/** "Escalate the ticket": a word before something with an article is a command, though nobody here knows it. */
function unknownVerb(tokens: readonly Token[], context: Context): Built | undefined {
  const [first, second] = tokens;
  if (!first || !looksLikeCommand(first, second)) return undefined;
  const length = commandLength(tokens);
  if (length === 1 && /^(?:in|out|up|down|off|away|back|over)$/.test(second?.word ?? '')) return undefined;
  const { things, entries } = takeEntries(tokens.slice(length), context);
  const read = emptyIsIt(readThings(things, context));
  const act: Act = {
    kind: 'handle',
    verb: { words: textOf(tokens.slice(0, length), context).toLowerCase() },
    things: read,
    ...(entries.length > 0 && { with: entries }),
  };
  // Alone it may be a wish of any sort; as one of several steps, or with one certain thing, it is a deed.
  const { exact, kind, ordinal, words } = read.what;
  const isNamed =
    exact ||
    (kind !== undefined && !/^(?:page|section|picture|text|form|table)$/.test(kind)) ||
    ordinal !== undefined ||
    /\p{Lu}/u.test(words.slice(1));
  const isClear =
    context.isLater || isNamed || read.where.length > 0 || read.best !== undefined || read.what.place !== undefined;
  return { acts: [act], ...(!isClear && { unclear: [first.text] }) };
}

/** "mark it unread", «пометь его важным»: the state comes last, with or without "as". */
function withAs(tokens: readonly Token[]): Token[] {
  const [first, last] = [tokens[afterFiller(tokens, 0)], tokens.at(-1)];
  const hasAs = tokens.some((token) => /^(?:as|как)$/.test(token.word));
  const isSaidOf = tokens.length - afterFiller(tokens, 0) > 2;
  const joint = first && last && isSaidOf && !hasAs ? jointOfState(first, last) : undefined;
  return last && joint ? [...tokens.slice(0, -1), joint, last] : [...tokens];
}

/** The "as" that stands, said or not, between marking something and what it is marked. */
export function jointOfState(marking: Token, state: Token): Token | undefined {
  const isState =
    /^(?:read|unread|important|done|complete|completed|urgent|resolved|paid|spam)$|(?:ым|им|ыми|ими)$/.test(state.word);
  if (!isState || !/^(?:mark|flag|помет|помечай|отмет)/.test(marking.word)) return undefined;
  const word = /[а-я]/.test(state.word) ? 'как' : 'as';
  return { text: word, word, start: state.start - 1, end: state.start - 1 };
}

/** "On shop.example find …": the address is gone to first, and is no part of what is found. */
function takeSite(tokens: readonly Token[]): { rest: Token[]; url?: string } {
  const at = findIndex(tokens, (index) => tokens[index]?.value?.kind === 'address' && !tokens[index]?.value?.exact);
  const verb = findVerb(tokens);
  let from = at;
  while (from > 0 && look(siteWords, [tokens[from - 1]?.word ?? ''], 0)) from--;
  const isPlaced = from < at && /^(?:on|at|from|in|to|на|с|в|со)$/.test(tokens[from]?.word ?? '');
  const isOwnVerb = verb === undefined || /^(?:go|open|enter|set|put|send|back)$/.test(verb.meaning);
  if (at < 0 || !isPlaced || isOwnVerb) return { rest: [...tokens] };
  return { rest: [...tokens.slice(0, from), ...tokens.slice(at + 1)], url: tokens[at]?.value?.text ?? '' };
}

/** Words of judgement, each with what belongs to it. */
export function vagueWords(tokens: readonly Token[], context: Context): string[] {
  const words = wordsIn(tokens);
  // "click as many circles as possible": nobody knows when it is enough.
  if (AS_MANY.test(words.join(' '))) return [saidBy(trim(tokens), context.task)];
  for (const at of tokens.keys()) {
    const found = tokens[at]?.value || isName(tokens, at) ? undefined : look(judgements, words, at);
    const isHow = /^(?:as|как)$/.test(words[at - 1] ?? '') && !OPINION.test(words[at] ?? '');
    if (!found || isHow || isSaidInPassing(words, at)) continue;
    const end = findIndex(
      tokens,
      (index) => tokens[index]?.isMark === true || tokens[index]?.value !== undefined,
      at + found.length,
    );
    return [saidBy(tokens.slice(at, end < 0 ? tokens.length : end), context.task)];
  }
  return [];
}

/** «как думаешь»: that is to be judged. */
const OPINION = /^(?:дума|счита)/;

/** "I fancy soup", "gone for good", "would you be so good as to …", «просто интересно»: nobody is to judge anything by that. */
function isSaidInPassing(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  if (word === 'fancy') return /^(?:i|we|you|not|don't|didn't|really|just)$/.test(before);
  if (word === 'good') return before === 'for' || after === 'as';
  // "That job looks good. Save it": of what was named, it is no matter of choice.
  const isPraised =
    /^(?:good|great|nice|perfect|lovely|interesting)$/.test(word) && /^(?:looks?|sounds?)$/.test(before);
  if (isPraised)
    return !/^(?:it|that|this|everything|which|what)$/.test(words[at - 2] ?? 'it') && at < words.length - 1;
  if (/^интерес(?:ен|на|ны)$/.test(word)) return /^(?:мне|нам)$/.test(before);
  return word === 'интересно' && !/(?:что|чего|чем|самое|более)/.test(before);
}

const AS_MANY = /(?:^| )as (?:many|much) (?:\S+ ){0,4}as (?:possible|you can)(?: |$)/;

function isName(tokens: readonly Token[], at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '');
}

function withoutLastMark(tokens: readonly Token[]): Token[] {
  return tokens.at(-1)?.isMark ? tokens.slice(0, -1) : [...tokens];
}

function withoutQuestionMark(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => token.text !== '?');
}
