import type { Goal, Things } from '../goal.ts';
import { decodeClause, isConfirmed } from '../tagging/decode.ts';
import { isKept } from '../tagging/forbidden.ts';
import { aboutThem, hinted, speaksOfIt, spokenOf } from '../tagging/hinted.ts';
import { isAboutIt, needIn } from '../tagging/spoken-of.ts';
import { withSpokenValues, withValueAfter } from '../tagging/spoken-values.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import { withWishes } from '../tagging/with-wishes.ts';
import { isForbidden, isWish, type Reading, vagueWords } from './clause.ts';
import { afterFiller, findVerb } from './clauses.ts';
import { type Context, trim } from './context.ts';
import { bookedJourney } from './goals/booked-journey.ts';
import { isSaidPlainly } from './goals/said-plainly.ts';
import { journey } from './goals/slots.ts';
import { BEYOND_DOUBT, DOUBTED, isHeard, STRANGE } from './how-sure.ts';
import { isFounded } from './is-founded.ts';
import { leftOut } from './left-out.ts';
import { gettings } from './lexicon/gettings.ts';
import { has, look } from './lexicon/match.ts';
import { connectors } from './lexicon/small-words.ts';
import { verbs } from './lexicon/verbs.ts';
import { isAlsoWished, isReminder, overheard } from './overheard.ts';
import { readThings } from './phrase.ts';
import { asksAt } from './questions/asks-at.ts';
import { readSentences } from './read-sentence.ts';
import { hasStrayWords } from './stray-words.ts';
import { saidBy, type Token, wordsIn } from './tokens.ts';

/**
 * Two readings made one. The rules know few wordings and those by heart: where they account for all of a task, they have it. What was
 * learned knows many wordings by likeness: it reads the rest, clause by clause, as far as it is sure. What neither reads is unclear.
 */
export function settleReading(tokens: readonly Token[], clauses: readonly TaggedClause[], context: Context): Reading {
  const booked = bookedJourney(tokens, context);
  if (booked) return { goals: booked, unclear: [] };
  const trip = journey(tokens, context);
  if (trip) return { goals: trip.map((act) => ({ act, said: saidBy(trim(tokens), context.task) })), unclear: [] };
  const spoken =
    withSpokenValues(clauses, tokens) ?? withWishes(clauses, tokens) ?? withValueAfter(clauses, tokens) ?? clauses;
  if (spoken.some(({ isJoined, leavesOut }) => isJoined ?? leavesOut)) return settled(tokens, spoken, context);
  const whole = readSentences(tokens, context);
  const isTalkedOf = withGaps(clauses, tokens).some(
    (_, at, parts) => isNeedTakenUp(parts, at, tokens, context) || isToldHow(parts, at, context),
  );
  const isJoined = clauses.some((clause) => clause.isJoined);
  if (clauses.length === 0 || (!isTalkedOf && !isJoined && isFounded(whole, tokens, clauses, context)))
    return { ...whole, isWhole: true };
  const parted = settled(tokens, clauses, context);
  // An address is where to go, whatever else it was taken for.
  return addressesIn(whole) > addressesIn(parted) ? whole : parted;
}

function addressesIn({ goals }: Reading): number {
  return goals.filter(({ act }) => act.kind === 'go' && 'url' in act.to).length;
}

/** Clause by clause. */
export function settled(tokens: readonly Token[], clauses: readonly TaggedClause[], context: Context): Reading {
  const parts = withGaps(clauses, tokens);
  const isAskedToo = clauses.some(({ kind }) => kind.startsWith('tell:'));
  const read: Reading[] = [];
  for (const [at, part] of parts.entries()) {
    const isNothingNew = isNeedTakenUp(parts, at, tokens, context) || isToldHow(parts, at, context);
    if (isNothingNew || ('kind' in part && isAgain(part, tokens, clauses))) {
      read.push({ goals: [], unclear: [] });
      continue;
    }
    const before = read.findLast(({ goals }) => goals.length > 0)?.goals.at(-1)?.act;
    const known = { ...context, isAsked: before?.kind === 'tell' && before.question.want === 'whether' };
    read.push(
      'kind' in part
        ? leftOut(settleClause(tokens, part, known), part, tokens, known)
        : overheard(part, known, isAskedToo, isAlsoWished(part, at > 0, isJoinedTo(parts[at + 1], tokens))),
    );
  }
  const goals = read.flatMap((one) => one.goals);
  const unclear = read.flatMap((one) => one.unclear);
  const spared = read.flatMap((one) => one.spared ?? []);
  return withHints({ goals, unclear, spared }, read, tokens, parts, context);
}

