import type { Phrase, Query } from '../goal.ts';
import type { Situation } from '../situation.ts';

/**
 * "Open the letter about the order and give me the total from it": the letter is this page now, and the words by which it was
 * found need not stand here again, nor in the language of the task. The same where it was opened to answer.
 */
export function ofOpened(situation: Situation, query: Query): Query | undefined {
  const { things, tell, want, against } = query;
  if (want !== 'value' || tell.length === 0 || things.count !== 'one' || against) return undefined;
  if (!isOpened(situation) && !wasLookedInto(situation)) return undefined;
  return { ...query, things: { what: { words: '' }, count: 'one', where: [] } };
}

/** Whether the task itself has opened what it now asks about, and nobody has left it since. */
export function isOpened({ goal: { act }, previous, memo }: Situation): boolean {
  if (act.kind !== 'tell' || previous?.kind !== 'go' || 'url' in previous.to) return false;
  const { what } = act.question.things;
  const isStill = memo.ways.every(({ name }) => name.startsWith('look behind '));
  return what.isPronoun === true && isStill && isSame(what, previous.to);
}

function isSame(one: Phrase, other: Phrase): boolean {
  return one.kind === other.kind && (one.words === '' || other.words === '' || one.words === other.words);
}

function wasLookedInto({ memo }: Situation): boolean {
  const last = memo.ways.at(-1);
  return last?.went === 'well' && last.name.startsWith('look into ');
}
