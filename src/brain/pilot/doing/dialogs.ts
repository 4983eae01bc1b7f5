import type { Observation } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { wordsOn } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { fieldFor } from './field-for.ts';

/**
 * Dialogs of the browser itself are answered the moment they open: what the next words say of one is decided before the press that
 * opens it. Nothing where the task speaks of none, or where it is part of the page.
 */
export function throughDialog(situation: Situation): Pursuit | undefined {
  const { act, said } = situation.goal;
  if (isOver(situation))
    return { reached: { text: act.kind === 'enter' ? speechIn(situation.language).done(said) : '', claims: [] } };
  if (act.kind === 'press') return foreseen(situation);
  return isAbout(act) ? answered(situation, act) : undefined;
}

function foreseen(situation: Situation): Pursuit | undefined {
  // "… and when the dialog comes up, put in …".
  const isAwaited = isAwaitedDialog(situation.ahead[0]);
  const [next, then] = isAwaited ? situation.ahead.slice(1) : situation.ahead;
  if (!next || wasTried(situation, AHEAD)) return undefined;
  const isSpokenOf = DIALOG_SAID.test(situation.task) && then !== undefined && saysYes(then);
  // "Press Rename. Enter “Blue” into the box. Press OK."
  const isAsked = next.kind === 'enter' && then !== undefined && isOk(then);
  const isNowhere =
    isAsked &&
    next.field !== undefined &&
    fieldFor(situation.page, { field: next.field, value: next.value }) === undefined;
  const isThere = isAbout(next) || ((isAwaited || isSpokenOf || isAsked) && isWithoutField(next)) || isNowhere;
  const isWritten = next.kind === 'enter' && isThere && !(then && saysNo(then));
  if (!isWritten && !((isThere || isAwaited) && saysYes(next))) return undefined;
  const text = isWritten ? { text: next.value.text } : {};
  const call = { tool: 'dialog', input: { accept: true, ...text } };
  return { do: [call], way: AHEAD, thought: 'Deciding how the dialog is answered that may open.' };
}

/** The dialog was answered as foreseen: it is waited for no more, what was to be put in is in, and OK was said. */
function isOver({ goal: { act }, task, previous, ahead, told }: Situation): boolean {
  if (!wasAccepted(told)) return false;
  if (isAwaitedDialog(act)) return true;
  const isOkNext = ahead[0] !== undefined && isOk(ahead[0]);
  const isForeseen = isAwaitedDialog(previous) || (previous?.kind === 'press' && (isOkNext || DIALOG_SAID.test(task)));
  const isPutIn = isForeseen && (isWithoutField(act) || (isOkNext && act.kind === 'enter'));
  return isPutIn || (saysYes(act) && isOfIt(act) && (isAwaitedDialog(previous) || previous?.kind === 'enter'));
}

/** "accept it", "confirm", "press OK": of whatever was there before. */
function isOfIt(act: Act): boolean {
  if (act.kind === 'submit') return !act.what || act.what.isPronoun === true;
  return act.kind === 'press' || (act.kind === 'handle' && act.things.what.isPronoun === true);
}

function isAwaitedDialog(act: Act | undefined): boolean {
  return act?.kind === 'wait' && 'words' in act.for && isDialog(act.for);
}

function isWithoutField(act: Act): boolean {
  return act.kind === 'enter' && (!act.field || act.field.isPronoun === true || isAnyField(act.field));
}

/** "the box", and nothing of which one. */
function isAnyField({ words, kind, ordinal, place }: Phrase): boolean {
  return words === '' && kind === 'field' && ordinal === undefined && !place;
}

function isOk(act: Act): boolean {
  return act.kind === 'press' && !act.target.place && isLike(act.target, ['ok', 'ок']);
}

/** As the browser tells it: what a dialog says may be made to read like that, and then ends otherwise. */
function wasAccepted(told: readonly string[]): boolean {
  const isAnswered = (how: string) => told.some((one) => one.includes(`", which was ${how}.`));
  return isAnswered('accepted') && !isAnswered('dismissed');
}

/** "a dialog will pop up, enter the name there and OK it". */
const DIALOG_SAID = /(?<!\p{L})(?:dialog(?:ue)?|prompt|диалог\p{L}*)(?!\p{L})/iu;
const AHEAD = 'look ahead to the dialog';
const BACK = 'look at the dialog of the page';

function answered(situation: Situation, act: Act): Pursuit | undefined {
  const { page, previous, language, goal, told } = situation;
  if (isOnPage(page)) {
    // It is part of the page after all: the next one of the browser is not what was decided about.
    if (act.kind !== 'enter' || previous?.kind !== 'press' || wasTried(situation, BACK)) return undefined;
    const call = { tool: 'dialog', input: { accept: false } };
    return { do: [call], way: BACK, thought: 'The dialog is part of the page.' };
  }
  const speech = speechIn(language);
  if (act.kind === 'enter') {
    const isShown = wasAccepted(told) || wordsOn(page).includes(act.value.text);
    return isShown ? { reached: { text: speech.done(goal.said), claims: [] } } : undefined;
  }
  const isWritten = previous?.kind === 'enter' && isAbout(previous);
  return saysYes(act) && (isWritten || wasAccepted(told))
    ? { reached: { text: speech.done(goal.said), claims: [] } }
    : undefined;
}

function isAbout(act: Act): boolean {
  if (act.kind === 'enter') return act.field !== undefined && isDialog(act.field);
  if (act.kind === 'handle') return isDialog(act.things.what);
  if (act.kind === 'submit') return act.what !== undefined && isDialog(act.what);
  return false;
}

function isDialog({ words, kind }: Phrase): boolean {
  return kind === 'dialog' || NAMES.some((name) => alike(name, words) >= SAME);
}

const NAMES = ['dialog', 'prompt', 'popup', 'window', 'диалог', 'диалоговое окно', 'окно'];
const SAME = 0.9;

function saysYes(act: Act): boolean {
  return act.kind === 'submit' || isOk(act) || (act.kind === 'handle' && isLike(act.verb, ['accept', 'confirm', 'ok']));
}

function saysNo(act: Act): boolean {
  return (
    act.kind === 'close' || (act.kind === 'handle' && isLike(act.verb, ['cancel', 'dismiss', 'reject', 'decline']))
  );
}

function isLike({ words }: Phrase, names: readonly string[]): boolean {
  return names.some((name) => alike(name, words) >= SAME);
}

function isOnPage({ onTop, lines }: Observation): boolean {
  const isPart = lines.some(
    ({ role = '', parts }) => OPEN.has(role) || parts.some((part) => typeof part !== 'string' && OPEN.has(part.role)),
  );
  return onTop !== undefined || isPart;
}

const OPEN = new Set(['dialog', 'alertdialog']);
