import type { Understood } from '../goal.ts';
import { goalsAsText } from './goals-as-text.ts';
import { beginsSentence, type Token } from './tokens.ts';

/**
 * Whether one reading leaves out a name or a number that another makes something of: "C4", "Lisbon". What is done without it is likely not
 * what was wanted.
 */
export function losesNames(reading: Understood, other: Understood, tokens: readonly Token[]): boolean {
  const [here, there] = [reading, other].map(({ goals }) => goalsAsText(goals).replace(DEED, '')) as [string, string];
  return tokens.some((token, at) => {
    const isName = /^\p{Lu}/u.test(token.text) && !beginsSentence(tokens, at);
    if (token.isMark || !(isName || /\d/.test(token.text) || token.value?.exact)) return false;
    const stem = stemOf(token);
    return stem.length > 1 && there.includes(stem) && !here.includes(stem);
  });
}

function stemOf({ text, value }: Token): string {
  const word = (value?.text ?? text).toLowerCase();
  return /\d/.test(word) || value ? word : word.slice(0, Math.max(3, word.length - 2));
}

/** What is done is no name: "Send it" is a `send`, or a `submit`. */
const DEED = /"kind":"[a-z]+"/g;
