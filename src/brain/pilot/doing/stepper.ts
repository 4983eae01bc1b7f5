import type { Control } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { numberCalled, type ShownNumber, shownNumbers } from '../reading/shown-numbers.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { symbolWords } from '../words/symbols.ts';
import { reachedBy } from './deed.ts';

/**
 * "3 adults", where the page has "− 1 +" beside the word: what counts up or down is pressed until the number between is the one
 * that is wanted. It counts only when the page shows that number.
 */
export function step(situation: Situation, { number, text }: Value, field: Phrase): Pursuit | undefined {
  const { page, memo, language, goal } = situation;
  const steppers = shownNumbers(page).filter(isStepper);
  const shown = number === undefined || field.words === '' ? undefined : numberCalled(steppers, field.words);
  if (number === undefined || !shown?.before || !shown.after) return undefined;
  const speech = speechIn(language);
  const away = number - shown.number;
  if (away === 0) return reachedBy(situation, speech.entered(text, spokenPhrase(field)));
  const before = memo.ways.filter(({ name }) => name.startsWith(WAY));
  const [, from = Number.NaN, pressed = 1] = before.at(-1)?.name.split(' ').map(Number) ?? [];
  // It has come to its end, or counts by more than one can be reached with.
  if (before.length >= MOST || from === shown.number) return { stuck: speech.nothingHappened(goal.said) };
  const control = away > 0 ? shown.after : shown.before;
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

function isStepper({ before, after }: ShownNumber): boolean {
  return before !== undefined && after !== undefined && isCalled(before, LESS) && isCalled(after, MORE);
}

/** By a sign, or by a word at its beginning: "Increase adults". */
function isCalled({ name }: Control, words: readonly string[]): boolean {
  const called = symbolWords(name) || (name.trim().split(/\s+/)[0] ?? '');
  return words.some((word) => alike(word, called) >= SAME);
}

const SAME = 0.85;
const LESS = ['decrease', 'reduce', 'less', 'minus', 'fewer', 'меньше', 'убавить'];
const MORE = ['add', 'increase', 'more', 'plus', 'больше', 'прибавить'];
