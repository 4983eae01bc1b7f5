import { tokensOf, tokensOfLines } from '../tokens.ts';

/** What is kept of the past of a run. */
export interface Past {
  /** What stands for lines that were dropped. */
  summary: string;
  /** One line for each action. */
  history: readonly string[];
}

/** Of what one question may take, so much may be the past, and so much what was remembered on purpose. */
const SHARE_OF_PAST = 0.2;
const SHARE_OF_FACTS = 0.15;
/** The newest lines are never summarised. */
const KEPT = 8;

/** Whether the past has grown so long that its older half should become a few sentences. */
export function mayRemember({ summary, history }: Past, context: number, lastQuestion = 0): boolean {
  if (history.length <= KEPT) return false;
  // What the provider counted is known better than what we guess, and tells of the whole question.
  return lastQuestion > context || tokensOf(summary) + tokensOfLines(history) > context * SHARE_OF_PAST;
}

/** The lines to be summarised, and those that stay. */
export function halves({ history }: Pick<Past, 'history'>): { older: readonly string[]; newer: readonly string[] } {
  const middle = Math.max(0, Math.min(history.length - KEPT, Math.ceil(history.length / 2)));
  return { older: history.slice(0, middle), newer: history.slice(middle) };
}

/** Whether there is room for one more fact. Facts are kept word for word, so there must be an end to them. */
export function hasRoomFor(fact: string, facts: readonly string[], context: number): boolean {
  return tokensOfLines([...facts, fact]) <= context * SHARE_OF_FACTS;
}
