import type { Language } from '../../../src/brain/pilot/goal.ts';
import { languageOf } from '../../../src/brain/pilot/understanding/language.ts';
import { type Token, tokenise } from '../../../src/brain/pilot/understanding/tokens.ts';
import { findValues } from '../../../src/brain/pilot/understanding/values/find.ts';
import { SAID_AT } from '../sayings.ts';

/** What somebody says, and the same as plain commands. */
export interface Pair {
  said: string;
  plain: string;
  /** Wordings of the same task have the same number. */
  task: number;
  /** Where in the file. */
  line: number;
}

/** The pairs of a file, of which the first line tells how many wordings of each task follow one another. */
export function pairsIn(text: string, file: string): Pair[] {
  const [first = '', ...lines] = text.split('\n');
  const wordings = Number(/^# (\d) wordings of each task$/.exec(first)?.[1]);
  if (!wordings) throw new Error(`${file} does not begin with how many wordings of each task it has.`);
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const [said, plain, more] = line.split(' ⇒ ');
    if (!said || !plain || more !== undefined) throw new Error(`${file}:${at + 2}: this is no pair: ${line}`);
    return [{ said, plain, task: Math.floor(at / wordings), line: at + 2 }];
  });
}

export function tokensOf(text: string, language: Language = languageOf(text)): Token[] {
  const clean = text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');
  return tokenise(clean, findValues(clean, SAID_AT, language));
}
