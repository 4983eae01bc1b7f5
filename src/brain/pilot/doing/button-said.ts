import type { Observation } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { press } from './moving.ts';

/** "Name Ann Marsh, then “Book now”", «вписать и «Сохранить»»: after a form was filled in, what a button is called is pressed, not written. */
export function buttonSaid(
  situation: Situation,
  { value: { text, exact }, field }: Extract<Act, { kind: 'enter' }>,
): Pursuit | undefined {
  const { page, previous, memo, language } = situation;
  if (exact && field && isNoField(page, field, text)) return { stuck: speechIn(language).noPlace(text) };
  if (field || !exact || !previous || !FILLING.has(previous.kind)) return undefined;
  // Of the buttons in the rows of a table each may say its row: "Book 12".
  const isThere = controlsOf(page).some(
    ({ role, name }) => role === 'button' && (name === text || name.startsWith(`${text} `)),
  );
  const isPressed = memo.ways.some(({ name }) => name.startsWith('click '));
  return isThere || isPressed
    ? press(situation, { kind: 'press', target: { words: text, exact: true, kind: 'button' } })
    : undefined;
}

/** «Впиши город Рига и «Найти»», heard as “Find” for a field “city Riga”: there is none, and a button is called so. */
function isNoField(page: Observation, { words, exact }: Phrase, text: string): boolean {
  const controls = controlsOf(page);
  const isButton = controls.some(({ role, name }) => role === 'button' && name === text);
  const isCalled = controls.some(({ name }) => alike(words, name) >= CALLED_SO);
  return isButton && !exact && /\s/.test(words) && !isCalled;
}

const CALLED_SO = 0.9;

const FILLING: ReadonlySet<Act['kind']> = new Set(['enter', 'choose', 'tick', 'upload']);
