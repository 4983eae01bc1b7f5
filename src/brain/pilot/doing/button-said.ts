import type { Act } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { press } from './moving.ts';

/** "Name Ann Marsh, then “Book now”", «вписать и «Сохранить»»: after a form was filled in, what a button is called is pressed, not written. */
export function buttonSaid(
  situation: Situation,
  { value: { text, exact }, field }: Extract<Act, { kind: 'enter' }>,
): Pursuit | undefined {
  const { page, previous, memo } = situation;
  if (field || !exact || !previous || !FILLING.has(previous.kind)) return undefined;
  const isThere = controlsOf(page).some(({ role, name }) => role === 'button' && name === text);
  const isPressed = memo.ways.some(({ name }) => name.startsWith('click '));
  return isThere || isPressed
    ? press(situation, { kind: 'press', target: { words: text, exact: true, kind: 'button' } })
    : undefined;
}

const FILLING: ReadonlySet<Act['kind']> = new Set(['enter', 'choose', 'tick', 'upload']);
