import type { Goal, Query } from '../goal.ts';
import { agrees } from '../tagging/agrees.ts';
import { optionIn } from '../tagging/decoding/entering.ts';
import { entriesIn } from '../tagging/decoding/entries.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import type { Reading } from './clause.ts';
import { afterFiller, findVerb } from './clauses.ts';
import type { Context } from './context.ts';
import { CERTAIN, HALF_SURE, isDeed, isHeard, SURE, TO_THE_WORD } from './how-sure.ts';
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
  if (
    crossesClauses(
      goals,
      tokens,
      clauses.filter((clause) => isDeed(clause) && isHeard(clause)),
    ) ||
    writesAsked(goals, tokens, clauses, context) ||
    losesAsked(goals, clauses) ||
    losesPlace(goals, tokens, clauses) ||
    losesQuotes(goals, spared, tokens, clauses) ||
    losesValues(goals, tokens, clauses) ||
    losesFields(goals, clauses) ||
    waitsInstead(goals, tokens, clauses, context) ||
    losesDenial(goals, tokens, clauses) ||
    goals.some(takesButton) ||
    goals.some(toldByQuestion) ||
    clauses.some((one) => one.kind === 'choose' && one.sure >= CERTAIN && optionIn({ ...one, tokens, context })) ||
    entersDeed(goals, tokens, clauses) ||
    entersElsewhere(goals, tokens, clauses, context) ||
    entersMoved(goals, tokens, clauses, context)
  )
    return false;
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
  const isOther = isOfOtherWords(goals, tokens, known, areLed && !areLong);
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
  return others.length === 0 && entry?.field !== undefined && isNoun;
}

/** «напиши Анне «Привет» кнопкой «Готово»»: a button takes no words, and gets no letters. */
function takesButton({ act }: Goal): boolean {
  if (act.kind === 'enter') return act.field?.kind === 'button' && act.field.words !== '';
  const [first] = act.kind === 'send' ? act.entries : [];
  return first?.field !== undefined && /(?:^|\s)(?:button|pressing|clicking|кнопк\p{L}+)$/u.test(first.value.text);
}

/** «что стоит первым и по какой цене»: what is asked of a thing does not tell which one it is. */
function toldByQuestion({ act }: Goal): boolean {
  return (
    act.kind === 'tell' &&
    act.question.things.where.some(
      ({ value }) => !value.exact && /^(?:как(?:ой|ую|ое|ом|ого|ая|ие|их)|which|what)(?: |$)/iu.test(value.text),
    )
  );
}

/** «напиши название»: what somebody is to tell, taken for what is to be written. */
function writesAsked(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
  context: Context,
): boolean {
  const asking = clauses.filter(({ kind, sure }) => kind.startsWith('tell:') && sure >= SURE);
  return goals.some(
    (goal) =>
      goal.act.kind === 'enter' &&
      !goal.act.field &&
      goal.act.value.kind === 'text' &&
      !goal.act.value.exact &&
      asking.some((clause) => isWithin(goal, tokens, clause, context)),
  );
}

/** A question that asks for nothing, where somebody else hears what is asked. */
function losesAsked(goals: readonly Goal[], clauses: readonly TaggedClause[]): boolean {
  const isAsked = clauses.some(
    ({ kind, slots, sure }) => kind.startsWith('tell:') && sure >= SURE && slots.some(({ slot }) => slot === 'field'),
  );
  return isAsked && goals.some(({ act }) => act.kind === 'tell' && isHollow(act.question));
}

/** "… in the letter": of what is in it, nothing is named. */
function isHollow({ want, tell, things: { what, best } }: Query): boolean {
  const isNamed = what.words !== '' || what.kind !== undefined || what.ordinal !== undefined || best !== undefined;
  return /^(?:name|value)$/.test(want) && tell.length === 0 && what.place !== undefined && !isNamed;
}

/** "which dish there is the cheapest": of the place that was spoken of. */
function losesPlace(goals: readonly Goal[], tokens: readonly Token[], clauses: readonly TaggedClause[]): boolean {
  const isBest = ({ slots }: TaggedClause) => slots.some(({ slot }) => slot === 'best');
  const isThere = clauses.some(
    (clause) =>
      clause.sure >= SURE &&
      isBest(clause) &&
      clause.slots.some(({ slot, to }) => slot === 'thing' && tokens[to]?.word === 'there'),
  );
  return isThere && !JSON.stringify(goals.map(({ act }) => act)).includes('"place"');
}

