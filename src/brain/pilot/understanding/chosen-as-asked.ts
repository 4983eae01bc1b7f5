import type { Constraint, Goal, Phrase, Query } from '../goal.ts';
import { isEmptyQuestion } from './way-first.ts';

/**
 * "How many flats have “Pets allowed”? Tick it and show the results": many are asked about, so what is ticked is what was said of them.
 * It is ticked first; all that the page shows then are so.
 */
export function chosenAsAsked(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex((goal, index) => narrowedBy(goal, goals[index + 1]) !== undefined);
  const [asked, choosing] = goals.slice(at, at + 2);
  const by = asked && narrowedBy(asked, choosing);
  if (!asked || !choosing || !by) return [...goals];
  const shown = goals.slice(at + 2, isShowing(goals[at + 2]) ? at + 3 : at + 2);
  const [again, ...rest] = goals.slice(at + 2 + shown.length);
  const after = again && !isAskedAgain(again) ? [again, ...rest] : rest;
  return [...goals.slice(0, at), withChosen(choosing, by), ...shown, without(asked, by), ...after];
}

/** What was said in quotes of the many that are asked about, where the next deed chooses it without naming it. */
function narrowedBy(asked: Goal, next: Goal | undefined): Constraint | undefined {
  const question = questionIn(asked);
  if (question?.things.count !== 'all' || !/^(?:count|list|table)$/.test(question.want) || !next) return undefined;
  const { act, only, until, each } = next;
  const isChoosing = (act.kind === 'tick' && act.on) || (act.kind === 'choose' && !act.from);
  if (!isChoosing || (only ?? until ?? each)) return undefined;
  const [it, ...others] = act.things;
  if (!it || others.length > 0 || !isIt(it)) return undefined;
  const [by, ...more] = question.things.where.filter(({ is, value }) => value.exact && /^(?:=|contains)$/.test(is));
  return more.length === 0 ? by : undefined;
}

function questionIn({ act, only, until, each }: Goal): Query | undefined {
  return act.kind === 'tell' && !(only ?? until ?? each) ? act.question : undefined;
}

/** "it", «её», "this box": one, where those that are asked about are many. */
function isIt({ words, kind, isPronoun, ordinal, place, like, best }: Phrase): boolean {
  if (ordinal !== undefined || (place ?? like ?? best)) return false;
  if (isPronoun) return /^(?:it|that|this|его|её|ее|это)?$/i.test(words);
  return words === '' && kind === 'checkbox';
}

function isShowing(goal: Goal | undefined): boolean {
  return goal?.act.kind === 'press' && SHOWING.test(goal.act.target.words);
}

const SHOWING = /^(?:show|view|see|покаж\p{L}+|показать|посмотр\p{L}+) (?:the )?(?:results?|результат\p{L}*)$/iu;

/** "… and tell me the number", "… and count them". */
function isAskedAgain(goal: Goal): boolean {
  const question = questionIn(goal);
  const isOfThem =
    question?.want === 'count' && question.things.what.isPronoun === true && question.things.where.length === 0;
  return isEmptyQuestion(goal) || isOfThem;
}

function withChosen(goal: Goal, { value }: Constraint): Goal {
  const { act } = goal;
  const things: Phrase[] = [{ words: value.text, exact: true }];
  return act.kind === 'tick' || act.kind === 'choose' ? { ...goal, act: { ...act, things } } : goal;
}

function without(goal: Goal, by: Constraint): Goal {
  const { act } = goal;
  if (act.kind !== 'tell') return goal;
  const { things } = act.question;
  const where = things.where.filter((one) => one !== by);
  return { ...goal, act: { ...act, question: { ...act.question, things: { ...things, where } } } };
}
