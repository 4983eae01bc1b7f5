import { calledSo } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { isNew, type Pursuit, type Situation } from '../situation.ts';

/** A page that asks whether it is meant is told that it is, with the button that says so. */
export function confirmed(situation: Situation, verbs: readonly string[]): Pursuit | undefined {
  const { page, memo } = situation;
  if (memo.ways.at(-1)?.name.startsWith(CONFIRM)) return undefined;
  const button = called(page, [...verbs, 'confirm', 'yes', 'ok'], {
    to: 'press',
    roles: new Set(['button']),
    // Where nothing lies over the page, only what the act itself has brought asks about it.
    fits: (control) => page.onTop !== undefined || isNew(situation, control),
  });
  if (!button) return undefined;
  const thought = `Confirming with “${calledSo(button)}”.`;
  return { do: [{ tool: 'click', input: { id: button.id } }], way: `${CONFIRM}${button.id}`, thought };
}

const CONFIRM = 'confirm ';
