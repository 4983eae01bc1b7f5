import type { Control } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { numberCalled, type ShownNumber, shownNumbers } from '../reading/shown-numbers.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { symbolWords } from '../words/symbols.ts';
import { reachedBy } from './deed.ts';

/**
 * "3 adults", where the page has "− 1 +" or "1 ▲ ▼" beside the word: what counts up or down is pressed until the number between is the one
 * that is wanted. It counts only when the page shows that number.
 */
export function step(situation: Situation, { number, text }: Value, field: Phrase): Pursuit | undefined {
  const { page, memo, language, goal } = situation;
  const steppers = shownNumbers(page).flatMap(asStepper);
  const shown = number === undefined || field.words === '' ? undefined : numberCalled(steppers, field.words);
  if (number === undefined || !shown) return undefined;
  const speech = speechIn(language);
  const away = number - shown.number;
  if (away === 0) return reachedBy(situation, speech.entered(text, field));
  const before = memo.ways.filter(({ name }) => name.startsWith(WAY));
  const [, from = Number.NaN, pressed = 1] = before.at(-1)?.name.split(' ').map(Number) ?? [];
  // It has come to its end, or counts by more than one can be reached with.
  if (before.length >= MOST || from === shown.number) return { stuck: speech.nothingHappened(goal.said) };
  const control = away > 0 ? shown.more : shown.less;
  // The first press shows how far one goes.
  const by = before.length === 0 ? Math.abs(away) : Math.abs(shown.number - from) / pressed;
  const times = Math.min(LONGEST, Math.max(1, Math.floor(Math.abs(away) / by)));
  return {
    do: Array.from({ length: times }, () => ({ tool: 'click', input: { id: control.id } })),
    way: `${WAY} ${shown.number} ${times} ${control.id}`,
    thought: `Counting from ${shown.number} to ${number}.`,
  };
}

const WAY = 'step';
const MOST = 8;
const LONGEST = 20;

/** A number with what makes it less and what makes it more: on either side of it, or both behind it. */
type Stepper = ShownNumber & { less: Control; more: Control };

function asStepper(shown: ShownNumber): Stepper[] {
  const { before, after, second } = shown;
  const pairs = [
    [before, after],
    [after, before],
    [after, second],
    [second, after],
  ] as const;
  const found = pairs.find(([less, more]) => less && more && isCalled(less, LESS) && isCalled(more, MORE));
  const [less, more] = found ?? [];
  return less && more ? [{ ...shown, less, more }] : [];
}

/** By a sign, or by a word at its beginning: "Increase adults". */
function isCalled({ name }: Control, words: readonly string[]): boolean {
  const called = symbolWords(name) || (name.trim().split(/\s+/)[0] ?? '');
  return words.some((word) => alike(word, called) >= SAME);
}

const SAME = 0.85;
const LESS = ['decrease', 'reduce', 'less', 'minus', 'fewer', 'down', 'lower', 'меньше', 'убавить', 'вниз'];
const MORE = ['add', 'increase', 'more', 'plus', 'up', 'raise', 'больше', 'прибавить', 'вверх'];
