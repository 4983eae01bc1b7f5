import type { Act, Goal, Understood } from '../goal.ts';
import { isKept } from '../tagging/forbidden.ts';
import type { ClauseKind, SlotName, TaggedClause } from '../tagging/tagged.ts';
import { coverage } from '../words/coverage.ts';
import { vagueWords } from './clause.ts';
import { afterFiller } from './clauses.ts';
import { type Context, isSmall } from './context.ts';
import { isHeard } from './how-sure.ts';
import { saysToRemove } from './is-no-reading.ts';
import { leavesOut } from './leaves-out.ts';
import { has, look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { verbs } from './lexicon/verbs.ts';
import { lostExceptions } from './lost-exceptions.ts';
import { isPreciselySaid } from './precisely-said.ts';
import { inventsProperty, losesProperty } from './properties-said.ts';
import { type Token, tokenise, wordsIn } from './tokens.ts';
import { travelsAsSaid } from './travels-as-said.ts';
import { looksLikeCommand } from './unknown-verb.ts';

/** A task as it was said, and what was heard and first made of it. */
export interface Said {
  tokens: readonly Token[];
  /** As the tagger heard it. */
  clauses: readonly TaggedClause[];
  /** All kinds of clauses that it may have heard. */
  kinds: ReadonlySet<ClauseKind>;
  first: Understood;
  /** 0…1: how likely the plain commands are. */
  sure: number;
  context: Context;
}

/**
 * Whether plain commands may stand for what was said. Who says it in other words may lose something or turn it round: each of these asks
 * for one thing that has to be the same.
 */
export function saysTheSame(plain: string, goals: readonly Goal[], said: Said): boolean {
  return (
    keepsWhatMatters(plain, goals, said) &&
    (said.sure >= LIKELY || saysEnough(plain, said)) &&
    asksWhatWasAsked(goals, said) &&
    !inventsProperty(goals, said.first, said.context.task) &&
    !losesProperty(goals, said.first) &&
    (said.sure >= LIKELY_ENOUGH || !guessesDeed(goals, said)) &&
    !said.first.unclear.some(isUnknownCommand)
  );
}

/** What is as likely as this need not be heard in the same way. */
const LIKELY = 0.4;

/** The same of commands that are surely meant: quotes and numbers, conditions and exceptions, which way round, and nothing weighty that nobody heard. */
export function keepsWhatMatters(plain: string, goals: readonly Goal[], said: Said): boolean {
  return (
    isPreciselySaid(plain, said.tokens) &&
    keepsLimits(goals, said) &&
    isWeightyOnlyAsHeard(goals, said) &&
    !isTurnedRound(goals, said.first.goals) &&
    travelsAsSaid(goals, said.tokens) &&
    namesNoMailAsPassword(goals) &&
    !leavesOut(plain, goals, said) &&
    (!hasToFindOut(said.first.goals) || hasToFindOut(goals))
  );
}

/** Of what was plainly heard, three quarters of the things, values and places are there, in the same words or in others that mean the same. */
function saysEnough(plain: string, { clauses, tokens, sure, context }: Said): boolean {
  const told = clauses
    .filter((clause) => clause.kind !== 'hint' && clause.kind !== 'never' && isHeard(clause))
    .flatMap(({ slots }) => slots.filter(({ slot }) => TELLING.has(slot)))
    .map(({ from, to }) => tokens.slice(from, to).filter((token) => !isSmall(token) && !has(pronouns, token.word)))
    .filter((words) => words.length > 0);
  const lost = told.filter((words) => coverage(words.map(({ text }) => text).join(' '), plain).share < FOUND);
  const [only, ...others] = lost;
  const isSpare = only && others.length === 0 && sure >= LIKELY_ENOUGH && vagueWords(only, context).length === 0;
  return lost.length * MOST_LOST <= told.length || isSpare === true;
}

const TELLING: ReadonlySet<SlotName> = new Set(['thing', 'value', 'to', 'field', 'cond', 'place']);
/** So much of a name is found where it is there. */
const FOUND = 0.4;
/** As likely as this, one may be missing of however few. */
const LIKELY_ENOUGH = 0.25;
/** One of so many may be missing. */
const MOST_LOST = 4;

/** What is only done if, until, or but for something is not done without that; what is not to be touched is not. */
function keepsLimits(goals: readonly Goal[], { clauses, tokens, context, sure }: Said): boolean {
  // Commands that are as good as certain say better than the ear what is a limit.
  const heard = sure >= CERTAIN ? [] : clauses;
  const slots = new Set(heard.flatMap((clause) => clause.slots.map(({ slot }) => slot)));
  const words = wordsIn(tokens);
  const saysIf = slots.has('only') || words.some((word, at) => IF.test(word) && !GUIDED.test(words[at + 1] ?? ''));
  const isWeighty = goals.some(({ act }) => act.kind in WEIGHTY || act.kind === 'handle');
  if (saysIf && isWeighty && !goals.some(({ only }) => only)) return false;
  if (slots.has('until') && !goals.some(({ until, act }) => until ?? act.kind === 'wait')) return false;
  if (slots.has('except') && !JSON.stringify(goals).includes('"except"') && !isTakenOut(clauses, goals, tokens))
    return false;
  const bans = clauses.filter(({ kind }) => kind === 'never');
  return lostExceptions(goals, tokens).length === 0 && bans.every((ban) => isKept(goals, ban, tokens, context));
}

/** "The same without the lemonade: … take the lemonade out": what is one thing, and done to nothing else. */
function isTakenOut(clauses: readonly TaggedClause[], goals: readonly Goal[], tokens: readonly Token[]): boolean {
  const left = clauses.flatMap(({ slots }) => slots).filter(({ slot }) => slot === 'except');
  const taken = goals.flatMap(({ act }) => (act.kind === 'remove' ? [act.things] : []));
  const text = (words: readonly Token[]) => words.map((token) => token.text).join(' ');
  return (
    taken.length > 0 &&
    taken.every(
      ({ what, count }) =>
        count === 'one' &&
        what.words !== '' &&
        left.some(({ from, to }) => coverage(what.words, text(tokens.slice(from, to))).share > FOUND),
    )
  );
}

const CERTAIN = 0.9;

const IF = /^(?:if|unless|provided|если|лишь)$/;
/** "If you go to Documents, there is one": who says so tells the way. */
const GUIDED = /^(?:you|you'd|we|ты|вы|тебе|вам)$/;

/** A question that was plainly heard is still asked; nothing is asked about nothing, nor whether there is what was asked something else about. */
function asksWhatWasAsked(goals: readonly Goal[], { clauses, kinds, tokens }: Said): boolean {
  const asked = goals.flatMap(({ act }) => (act.kind === 'tell' ? [act.question] : []));
  // What flights there are is told by a search for them, and whether there is a letter may decide what is done.
  const isAnswered = goals.some(
    ({ act, only }) => only ?? (act.kind === 'submit' && act.what && isSeeking(act.what.words)),
  );
  const wasAsked = clauses.some((clause) => clause.kind.startsWith('tell:') && isHeard(clause));
  if (asked.length === 0 && wasAsked && !isAnswered && !isOnlyFound(goals, tokens)) return false;
  // Which letters there are is not how many, nor whether there are any.
  if (asked.some(({ want }) => (want === 'whether' || want === 'count') && !kinds.has(`tell:${want}`))) return false;
  return !asked.some(({ things: { what }, tell }) => what.words === '' && !what.kind && tell.length === 0);
}

/** "Find the topic about grinders and reply: …": to find it is to go there, and nothing is asked. */
function isOnlyFound(goals: readonly Goal[], tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const isFound = words.some((_, at) => look(verbs, words, at)?.meaning === 'find');
  const goesOn = goals.some(({ act }) => act.kind === 'go') && !goals.every(({ act }) => LEADING.has(act.kind));
  return isFound && goesOn && !tokens.some(({ text }) => text === '?');
}

const LEADING = new Set<Act['kind']>(['go', 'search', 'tell']);

/**
 * No weighty deed is done that nobody heard. To send a search off is none; that something is sent is also said by what it is, and to whom:
 * "New mail to Ann, subject …".
 */
function isWeightyOnlyAsHeard(goals: readonly Goal[], { kinds, tokens, sure }: Said): boolean {
  return goals.every(({ act }) => {
    if (act.kind === 'submit' && act.what && isSeeking(act.what.words)) return true;
    if (sure >= SENT && (act.kind === 'submit' || act.kind === 'send')) return true;
    if (sure >= SENT && act.kind === 'remove' && saysToRemove(tokens)) return true;
    return WEIGHTY[act.kind]?.some((kind) => kinds.has(kind)) ?? true;
  });
}

function isSeeking(name: string): boolean {
  const meaning = look(verbs, [name], 0)?.meaning;
  return meaning === 'search' || meaning === 'find';
}

/** Commands as likely as this may send what nobody heard is to be sent. */
const SENT = 0.5;

/** Deeds that are not easily taken back, and what they are heard as. */
const WEIGHTY: Partial<Record<Act['kind'], readonly ClauseKind[]>> = {
  remove: ['remove'],
  submit: ['submit', 'send', 'press'],
  send: ['send'],
  login: ['login'],
  logout: ['logout'],
  upload: ['upload'],
  download: ['download'],
};

/** The dearest in the place of the cheapest. */
function isTurnedRound(goals: readonly Goal[], first: readonly Goal[]): boolean {
  const [here, there] = [directionsOf(goals), directionsOf(first)];
  return here.size === 1 && there.size === 1 && [...here][0] !== [...there][0];
}

function directionsOf(goals: readonly Goal[]): Set<string> {
  const orders = JSON.stringify(goals).matchAll(/"order":"(\w+)"/g);
  return new Set([...orders].map(([, order = '']) => DIRECTION[order] ?? order));
}

const DIRECTION: Readonly<Record<string, string>> = { least: 'rising', most: 'falling' };

/** "Type the number of blocks into the box": what has to be found out first is not typed as it was said. */
function hasToFindOut(goals: readonly Goal[]): boolean {
  return goals.some(({ act }) => act.kind === 'enter' && (act.value.isFound || act.value.heldIn));
}

/** Who logs in by mail says both in any order. */
function namesNoMailAsPassword(goals: readonly Goal[]): boolean {
  const entries = goals.flatMap(({ act }) => (act.kind === 'login' ? act.entries : []));
  return !entries.some(({ field, value }) => /^(?:password|парол)/i.test(field?.words ?? '') && value.kind === 'mail');
}

/** "Draw a line, then press Submit": of a command that nobody here knows, nothing is left to do in other words. */
function isUnknownCommand(unclear: string): boolean {
  const tokens = tokenise(unclear, []);
  const at = afterFiller(tokens, 0);
  return looksLikeCommand(tokens[at], tokens[at + 1]) && !look(verbs, wordsIn(tokens), at);
}

/** Of deeds without a name in them nothing on the page would tell that they were guessed; of others, what is done must have been said in some way. */
function guessesDeed(goals: readonly Goal[], { kinds, context: { task } }: Said): boolean {
  return goals.some(({ act }) => {
    const kind = NAMELESS[act.kind];
    if (kind) return !kinds.has(kind);
    return act.kind === 'handle' && coverage(act.verb.words, task).share < FOUND;
  });
}

const NAMELESS: Partial<Record<Act['kind'], ClauseKind>> = {
  reload: 'reload',
  back: 'back',
  close: 'close',
  filter: 'filter',
};