/** "… sort it that way": what was said already, and says nothing more. */
function isAgain(clause: TaggedClause, tokens: readonly Token[], clauses: readonly TaggedClause[]): boolean {
  const isBare = ({ slots }: TaggedClause) =>
    slots.every(({ slot, from, to }) => slot === 'thing' && isThis(tokens.slice(from, to)));
  return (
    AGAIN.has(clause.kind) &&
    isBare(clause) &&
    clauses.some((other) => other.kind === clause.kind && !isBare(other) && isHeard(other))
  );
}

/** "it", «их», "the list": what is spoken of anyway. */
function isThis(said: readonly Token[]): boolean {
  return /^(?:it|them|this|that|(?:the |this )?list|его|ее|их|это|(?:этот )?список)$/.test(
    wordsIn(trim(said)).join(' '),
  );
}

/** "I need the invoice, could you open Billing and download it": spoken of here, and dealt with further on. */
function isNeedTakenUp(
  parts: readonly (TaggedClause | Token[])[],
  at: number,
  tokens: readonly Token[],
  context: Context,
): boolean {
  const part = parts[at];
  if (!part || 'kind' in part || needIn(trim(part)) === 0 || !wishedFor(part, context)) return false;
  return parts.slice(at + 1).some((later) => 'kind' in later && isAboutIt(later, tokens));
}

/** "I need to confirm my address: attach the file and press Send": after a colon it is told how, down to what brings it about. */
function isToldHow(parts: readonly (TaggedClause | Token[])[], at: number, { task }: Context): boolean {
  const part = parts[at];
  if (!part || 'kind' in part || at > 0 || part.at(-1)?.text !== ':' || !WISH.test(task)) return false;
  const last = parts.at(-1);
  return last !== undefined && 'kind' in last && FINISHING.test(last.kind) && isHeard(last);
}

