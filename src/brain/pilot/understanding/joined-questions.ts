import type { Goal, Phrase, Query, Things } from '../goal.ts';
import { isOfSameSort, phraseOf } from '../tagging/decoding/nouns.ts';
import { type Context, propertyPhrase } from './context.ts';
import { look } from './lexicon/match.ts';
import { known, properties } from './lexicon/properties.ts';

/** Two questions about one thing are one: "what is the cheapest bike, and what does it cost?" */
export function joinedQuestion(before: Goal | undefined, goal: Goal, context: Context): Goal | undefined {
  if (before?.act.kind !== 'tell' || goal.act.kind !== 'tell' || hasTerms(before) || hasTerms(goal)) return undefined;
  const question = together(before.act.question, goal.act.question, context);
  if (isLetterRead(before) && question?.tell.some(({ words }) => !HEADS.test(words))) return undefined;
  return question && { act: { kind: 'tell', question }, said: saidTogether(before.said, goal.said, context) };
}

/**
 * "I'd like to know which lamp is first if you sort by price, and what it costs": what is asked once more of the same thing after the way
 * to it is asked together with it. Where the way speaks of "it" as well, it may be another.
 */
export function joinedAcross(goals: readonly Goal[], context: Context): Goal[] {
  for (const [at, asked] of goals.entries()) {
    const length = goals.slice(at + 1).findIndex((goal) => !isArranging(goal));
    const again = goals[at + 1 + length];
    const isOfIt = again?.act.kind === 'tell' && again.act.question.things.what.isPronoun === true;
    const joined = length > 0 && isOfIt ? joinedQuestion(asked, again, context) : undefined;
    if (joined && again)
      return [
        ...goals.slice(0, at),
        ...goals.slice(at + 1, at + 1 + length),
        { ...joined, said: asked.said },
        ...goals.slice(at + 2 + length),
      ];
  }
  return [...goals];
}

/** It has less or other things shown, of what is named. */
function isArranging({ act, only, until, each }: Goal): boolean {
  const isKind = /^(?:sort|filter|search|choose|tick)$/.test(act.kind);
  return isKind && !(only ?? until ?? each) && !JSON.stringify(act).includes('"isPronoun":true');
}

/** "Read the letter and tell me …", "find the letter and tell me what it says there": what is read for the sake of a question is only opened. */
export function openedInstead(before: Goal | undefined, goal: Goal): Goal | undefined {
  if (before?.act.kind !== 'tell' || goal.act.kind !== 'tell') return undefined;
  const { things, want, tell } = before.act.question;
  const place = placeOnly(before.act.question);
  if (place) return { ...before, act: { kind: 'go', to: place } };
  const isRead = READ.test(before.said);
  const isInside = want === 'name' && /(?<!\p{L})(?:там|в н[её]м|в ней|there|in it|inside)(?!\p{L})/iu.test(goal.said);
  const isWhole =
    (want === 'value' || isInside || isLetterRead(before)) &&
    tell.length === 0 &&
    things.count === 'one' &&
    !things.what.isPronoun;
  if (!(isRead || isInside) || !isWhole || /^(?:text|heading)$/.test(things.what.kind ?? '')) return undefined;
  return { ...before, act: { kind: 'go', to: phraseOf(things) } };
}

const READ = /^(?:please\s+)?(?:read|look at|check|view|see|прочт|прочит|посмотри|глянь|проверь)/i;

/** "Look at the latest letter": it is opened, whichever it is. */
function isLetterRead({ act, said }: Goal): boolean {
  return (
    READ.test(said) &&
    act.kind === 'tell' &&
    act.question.want === 'name' &&
    act.question.things.what.kind === 'message'
  );
}

/** What a list of letters shows of each. */
const HEADS = /^(?:sender|subject|date|name|отправитель|тема|дата|название)$/;

/** «посмотри в папке со спамом, сколько там писем»: where it is asked about, and nothing that is asked. */
function placeOnly({ things, tell, against }: Query): Phrase | undefined {
  const { what, where, best, except } = things;
  const isNothing = what.words === '' && !what.kind && what.ordinal === undefined && !what.like && !what.best;
  const isPlace = what.place?.is === 'in' && !what.place.what.isPronoun;
  if (!isPlace || !isNothing || where.length + tell.length > 0 || (best ?? except ?? against)) return undefined;
  return what.place && calledByContent(what.place.what);
}

/** «папка со спамом»: a folder is called by what is in it. */
export function calledByContent(place: Phrase): Phrase {
  if (place.kind !== 'folder' || place.words !== '') return place;
  const { like: [first, ...others] = [], ...named } = place;
  return first && others.length === 0 ? { ...named, words: first.value.text } : place;
}

