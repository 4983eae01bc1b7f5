import type { Control } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { isNew, type Pursuit, type Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** A page that asks whether it is meant is told that it is, with the button that says so. */
export function confirmed(situation: Situation, verbs: readonly string[]): Pursuit | undefined {
  const { page, memo } = situation;
  const last = memo.ways.at(-1)?.name ?? '';
  // What was confirmed is not asked again, and who has only looked around was asked nothing.
  if (last.startsWith(CONFIRM) || last.startsWith('look ')) return undefined;
  const button = called(page, [...verbs, 'confirm', 'yes', 'ok'], {
    to: 'press',
    roles: new Set(['button']),
    // Where nothing lies over the page, only what the act itself has brought asks about it.
    fits: (control) => (page.onTop !== undefined || isNew(situation, control)) && !takesBack(control, verbs),
  });
  if (!button || !isAsking(situation, verbs, button)) return undefined;
  const thought = `Confirming with “${calledSo(button)}”.`;
  return { do: [{ tool: 'click', input: { id: button.id } }], way: `${CONFIRM}${button.id}`, thought };
}

const CONFIRM = 'confirm ';

/** “Remove from saved”, where something was saved just now: that is no yes to it. */
function takesBack({ name }: Control, verbs: readonly string[]): boolean {
  const [first = ''] = name.split(/\s/u);
  const isBack = BACK.some((word) => alike(word, first) >= JUST_SO);
  return isBack && !verbs.some((verb) => alike(verb, first) >= CALLED_SO);
}

const BACK = ['remove', 'delete', 'undo', 'cancel'];
const JUST_SO = 0.85;

/** Who asks says so, or leaves a way out: a list that was drawn anew has buttons of that name too, and asks nothing. */
function isAsking(situation: Situation, verbs: readonly string[], button: Control): boolean {
  return hasQuestion(situation, verbs) || hasWayOut(situation, button);
}

/** "Delete this comment?" */
function hasQuestion({ page }: Situation, verbs: readonly string[]): boolean {
  return page.lines.some(({ kind, parts }) => {
    const text = parts.filter((part) => typeof part === 'string').join(' ');
    return kind === 'heading' && text.trim().endsWith('?') && verbs.some((verb) => alike(verb, text) >= SAYS_SO);
  });
}

const SAYS_SO = 0.4;

/** Beside the button, that is. */
function hasWayOut(situation: Situation, button: Control): boolean {
  const isOver = situation.page.onTop !== undefined;
  const names = isOver ? [...WAYS_OUT, ...OF_DIALOGS] : WAYS_OUT;
  return controlsOf(situation.page).some(
    (control) =>
      control.id !== button.id &&
      (isOver || isNew(situation, control)) &&
      (control.role === 'button' || control.role === 'link') &&
      names.some((words) => alike(words, control.name) >= CALLED_SO),
  );
}

const WAYS_OUT = ['cancel', 'no', 'keep'];
const OF_DIALOGS = ['back', 'close'];
const CALLED_SO = 0.6;
