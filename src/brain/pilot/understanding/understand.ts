import type { Understood } from '../goal.ts';
import { tag } from '../tagging/tag.ts';
import { connected } from './connected.ts';
import type { Context } from './context.ts';
import { languageOf } from './language.ts';
import { plainWords } from './plain-words.ts';
import { settleReading } from './settle-reading.ts';
import { tokenise } from './tokens.ts';
import { findValues } from './values/find.ts';

/** Reads a task: values first, then the words around them, by rules and by what was learned. */
export function understand(task: string, now: Date): Understood {
  const text = task.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');
  const language = languageOf(text);
  const context: Context = { task: text, language };
  const tokens = plainWords(tokenise(text, findValues(text, now, language)));
  const read = settleReading(tokens, tag(tokens), context);
  const goals = connected(read.goals, context);
  // What is to be left alone is left alone by doing the rest; where there is no rest, nobody knows what is wanted.
  const spared = goals.length > 0 ? [] : (read.spared ?? []);
  const unclear = [...read.unclear, ...spared];
  return { language, goals, unclear: [...new Set(unclear)].filter((words) => words !== '') };
}
