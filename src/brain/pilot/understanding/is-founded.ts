import type { Goal } from '../goal.ts';
import { agrees } from '../tagging/agrees.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import type { Reading } from './clause.ts';
import { afterFiller, findVerb } from './clauses.ts';
import type { Context } from './context.ts';
import { losses } from './founded/lost.ts';
import { misplacements } from './founded/misplaced.ts';
import { areNamed, isUneven, isWithin } from './founded/told.ts';
import { CERTAIN, HALF_SURE, isDeed, isHeard, SURE, TO_EVERY_WORD, TO_THE_WORD } from './how-sure.ts';
import { look } from './lexicon/match.ts';
import { judgements } from './lexicon/small-words.ts';
import { verbs } from './lexicon/verbs.ts';
import { asksAt } from './questions/asks-at.ts';
import { crossesClauses, isOfOtherWords, spansSlots } from './same-words.ts';
import { hasLongNames, hasStrayWords, isStrayWord } from './stray-words.ts';
import { type Token, wordsIn } from './tokens.ts';

/** The rules account for all of it: nothing is unclear, no name holds stray words, and what was learned does not gainsay it. */
export function isFounded(
  { goals, unclear, spared = [] }: Reading,
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
  context: Context,
): boolean {
  // What is judged nice is asked about in either reading.
  const isUnread = unclear.some((words) => !isVague(words));
  const untold = clauses.filter((clause) => !isDeed(clause) && isHeard(clause));
  if (clauses.some(isDeed) && goals.some((goal) => untold.some((clause) => isWithin(goal, tokens, clause, context))))
    return false;
  if (goals.length === 0 || isUnread || hasStrayWords(goals) || goals.some(isToNobody)) return false;
  const deeds = clauses.filter((clause) => isDeed(clause) && isHeard(clause));
  if (crossesClauses(goals, tokens, deeds)) return false;
  const told = { goals, spared, tokens, clauses, context };
  if ([...losses, ...misplacements].some((speaksAgainst) => speaksAgainst(told))) return false;
  const guessed = goals.filter(
    (goal, at) => !isLed(goal, tokens, context) && goals[at - 1]?.act.kind !== goal.act.kind,
  );
  // What the rules only guess must be what somebody else reads there, too.
  if (!guessed.every((goal) => isBacked(goal, tokens, clauses, context))) return false;
  const areLed = guessed.length === 0;
  const heard = clauses.filter(({ sure }) => sure >= (areLed ? CERTAIN : SURE));
  if (isSupposed(goals, tokens) && !clauses.some(({ slots }) => slots.some(({ slot }) => slot === 'only')))
    return false;
  const areLong = hasLongNames(goals);
  const least = !areLed ? 0 : areLong ? HALF_SURE : TO_THE_WORD;
  const known = clauses.filter(
    (clause) => clause.sure >= CERTAIN && clause.exact >= least && !(isUneven(clause) && areNamed(goals)),
  );
  const plain = known.filter(({ exact }) => exact >= TO_EVERY_WORD);
  const isOther = isOfOtherWords(goals, tokens, known, areLed && !areLong) || isOfOtherWords(goals, tokens, plain);
  if (isOther || (areLong && spansSlots(goals, tokens, known))) return false;
  // How a whole form, or "for each", hangs together only the rules know.
  const isWhole = areLed && (isForm(goals) || goals.some(({ each }) => each));
  return (
    isWhole ||
    isInOrder(
      goals.filter((goal) => !isForLater(goal, context)),
      clauses,
      heard,
      spared.length,
    )
  );
}

/** «отправь в спам»: nobody gets a letter, where nothing but a plain noun says who. */
export function isToNobody({ act }: Goal): boolean {
  if (act.kind !== 'send') return false;
  const [entry, ...others] = act.entries;
  const isNoun = entry?.value.kind === 'text' && !entry.value.exact && /^\p{Ll}/u.test(entry.value.text);
  if (isNoun && entry.field && ANSWER.test(entry.value.text)) return true;
  return others.length === 0 && entry?.field !== undefined && isNoun;
}

/** "send an answer", "… as a reply in the topic": what is sent, and not to whom. */
const ANSWER = /^(?:as (?:a )?)?(?:answer|reply|response|ответ(?:ом)?|комментари\p{L}+)(?!\p{L})/u;

/** Somebody else reads there what was guessed; or it is a deed that nobody knows, and nobody is sure of another. */
function isBacked(goal: Goal, tokens: readonly Token[], clauses: readonly TaggedClause[], context: Context): boolean {
  const there = clauses.filter((clause) => isWithin(goal, tokens, clause, context));
  return there.some((clause) => agrees(goal.act, clause)) || (goal.act.kind === 'handle' && !there.some(isHeard));
}

