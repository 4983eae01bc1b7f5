import { createContext, Script } from 'node:vm';
import { folded } from '../../words.ts';

const TIME_LIMIT = 250;

/**
 * Which of the texts a pattern is found in, as they stand or folded; or why it cannot be used. The time is limited: some
 * patterns would take for ever, and who writes them here is a model.
 */
export function matchesOf(pattern: string, texts: readonly string[]): number[] | { problem: string } {
  const both = texts.map((text) => [text, folded(text)]);
  try {
    const answer: unknown = SEARCH.runInContext(createContext({ pattern, both }), { timeout: TIME_LIMIT });
    return String(answer).split(' ').filter(Boolean).map(Number);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const SEARCH = new Script(`{
  const search = new RegExp(pattern, 'iu');
  both.flatMap((texts, index) => (texts.some((text) => search.test(text)) ? [index] : [])).join(' ');
}`);
