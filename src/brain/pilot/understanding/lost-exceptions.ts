import type { Goal } from '../goal.ts';
import { exceptionAt } from './context.ts';
import { type Token, wordsIn } from './tokens.ts';

/** "all of them apart from …": what is left out of a deed is not to be lost on the way. */
export function lostExceptions(goals: readonly Goal[], tokens: readonly Token[]): string[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ value }, index) => !value && exceptionAt(words, index) > 0);
  const rest = tokens.slice(at).filter(({ isMark }) => !isMark);
  return at < 0 || goals.every(isNarrow) ? [] : [rest.map(({ text }) => text).join(' ')];
}

/** "Get rid of all this, only keep what Ann sent", «… а договор оставь»: who takes away all takes away that, too. */
export function takesWhatIsKept(goals: readonly Goal[], tokens: readonly Token[]): boolean {
  return wordsIn(tokens).some((word) => KEEP.test(word)) && goals.some(takesAll);
}

const KEEP = /^(?:keep(?:ing)?|leave|leaving|spare|sparing|остав(?:ь|ьте|ить|ляй|ив|ляя)|пощади)$/;

function takesAll(goal: Goal): boolean {
  return goal.act.kind === 'remove' && !isNarrow(goal);
}

/** It changes nothing, or one thing, or leaves something out. */
function isNarrow({ act, each }: Goal): boolean {
  if (each) return each.except !== undefined;
  if (act.kind !== 'remove' && act.kind !== 'handle' && act.kind !== 'add') return true;
  return act.things.count === 'one'
    ? act.things.what.words !== '' || act.things.what.kind !== undefined || act.things.what.isPronoun === true
    : act.things.except !== undefined;
}
