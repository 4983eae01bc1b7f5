import type { Observation } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { wordsOn } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';

/**
 * Dialogs of the browser itself are answered the moment they open: what the next words say of one is decided before the press that
 * opens it. Nothing where the task speaks of none, or where it is part of the page.
 */
export function throughDialog(situation: Situation): Pursuit | undefined {
  const { act } = situation.goal;
  if (act.kind === 'press') return foreseen(situation);
  return isAbout(act) ? answered(situation, act) : undefined;
}

function foreseen(situation: Situation): Pursuit | undefined {
  const [next, then] = situation.ahead;
  if (!next || wasTried(situation, AHEAD)) return undefined;
  const isWritten = next.kind === 'enter' && isAbout(next) && !(then && saysNo(then));
  if (!isWritten && !(isAbout(next) && saysYes(next))) return undefined;
  const text = isWritten ? { text: next.value.text } : {};
  const call = { tool: 'dialog', input: { accept: true, ...text } };
  return { do: [call], way: AHEAD, thought: 'Deciding how the dialog is answered that may open.' };
}

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
  const wasAccepted = told.some((one) => /which was accepted\./.test(one));
  const speech = speechIn(language);
  if (act.kind === 'enter') {
    const isShown = wasAccepted || wordsOn(page).includes(act.value.text);
    return isShown ? { reached: { text: speech.done(goal.said), claims: [] } } : undefined;
  }
  const isWritten = previous?.kind === 'enter' && isAbout(previous);
  return saysYes(act) && (isWritten || wasAccepted)
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

const NAMES = ['dialog', 'prompt', 'диалог', 'диалоговое окно', 'окно'];
const SAME = 0.9;

function saysYes(act: Act): boolean {
  return act.kind === 'submit' || (act.kind === 'handle' && isLike(act.verb, ['accept', 'confirm', 'ok']));
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
