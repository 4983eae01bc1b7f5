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

/** It changes nothing, or one thing, or leaves something out. */
function isNarrow({ act, each }: Goal): boolean {
  if (each) return each.except !== undefined;
  if (act.kind !== 'remove' && act.kind !== 'handle' && act.kind !== 'add') return true;
  return act.things.count === 'one'
    ? act.things.what.words !== '' || act.things.what.kind !== undefined || act.things.what.isPronoun === true
    : act.things.except !== undefined;
}