const WISH =
  /^(?:(?:i|we)(?:['’]d)? (?:would )?(?:want|need|like|have) to|(?:я |мы )?(?:хочу|хотим|хотел\p{L}* бы)|(?:мне |нам )?(?:нужно|надо|хочется)) \p{L}{3,}/iu;
const FINISHING = /^(?:press|submit|send|add|remove|handle|upload|download|drag)$/;

const AGAIN: ReadonlySet<TaggedClause['kind']> = new Set(['sort', 'filter']);

/** The clauses with the words between them. */
function withGaps(clauses: readonly TaggedClause[], tokens: readonly Token[]): (TaggedClause | Token[])[] {
  const parts: (TaggedClause | Token[])[] = [];
  let at = 0;
  for (const [index, clause] of clauses.entries()) {
    const end = clauses[index + 1]?.from ?? tokens.length;
    const to = isContent(tokens.slice(clause.to, end)) ? end : clause.to;
    parts.push(withoutJoint(tokens.slice(at, clause.from)), { ...clause, to });
    at = to;
  }
  return [...parts, tokens.slice(at)].filter((part) => 'kind' in part || trim(part).length > 0);
}

/** «…, что я опаздываю»: what is to be passed on belongs to the words before it. */
function isContent(said: readonly Token[]): boolean {
  return /^(?:что|чтобы|that)$/.test(said.find(({ isMark }) => !isMark)?.word ?? '');
}

/** Without "and then" at the end. */
function withoutJoint(said: readonly Token[]): Token[] {
  const words = wordsIn(said);
  const length = [3, 2, 1].find((some) => look(connectors, words, said.length - some)?.length === some);
  return said.slice(0, said.length - (length ?? 0));
}

/** "…, and please tick …": one more of the same kind. */
function isJoinedTo(next: TaggedClause | Token[] | undefined, tokens: readonly Token[]): boolean {
  if (!next || !('kind' in next)) return false;
  return /(?:^| )(?:and|и)(?: (?:please|also|then|пожалуйста|еще|также))*$/.test(
    wordsIn(tokens.slice(0, next.from)).join(' '),
  );
}

function settleClause(tokens: readonly Token[], clause: TaggedClause, context: Context): Reading {
  const own = tokens.slice(clause.from, clause.to);
  const said = saidBy(trim(own), context.task);
  const unclear: Reading = { goals: [], unclear: said === '' ? [] : [said] };
  // A plain ban is one that the rules know: what nobody can be held to by doing the rest is quoted back.
  if (clause.kind === 'never' && isForbidden(own)) return readSentences(own, context);
  // "don't forget to save it" forbids nothing.
  const reminded =
    isReminder(own) && (clause.kind === 'never' || !isHeard(clause))
      ? readSentences(own, { ...context, isLater: true })
      : undefined;
  if (reminded && reminded.goals.length > 0 && reminded.unclear.length === 0) return reminded;
  const isTalk = clause.kind === 'hint' || clause.kind === 'never';
  if (isTalk && isHeard(clause)) return { goals: [], unclear: [], spared: [said] };
  // «когда спросят, точно ли, подтверди»: nothing else is asked.
  if (!isTalk && isConfirmed({ ...clause, tokens, context }))
    return { goals: decodeClause(tokens, clause, context) ?? [], unclear: [] };
  const byRules = readSentences(own, { ...context, isLater: clause.from > 0 });
  // "The subject is “Hello”": a field and what stands in quotes are no mere talk.
  if (isTalk) return clause.kind === 'hint' && byRules.unclear.length === 0 && isFilledIn(byRules) ? byRules : unclear;
  const isByRules = !clause.isJoined && !context.isByEar;
  if (isByRules && isFounded(byRules, tokens, [clause], context)) return byRules;
  if (isByRules && byRules.unclear.length === 0 && isSaidPlainly(trim(own), context)) return byRules;
  // «без обратного»: what is left out is not done.
  if (clause.kind === 'back' && /^(?:без|without|no)$/.test(own[0]?.word ?? '')) return unclear;
  if (!isHeard(clause) || isForbidden(own) || isWish(own) || isOpinion(own))
    return byRules.unclear.length > 0 ? byRules : unclear;
  // A verb that the rules know, and nothing that they can make of it: they know why.
  if (
    byRules.goals.length === 0 &&
    findVerb(own)?.at === 0 &&
    !context.isByEar &&
    clause.exact < BEYOND_DOUBT &&
    clause.sure < (clause.kind === 'handle' ? STRANGE : DOUBTED)
  )
    return unclear;
  // "blorg the frimble": a deed that nobody knows is asked about, unless it was plainly heard.
  const isStrange = clause.kind === 'handle' && byRules.unclear.length > 0 && clause.sure < STRANGE;
  if (isStrange && !isKnownDeed(tokens, clause)) return byRules;
  const goals = decodeClause(tokens, clause, context);
  const vague = vagueIn(tokens, clause, context);
  // What is only judged is asked about in any case: nothing is gained by reading the rest of it otherwise.
  if (vague.length > 0 && byRules.unclear.length > 0) return byRules;
  if (goals) return { goals, unclear: vague };
  // What was misheard may be plain to the rules.
  const isRead = byRules.goals.length > 0 && byRules.unclear.length === 0 && !hasStrayWords(byRules.goals);
  return isRead && !isToldInstead(byRules, clause, own) ? byRules : unclear;
}

/** "keep it for me": what was heard to be done, and is asked by no word, is nothing to be told. */
function isToldInstead({ goals }: Reading, { kind }: TaggedClause, own: readonly Token[]): boolean {
  const isAsked = kind.startsWith('tell:') || own.some((_, at) => asksAt(own, at));
  return !isAsked && !ASKING.has(findVerb(own)?.meaning ?? '') && goals.every(({ act }) => act.kind === 'tell');
}

const ASKING: ReadonlySet<string> = new Set([
  'tell',
  'find',
  'search',
  'show',
  'list',
  'check',
  'count',
  'sum',
  'compare',
]);

/** Every word for the deed is a verb that is known, though not in this wording. */
function isKnownDeed(tokens: readonly Token[], { slots, sure }: TaggedClause): boolean {
  const said = slots.filter(({ slot }) => slot === 'verb').map(({ from, to }) => wordsIn(tokens.slice(from, to)));
  return sure >= DOUBTED && said.length > 0 && said.every((words) => look(verbs, words, 0)?.length === words.length);
}

function isFilledIn({ goals }: Reading): boolean {
  const areFields = goals.every(({ act }) => act.kind === 'enter' && act.field && act.value.exact);
  return goals.length > 0 && areFields && !hasStrayWords(goals);
}

/** "Would I be happy here?", «стоит ли мне»: no page knows. */
function isOpinion(own: readonly Token[]): boolean {
  const said = wordsIn(trim(own)).slice(0, 3).join(' ');
  // «дай знать Анне»: somebody else is to hear of it, and nobody says by which way.
  if (/^(?:let (?!me |us )\p{L}+ know|дай(?:те)? знать (?!мне|нам))/u.test(said)) return true;
  return /^(?:(?:would|should|shall|will|could|am) (?:i|we)(?: |$)|стоит ли|буду ли|понравится ли|хочу ли)/.test(said);
}

/** Words of judgement where they matter: no page says what is nice. */
function vagueIn(tokens: readonly Token[], { slots, kind, from, to }: TaggedClause, context: Context): string[] {
  const isNarrowed = slots.some(({ slot }) => slot === 'cond');
  const isRanked = slots.some(({ slot }) => slot === 'best' || slot === 'order');
  // What is looked for is judged by all that is said of it.
  const isSought = !isRanked && /^(?:search|tell:name|tell:list|tell:value|tell:whether|choose|add)$/.test(kind);
  // "favourite colour: teal": what a field is called judges nothing.
  const isAnswer = kind === 'choose' && ['field', 'thing'].every((name) => slots.some(({ slot }) => slot === name));
  const telling =
    isSought && !isAnswer ? [{ from, to }] : slots.filter(({ slot }) => /^(?:thing|cond|place)$/.test(slot));
  return telling
    .flatMap((stretch) => vagueWords(tokens.slice(stretch.from, stretch.to), context))
    .filter((words) => !isNarrowed || !/^(?:anything|anyone|что-нибудь|что-то|кто-нибудь)$/i.test(words));
}

/** "I'd like some borscht, could you search for it": what one wishes for is spoken of, even if nothing is said to be done with it. */
function wishedFor(said: readonly Token[], context: Context): Things | undefined {
  const kept = trim(said);
  const start = Math.max(afterFiller(kept, 0), needIn(kept));
  const isWished = kept
    .slice(0, start)
    .some(({ word }) =>
      /^(?:like|want|need|looking|хочу|хотел|хотела|хочется|нужен|нужна|нужно|нужны|ищу)$/.test(word),
    );
  // "I'd like my basket to be empty": how it shall be is no part of what it is.
  const end = kept.findIndex(
    ({ isMark, word }, at) => at > start && (isMark || (word === 'to' && kept[at + 1]?.word === 'be')),
  );
  const wish = kept.slice(start, end < 0 ? kept.length : end);
  const name = trim(wish.slice(has(gettings, wish[0]?.word ?? '') ? 1 : 0));
  // "I want you to …": who shall do it is not what is wanted.
  if (!isWished || name.length === 0 || name[0]?.word === 'you' || name.length > 5 || findVerb(name)?.at === 0)
    return undefined;
  const things = readThings(name, context);
  return things.what.isPronoun || things.what.words === '' ? undefined : things;
}

/** Hints lead to what comes after them, or to what came right before; what must not be done is kept, or asked about. */
function withHints(
  reading: Reading,
  read: readonly Reading[],
  tokens: readonly Token[],
  parts: readonly (TaggedClause | Token[])[],
  context: Context,
): Reading {
  const byClause = read.map(({ goals }) => goals as readonly Goal[]);
  const unclear = [...reading.unclear];
  for (const [at, clause] of parts.entries()) {
    if (!('kind' in clause)) {
      const wished = wishedFor(clause, context);
      if (wished) speakOf(at, (goals) => aboutThem(goals, wished));
      continue;
    }
    const isSure = isHeard(clause);
    if (clause.kind === 'hint' && isSure) {
      const after = byClause.findIndex((goals, index) => index > at && goals.length > 0);
      const meant = after >= 0 ? after : byClause.findLastIndex((goals, index) => index < at && goals.length > 0);
      const words = { ...clause, tokens, context };
      if (meant >= 0) byClause[meant] = hinted(byClause[meant] ?? [], words);
      speakOf(at, (goals) => spokenOf(goals, words));
    }
    const said = saidBy(trim(tokens.slice(clause.from, clause.to)), context.task);
    const isBan = clause.kind === 'never' && !isReminder(tokens.slice(clause.from, clause.to));
    const isBroken = isBan && isSure && !isKept(reading.goals, clause, tokens, context);
    if (isBroken && !unclear.includes(said)) unclear.push(said);
  }
  return { ...reading, goals: byClause.flat(), unclear };

  /** What is done next is about it; and on the way there, so is the first that says "it". */
  function speakOf(at: number, withIt: (goals: readonly Goal[]) => readonly Goal[]): void {
    const next = byClause.findIndex((goals, index) => index > at && goals.length > 0);
    const isWay = byClause[next]?.every(({ act }) => act.kind === 'go') ?? false;
    const later = isWay ? byClause.findIndex((goals, index) => index > next && goals.some(speaksOfIt)) : -1;
    for (const index of new Set([next, later])) if (index >= 0) byClause[index] = withIt(byClause[index] ?? []);
  }
}
