import type { Control } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { coverage } from '../words/coverage.ts';

/** "Two adults", where the page only says "1 guest": how many of each kind there are is set behind that. */
export function openParty(situation: Situation, { words }: Phrase, { number }: Value): Pursuit | undefined {
  if (number === undefined || !says(words, PEOPLE)) return undefined;
  const button = controlsOf(situation.page).find((control) => isParty(control) && !isTried(situation, control));
  if (!button) return undefined;
  const { id } = button;
  // What a click does not reach, a key may.
  const isAgain = situation.memo.ways.some(({ name }) => name === wayInto(button));
  const call = isAgain ? { tool: 'press', input: { key: 'Enter', id } } : { tool: 'click', input: { id } };
  return { do: [call], way: wayInto(button), thought: `Opening “${calledSo(button)}” to set ${words}.` };
}

function isParty({ role, name, value = '', states }: Control): boolean {
  return OPENS.has(role) && states.includes('collapsed') && says(`${name} ${value}`, PARTIES);
}

function isTried({ memo }: Situation, control: Control): boolean {
  const tries = memo.ways.filter(({ name }) => name === wayInto(control));
  return tries.some(({ went }) => went !== 'wrong') || tries.length > 1;
}

function wayInto({ id }: Control): string {
  return `look how many there are ${id}`;
}

function says(text: string, words: readonly string[]): boolean {
  return words.some((word) => coverage(word, text).share >= CALLED_SO);
}

const CALLED_SO = 0.7;
const OPENS = new Set(['button', 'combobox', 'clickable', 'textbox']);
const PEOPLE = ['adult', 'child', 'infant', 'baby', 'senior', 'passenger', 'traveller', 'guest', 'person', 'room'];
const PARTIES = ['passengers', 'travellers', 'guests', 'people', 'adults', 'who'];