/** «сколько будет, если отметить …», «…, если в списке «Порядок» выбрать …»: what is supposed to be done is a way, and no condition. */
function isSupposed(goals: readonly Goal[], tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => /^(?:if|если)$/.test(words[index] ?? ''));
  if (at < 0 || !goals.some(({ only }) => only)) return false;
  const end = tokens.findIndex(({ isMark }, index) => index > at && isMark);
  const inside = words.slice(at + 1, end < 0 ? words.length : end);
  return inside.some((word, index) => /(?:ть|ти|чь)$/.test(word) && look(verbs, inside, index) !== undefined);
}

/** "Before submitting the form, tick …": what comes after it is easily taken for talk. */
function isForLater({ said }: Goal, { task }: Context): boolean {
  return /(?:^|\s)(?:before|прежде чем|перед тем как|до того как)\s+$/i.test(
    task.slice(0, Math.max(0, task.indexOf(said))),
  );
}

/** One sentence that fills in a whole form. */
function isForm(goals: readonly Goal[]): boolean {
  return goals.some(({ said }) => goals.filter((other) => other.said === said).length > 2);
}

function isVague(words: string): boolean {
  return look(judgements, words.toLowerCase().replaceAll('ё', 'е').split(/\s+/), 0) !== undefined;
}

/** It says what it wants with a verb or a question word of which the rules know, or in a frame that leaves no doubt. */
function isLed({ act, said, only }: Goal, tokens: readonly Token[], { task }: Context): boolean {
  if (act.kind === 'enter' && act.field && act.value.kind !== 'text') return true;
  if (act.kind === 'handle' && only) return true;
  const from = task.indexOf(said);
  const own = tokens.filter(({ start, end }) => start >= from && end <= from + said.length);
  if (asksAt(own, afterFiller(own, 0)) || isUsed(own, task.slice(0, from))) return true;
  const verb = findVerb(own);
  const comma = own.findIndex(({ text }) => text === ',');
  const isAmong = /^(?:of|among|из|среди)$/.test(own[0]?.word ?? '') && comma > 0 && asksAt(own, comma + 1);
  const ahead = own.slice(afterFiller(own, 0), verb?.at ?? 0);
  return isAmong || (verb !== undefined && !ahead.some(({ word, isMark }) => !isMark && isStrayWord(word)));
}

/** "Use the text box to enter …": what is used comes before what is done with it. */
function isUsed(own: readonly Token[], before: string): boolean {
  const to = own.findIndex(({ word }) => word === 'to');
  return /(?:^|\s)use\s+$/i.test(before) && to > 0 && findVerb(own.slice(to + 1))?.at === 0;
}

/** Every clause that is heard has its goal; and every goal its clause, where all are heard. */
function isInOrder(
  goals: readonly Goal[],
  clauses: readonly TaggedClause[],
  heard: readonly TaggedClause[],
  sparedCount: number,
): boolean {
  const steps = heard.filter((clause) => isDeed(clause) && clause.slots.length > 0);
  const isLess = steps.length > new Set(goals.map(({ said }) => said)).size + sparedCount;
  if (isLess && steps.some((clause) => !goals.some((goal) => isRead(goal, clause)))) return false;
  // "… and how many?" leaves to the words before it what it asks about.
  const telling = heard.filter((clause) => isDeed(clause) && (clause.slots.length > 0 || clause.kind !== 'tell:count'));
  const missed = telling.filter((clause) => !goals.some((goal) => isRead(goal, clause)));
  const deeds = clauses.filter(isDeed);
  // "Enter the value of Color": what is found out only to be entered is no step of its own.
  const own = goals.filter((_, at) => !isForNext(goals[at + 1]));
  const isSpare = deeds.length > 0 && own.some((goal) => !deeds.some((clause) => isRead(goal, clause)));
  return missed.length <= sparedCount && !(isSpare && heard.length === clauses.length);
}

function isForNext(next: Goal | undefined): boolean {
  return next?.act.kind === 'enter' && next.act.value.isFound === true;
}

/** "After logging in" is easily taken for talk; and what is to be on or off is said by small words. */
function isRead({ act, only, said }: Goal, clause: TaggedClause): boolean {
  const isCounted = act.kind === 'tell' && act.question.want === 'value' && clause.kind === 'tell:count';
  if (isCounted) return act.question.tell.some(({ words }) => said.toLowerCase().includes(words.toLowerCase()));
  if (act.kind === 'login' || (act.kind === 'tick' && only && clause.kind.startsWith('tick:'))) return true;
  return agrees(act, clause);
}
