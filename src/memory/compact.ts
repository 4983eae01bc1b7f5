import { tokensOf, tokensOfLines } from '../tokens.ts';

/** What is kept of the past of a run. */
export interface Past {
  /** What stands for lines that were dropped. */
  summary: string;
  /** One line for each step. */
  history: readonly string[];
}

/** Of what one question may take, so much may be the past. */
const SHARE = 0.25;
/** The newest lines are never summarised. */
const KEPT = 8;

/** Whether the past has grown so long that its older half should become a few sentences. */
export function mayRemember({ summary, history }: Past, context: number): boolean {
  return history.length > KEPT && tokensOf(summary) + tokensOfLines(history) > context * SHARE;
}

/** The lines to be summarised, and those that stay. */
export function halves({ history }: Past): { older: readonly string[]; newer: readonly string[] } {
  const middle = Math.min(history.length - KEPT, Math.ceil(history.length / 2));
  return { older: history.slice(0, middle), newer: history.slice(middle) };
}
