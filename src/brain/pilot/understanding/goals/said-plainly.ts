import { findVerb } from '../clauses.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens.ts';
import { appended } from './appended.ts';
import type { Built, Deed } from './built.ts';
import { eachItsOwn } from './each-its-own.ts';
import { formattedText } from './formatted-text.ts';
import { heldValue } from './held-value.ts';
import { keyedIn } from './keyed-in.ts';
import { lookedUp } from './looked-up.ts';
import { markedText } from './marked-text.ts';

/** Deeds that are said in frames which leave no doubt, whatever the verb means elsewhere and whoever else reads them. */
export function saidPlainly(deed: Deed): Built | undefined {
  return (
    appended(deed) ?? heldValue(deed) ?? keyedIn(deed) ?? formattedText(deed) ?? markedText(deed) ?? eachItsOwn(deed)
  );
}

/** Whether a clause is one of them, or says of a value where it is to be read. */
export function isSaidPlainly(clause: readonly Token[], context: Context): boolean {
  const verb = findVerb(clause);
  if (verb?.at !== 0) return false;
  const [said, rest] = [clause.slice(0, verb.length), clause.slice(verb.length)];
  const isRead = verb.meaning === 'enter' && lookedUp(rest, context) !== undefined;
  if (verb.meaning === 'solve') return true;
  return isRead || saidPlainly({ concept: verb.meaning, verb: said, rest, context }) !== undefined;
}