/** What stands in quotes is never left out. */
function losesQuotes(
  goals: readonly Goal[],
  spared: readonly string[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
): boolean {
  const written = JSON.stringify([spared, ...goals.map(({ said: _, ...goal }) => goal)]);
  const own = clauses.flatMap(({ from, to }) => tokens.slice(from, to));
  return own.some(({ value }) => value?.exact && !written.includes(JSON.stringify(value.text).slice(1, -1)));
}

/** «когда включён фильтр …»: what is heard to be switched on is not waited for. */
function waitsInstead(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
  context: Context,
): boolean {
  const shown = clauses.filter((clause) => /^(?:tick:on|choose|filter|sort)$/.test(clause.kind) && isHeard(clause));
  return goals.some((goal) => goal.act.kind === 'wait' && shown.some((one) => isWithin(goal, tokens, one, context)));
}

/** "set the city to Bergen, phone 555": one of two values that are heard there was left out. */
function losesValues(goals: readonly Goal[], tokens: readonly Token[], clauses: readonly TaggedClause[]): boolean {
  const written = JSON.stringify(goals.map(({ act }) => act)).toLowerCase();
  return clauses.some(({ kind, slots, sure }) => {
    const values = slots.filter(({ slot }) => slot === 'value');
    const isPlain =
      kind === 'enter' && sure >= CERTAIN && values.length > 1 && !(isUneven({ kind, slots }) && areNamed(goals));
    return isPlain && values.some(({ from, to }) => !tokens.slice(from, to).some((token) => isWritten(token, written)));
  });
}

/** Where each value has a field, none of them goes wherever there is room. */
function losesFields(goals: readonly Goal[], clauses: readonly TaggedClause[]): boolean {
  const isEven = ({ kind, sure, slots }: TaggedClause) => {
    const [fields, values] = ['field', 'value'].map((name) => slots.filter(({ slot }) => slot === name).length);
    return kind === 'enter' && sure >= CERTAIN && fields === values && values !== undefined && values > 1;
  };
  return !areNamed(goals) && clauses.some(isEven);
}

/** A field has one value: where there are more of them than fields, words were taken for a value that are none. */
function isUneven({ kind, slots }: Pick<TaggedClause, 'kind' | 'slots'>): boolean {
  const count = (name: string) => slots.filter(({ slot }) => slot === name).length;
  return kind === 'enter' && count('field') > 0 && count('value') > count('field');
}

/** Everything that is entered has a field to go into. */
function areNamed(goals: readonly Goal[]): boolean {
  return goals.every(({ act }) => act.kind !== 'enter' || act.field !== undefined);
}

function isWritten({ text, value }: Token, written: string): boolean {
  return written.includes(JSON.stringify((value?.iso ?? value?.text ?? text).toLowerCase()).slice(1, -1));
}

/** "the mails I have not read": what is said not to be so is no small thing. */
function losesDenial(goals: readonly Goal[], tokens: readonly Token[], clauses: readonly TaggedClause[]): boolean {
  const isDenied = clauses.some((clause) =>
    clause.slots.some(
      ({ slot, from, to }) =>
        slot === 'cond' &&
        clause.sure >= SURE &&
        tokens.slice(from, to).some(({ word }) => /^(?:not|haven't|hasn't|isn't|aren't|не)$/.test(word)),
    ),
  );
  if (!isDenied) return false;
  return !/"is":"(?:≠|lacks|≤|≥|<|>)"|"words":"[^"]*(?<!\p{L})(?:not|не|un\p{L}+|не\p{L}{3,})/iu.test(
    JSON.stringify(goals.map(({ act, only }) => [act, only])),
  );
}

/** "The letter should be archived": what is to be done with it is nothing to be written into it. */
function entersDeed(goals: readonly Goal[], tokens: readonly Token[], clauses: readonly TaggedClause[]): boolean {
  const deeds = clauses
    .filter(({ kind, sure }) => kind === 'handle' && sure >= SURE)
    .flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'verb'))
    .map(({ from, to }) => wordsIn(tokens.slice(from, to)).join(' '));
  return goals.some(
    ({ act }) => act.kind === 'enter' && !act.value.exact && deeds.includes(act.value.text.toLowerCase()),
  );
}

/** "put that card in Done": what is heard to be moved somewhere is no text to be written there. */
function entersMoved(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
  context: Context,
): boolean {
  const moved = clauses.filter((clause) => clause.kind === 'drag' && isHeard(clause));
  return goals.some(
    (goal) =>
      goal.act.kind === 'enter' &&
      goal.act.value.kind === 'text' &&
      moved.some((clause) => isWithin(goal, tokens, clause, context)),
  );
}

/** Values that were plainly heard to go into other fields than these. */
function entersElsewhere(
  goals: readonly Goal[],
  tokens: readonly Token[],
  clauses: readonly TaggedClause[],
  context: Context,
): boolean {
  const heard = clauses
    .filter(({ kind, sure, exact }) => kind === 'enter' && sure >= CERTAIN && exact >= TO_THE_WORD)
    .map((clause) => entriesIn({ ...clause, tokens, context }))
    .filter((entries) => entries.length > 1 && entries.every(({ field }) => field))
    .flat();
  return goals.some(({ act }) => {
    const entry = act.kind === 'enter' ? heard.find(({ value }) => value.text === act.value.text) : undefined;
    if (act.kind !== 'enter' || !entry?.field) return false;
    const [said, own] = [act.field?.words.toLowerCase() ?? '', entry.field.words.toLowerCase()];
    return own !== '' && (said === '' || !(said.includes(own) || own.includes(said)));
  });
}

/** Somebody else reads there what was guessed; or it is a deed that nobody knows, and nobody is sure of another. */
function isBacked(goal: Goal, tokens: readonly Token[], clauses: readonly TaggedClause[], context: Context): boolean {
  const there = clauses.filter((clause) => isWithin(goal, tokens, clause, context));
  return there.some((clause) => agrees(goal.act, clause)) || (goal.act.kind === 'handle' && !there.some(isHeard));
}

/** «сколько будет, если отметить …»: what is supposed to be done is a way, and no condition. */
function isSupposed(goals: readonly Goal[], tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => /^(?:if|если)$/.test(words[index] ?? ''));
  if (at < 0 || !goals.some(({ only }) => only)) return false;
  const end = tokens.findIndex(({ isMark, value }, index) => index > at && (isMark || value?.exact));
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

/** Whether the goal was read from the words of the clause. */
function isWithin({ said }: Goal, tokens: readonly Token[], { from, to }: TaggedClause, { task }: Context): boolean {
  const at = task.indexOf(said);
  return at + said.length > (tokens[from]?.start ?? 0) && at < (tokens[to - 1]?.end ?? 0);
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