function together(first: Query, second: Query, context: Context): Query | undefined {
  // «табличку по всем письмам. Нужны две колонки: …»: what the columns are is said of the table.
  const isOfColumns = second.things.what.kind === 'column' && second.things.what.words === '' && second.tell.length > 1;
  if (isOfColumns && (first.want === 'table' || first.want === 'list'))
    return { things: { ...first.things, count: 'all' }, want: 'table', tell: second.tell };
  // "which bike is first": what is told of it is what it is called.
  const isOneOfList = first.want === 'value' && first.things.what.ordinal !== undefined;
  const isAnswer =
    first.want === 'name' || first.want === 'list' || first.want === 'table' || first.tell.length > 0 || isOneOfList;
  const told =
    ownedBy(second) ??
    ownedAgain(first, second) ??
    (/^(?:name|list)$/.test(first.want) || isOneOfList ? propertyOf(second, context) : undefined);
  const asked = told?.map((phrase) => byWhichItIsFirst(first, forHowLong(phrase, context)));
  // "Where is it cheaper, and what does it cost there": who compares tells both anyway.
  if (first.want === 'difference' && (asked || propertyOf(second, context))) return first;
  if (!isAnswer || !asked) return undefined;
  const name = propertyPhrase(known.name, context);
  const isName = (phrase: Phrase) => /^(?:name|имя|название)$/.test(phrase.words);
  const isListed = asked.every(isName) && first.tell.length === 0;
  const own = first.tell.length > 0 ? first.tell : [name];
  const isTold = (phrase: Phrase) => own.some((one) => one.words === phrase.words || (isName(one) && isName(phrase)));
  const tell = isListed ? asked : [...own, ...asked.filter((phrase) => !isTold(phrase))];
  const isMany = first.things.count !== 'one' || second.want === 'list' || second.want === 'table';
  const things: Things = isMany && first.things.count === 'one' ? { ...first.things, count: 'all' } : first.things;
  return { things, want: isMany ? (tell.length > 1 ? 'table' : 'list') : 'value', tell };
}

/** What is asked of the thing that was spoken of last: "its price", "what does it cost", «сколько у него лайков». */
function ownedBy({ things, want, tell }: Query): readonly Phrase[] | undefined {
  const { what, where, best } = things;
  if (where.length > 0 || best || what.ordinal !== undefined) return undefined;
  if (what.isPronoun && isThis(what.words)) return tell.length > 0 ? tell : undefined;
  const isCounted = want === 'count' && what.place?.what.isPronoun && isThis(what.place.what.words);
  return isCounted ? [{ words: what.words, ...(what.kind && { kind: what.kind }) }] : undefined;
}

/** "the author of the best answer and the number of likes of that answer": of the same, said once more. */
function ownedAgain(first: Query, { things, tell }: Query): readonly Phrase[] | undefined {
  const { what, where, best, count } = things;
  const isBare = where.length === 0 && !best && what.ordinal === undefined && !what.place && !what.exact;
  const isSame = isBare && count === 'one' && isOfSameSort(what, first.things.what);
  return isSame && tell.length > 0 ? tell : undefined;
}

/** «сколько её читать»: how long it takes. */
function forHowLong(asked: Phrase, context: Context): Phrase {
  return /^\p{Ll}{2,}(?:ть|ти|чь)$/u.test(asked.words) ? propertyPhrase(known.duration, context) : asked;
}

/** "the film with the longest running time … and that time": the one by which it was chosen. */
function byWhichItIsFirst({ things }: Query, asked: Phrase): Phrase {
  const by = things.best?.by;
  if (!by?.words.includes(' ')) return asked;
  return isOfSameSort(asked, by) ? by : asked;
}

/** "Find the hotel and tell me the price": a property alone is one of what was found. */
function propertyOf({ things, want, tell }: Query, context: Context): readonly Phrase[] | undefined {
  const { words, kind, ordinal, place, isPronoun } = things.what;
  const said = words.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  const property = look(properties, said, 0);
  const isWord = said.length === 1 && /^\p{Ll}{3,}$/u.test(words) && !/s$|[ыи]$/.test(words);
  const isAlone = !kind && ordinal === undefined && !place && !isPronoun && things.where.length === 0 && !things.best;
  if (want !== 'value' || tell.length > 0 || !isAlone) return undefined;
  if (property?.length === said.length) return [propertyPhrase(property.meaning, context)];
  return isWord ? [{ words }] : undefined;
}

function isThis(pronoun: string): boolean {
  return /^(?:it|its|they|them|their|this|that|he|she|his|her|его|ее|её|их|он|она|оно|они|него|нее|неё|них|ней|нем|нём)?$/i.test(
    pronoun,
  );
}

function hasTerms({ only, until, each }: Goal): boolean {
  return only !== undefined || until !== undefined || each !== undefined;
}

function saidTogether(first: string, second: string, { task }: Context): string {
  const from = task.indexOf(first);
  const to = task.indexOf(second, from + first.length);
  return from >= 0 && to >= 0 ? task.slice(from, to + second.length) : `${first}, ${second}`;
}
